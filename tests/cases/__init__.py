"""Cases: worked by hand, and official tables of real competitions."""
