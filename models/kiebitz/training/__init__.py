"""How the nets learn: what they are shown, what is asked of them, and the loop."""
