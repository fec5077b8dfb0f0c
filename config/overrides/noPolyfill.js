// Replaces polyfills that no browser in config/targets.ts needs.
