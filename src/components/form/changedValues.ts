const toText = (value: unknown) => JSON.stringify(value ?? undefined) ?? '';

/** Returns the fields that differ from their initial values; undefined when there are none. */
export function changedValues<T extends object>(initial: Partial<T>, values: T): Partial<T> | undefined {
  const changed = Object.entries(values).filter(
    ([name, value]) => toText(value) !== toText(initial[name as keyof T]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : undefined;
}
