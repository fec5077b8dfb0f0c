interface Flight<T> {
  result: Promise<{ json: T }>;
  passengers: number;
  /** Absent when the first passenger cannot give up. */
  connection?: AbortController;
}

/**
 * Lets identical calls share one connection, which is closed only when every caller has given up: one page's unmount
 * must not fail another page.
 */
export function createFlights<T>() {
  const flights = new Map<string, Flight<T>>();

  function take(
    key: string,
    signal: AbortSignal | undefined,
    fly: (signal?: AbortSignal) => Promise<{ json: T }>,
  ) {
    const connection = signal && new AbortController();
    const flight: Flight<T> = { result: fly(connection?.signal), passengers: 0, connection };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return {
    async join(
      key: string,
      signal: AbortSignal | undefined,
      fly: (signal?: AbortSignal) => Promise<{ json: T }>,
    ): Promise<{ json: T }> {
      const flight = flights.get(key) ?? take(key, signal, fly);
      flight.passengers += 1;
      const leave = () => {
        flight.passengers -= 1;
        if (flight.passengers > 0 || !flight.connection) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.connection.abort();
      };
      signal?.addEventListener('abort', leave);
      try {
        return await flight.result;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    /** Nobody joins the flights of before any more; those on board still land. */
    forget(): void {
      flights.clear();
    },
  };
}
