/**
 * Which row of the table the keyboard stands on. Outside React's state: a step to the next row touches two rows, not a
 * hundred.
 */
export function createRowFocus() {
  let keys: readonly string[] = [];
  let active: string | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    active: () => active,
    stand(key: string | undefined) {
      if (key === active) return;
      active = key;
      tell();
    },
    /** The rows that are there now; where the row is gone, the one in its place is next. */
    setKeys(next: readonly string[]) {
      const place = active === undefined ? 0 : keys.indexOf(active);
      keys = next;
      if (active !== undefined && next.includes(active)) return;
      active = next[Math.min(Math.max(place, 0), next.length - 1)];
      tell();
    },
    /** The row so many places on, within the page. */
    neighbour(by: number): string | undefined {
      const place = active === undefined ? 0 : keys.indexOf(active);
      return keys[Math.min(Math.max(place + by, 0), keys.length - 1)];
    },
  };
}

export type RowFocus = ReturnType<typeof createRowFocus>;
