/** A Markdown table. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Names as Markdown code. */
export const codes = (names: readonly (string | number)[]): string =>
  names.map((name) => `\`${name}\``).join(', ');
