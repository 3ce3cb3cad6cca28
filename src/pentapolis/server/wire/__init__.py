"""What travels: the schemas of the socket's messages and of HTTP bodies."""
