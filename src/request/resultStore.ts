const MAX_ENTRIES = 200;

interface Entry {
  json: string | undefined;
  expiresAt: number;
}

/** Results by key, as JSON text, each for its time to live; the oldest go when there are more than 200. */
export function createResultStore() {
  const entries = new Map<string, Entry>();
  return {
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > Date.now()) return entry;
      entries.delete(key);
      return undefined;
    },
    /** `ttl` in milliseconds; nothing is kept for zero or less. */
    set(key: string, json: string | undefined, ttl: number): void {
      entries.delete(key);
      if (!(ttl > 0)) return;
      entries.set(key, { json, expiresAt: Date.now() + ttl });
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES) break;
        entries.delete(oldest);
      }
    },
    clear(): void {
      entries.clear();
    },
  };
}
