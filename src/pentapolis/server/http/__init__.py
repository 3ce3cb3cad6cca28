"""The HTTP side: routes, sessions, headers, the OpenAPI document."""
