/** Replaces the portal's theme, which is part of the style sheets: only what selects a variant is left. */
export const portalTheme = (_mode: string, { phone = false, reducedMotion = false } = {}) => ({
  token: { motion: !reducedMotion, ...(phone && { controlHeight: 40 }) },
});
