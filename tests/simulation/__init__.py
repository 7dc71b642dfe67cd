"""The simulation of chains: against results counted by hand, and every sheet that it draws against its format."""
