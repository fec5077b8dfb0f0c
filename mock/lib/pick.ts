/** Returns a copy of an object with these keys only. */
export const pick = <T extends object, Key extends keyof T>(value: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, Key>;
