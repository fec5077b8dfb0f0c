// Replaces polyfills that no browser in `targets` (.umirc.ts) needs.
