"""Explains every decision to a person: the code catalogue, errors, recompile reasons, events and log channels. It decides nothing itself."""
