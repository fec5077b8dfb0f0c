/** Returns a style module of antd without what generates styles. */
declare function withoutStyles(source: string): string;
export = withoutStyles;
