/** ProLayout's own tokens as references to CSS variables. The build replaces this module by a generated one. */
export const layoutToken: Record<string, unknown> = {};
