/** The state of the mock that the journeys of this worker use, one after the other: its database, clock and payments. */
const STATE = `worker-${process.env.JEST_WORKER_ID ?? 1}`;

/** Has a window use that state, too. */
export const STATE_COOKIE = { name: 'mock_state', value: STATE, domain: 'localhost' };

/** Calls the mock past any window and returns the result; with a body it is a POST. Path below `/api/v1/`. */
export async function callMock<T>(path: string, body?: object): Promise<T> {
  const reply = await fetch(new URL(`/api/v1/${path}`, process.env.PORTAL_ORIGIN), {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-mock-state': STATE },
    body: body && JSON.stringify(body),
  });
  const { code, message, result }: { code: number; message: string; result: T } = await reply.json();
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  return result;
}

/** Moves the server's clock so many seconds ahead of the real one. */
export const movesServerClock = (offsetSeconds: number) => callMock('demo/clock', { offsetSeconds });
