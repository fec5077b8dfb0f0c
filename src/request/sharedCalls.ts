interface SharedCall<T> {
  result: Promise<{ json: T }>;
  subscribers: number;
  /** Absent when the first subscriber cannot abort. */
  connection?: AbortController;
}

/**
 * Lets identical calls share one connection, which is closed only when every caller has aborted: one page's unmount
 * must not fail another page.
 */
export function createSharedCalls<T>() {
  const inFlight = new Map<string, SharedCall<T>>();

  function take(
    key: string,
    signal: AbortSignal | undefined,
    send: (signal?: AbortSignal) => Promise<{ json: T }>,
  ) {
    const connection = signal && new AbortController();
    const shared: SharedCall<T> = { result: send(connection?.signal), subscribers: 0, connection };
    const settle = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key);
    };
    shared.result.then(settle, settle);
    inFlight.set(key, shared);
    return shared;
  }

  return {
    async join(
      key: string,
      signal: AbortSignal | undefined,
      send: (signal?: AbortSignal) => Promise<{ json: T }>,
    ): Promise<{ json: T }> {
      const shared = inFlight.get(key) ?? take(key, signal, send);
      shared.subscribers += 1;
      const leave = () => {
        shared.subscribers -= 1;
        if (shared.subscribers > 0 || !shared.connection) return;
        if (inFlight.get(key) === shared) inFlight.delete(key);
        shared.connection.abort();
      };
      signal?.addEventListener('abort', leave);
      try {
        return await shared.result;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    /** Later calls start a new request; pending ones still resolve. */
    forget(): void {
      inFlight.clear();
    },
  };
}
