/** Reads a preference of this browser. Storage that is blocked or throws counts as empty. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference for later visits; where storage is full or blocked it only lasts for the life of the page. */
export function writePreference(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice still holds in memory.
  }
}
