/** Replaces the tokens from which antd computes a theme. */
export default {};
export const defaultPresetColors = {};
