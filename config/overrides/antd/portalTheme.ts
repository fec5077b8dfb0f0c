/** Replaces the portal's theme, which is part of the style sheets: only what selects a variant is left. */
export const portalTheme = (_mode: string, { phone = false, reducedMotion = false } = {}) => ({
  token: { motion: !reducedMotion, ...(phone && { controlHeight: 40 }) },
});

/** Loads the style sheet of the colours other than the product's. */
export const loadThemeColors = () => import('@@/themeColors/colors.css');
