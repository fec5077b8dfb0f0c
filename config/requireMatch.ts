/** Returns what was found in another package's files or output. Throws when nothing was, so that the build fails. */
export function requireMatch<T>(found: T, what: string): NonNullable<T> {
  if (!found) throw new Error(`The build found no ${what}: the package that it comes from has changed`);
  return found;
}
