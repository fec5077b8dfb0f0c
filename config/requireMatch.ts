/** Returns `found`, or throws to fail the build when another package no longer contains the expected code. */
export function requireMatch<T>(found: T, what: string): NonNullable<T> {
  if (!found) throw new Error(`The build found no ${what}: the package that it comes from has changed`);
  return found;
}
