// Replaces a module that nothing needs.
