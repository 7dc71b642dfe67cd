"""Acts: what people do to an event, one file each; every act checks at the edge and leaves one row in the journal."""
