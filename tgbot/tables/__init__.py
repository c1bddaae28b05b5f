"""A table from its lobby to its last reveal: what is done inside one transaction."""
