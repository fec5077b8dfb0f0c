/** Replaces React where the portal renders in slices, to measure what that gains (config/pieces.ts). */
module.exports = { ...require('react'), useDeferredValue: (value) => value };
