"""What a person does in a browser: a live server, a real Chromium, a phone's width; nothing from elsewhere."""
