/** Reads a preference of this browser; null when storage is blocked. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference. Where storage is full or blocked, it lasts until the page is closed. */
export function writePreference(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice is still kept in memory.
  }
}
