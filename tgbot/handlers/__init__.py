"""Handlers: each reads an update, calls one use case in one transaction, and answers."""
