import type { TokenSets } from '../../antdStyles/sheets';

/** The values of the theme's tokens. The build replaces this module by a generated one. */
export const tokens: TokenSets = { light: {}, dark: {}, compact: {}, phone: {}, reducedMotion: {} };
