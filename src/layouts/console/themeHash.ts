let lastTheme: readonly unknown[] = [];
let count = 0;

/**
 * Returns a hash id for a theme that is new with each change. ProComponents keeps a style sheet per theme in the order of
 * first use, so after switching back the other theme's sheet would win. A new id inserts the sheets again, at the end.
 */
export function themeHash(theme: readonly unknown[]): string {
  if (theme.length !== lastTheme.length || theme.some((part, index) => part !== lastTheme[index])) {
    lastTheme = theme;
    count += 1;
  }
  return String(count);
}
