"""The edge: HTTP, websockets, pages, limits, and the running process."""
