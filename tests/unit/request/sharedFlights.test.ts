import { createHarness, failure, held, json, settle } from './harness';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a shared request', () => {
  it('serves all calls for the same resource', async () => {
    const { replies, reply } = held();
    const { request, sent } = createHarness(reply);
    const calls = Array.from({ length: 20 }, () => request('x', { useCache: true }));
    await settle();
    expect(sent).toHaveLength(1);
    replies[0]?.(json({ code: 0, result: 'r' }));
    await expect(Promise.all(calls)).resolves.toEqual(Array(20).fill('r'));
  });

  it('is not used by calls without the cache', async () => {
    const { request, sent } = createHarness(() => json({ code: 0 }));
    await Promise.all([request('x'), request('x')]);
    expect(sent).toHaveLength(2);
  });

  it('fails for all calls, is shown once, and is sent again by the next call', async () => {
    const { replies, reply } = held();
    const { request, shown, sent } = createHarness(reply);
    const calls = [1, 2, 3].map(() => failure(request('x', { useCache: true })));
    await settle();
    replies[0]?.(json({ code: 9, message: 'No.' }));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'business', code: 9 });
    expect(shown).toEqual(['error: No.']);
    void request('x', { useCache: true });
    await settle();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('continues when only %s is aborted', async (_, aborted) => {
    const { replies, reply } = held();
    const { request, sent } = createHarness(reply);
    const controllers = [new AbortController(), new AbortController()];
    const outcomes = controllers.map(({ signal }) =>
      request('x', { useCache: true, signal }).catch((error: Error) => error.name),
    );
    await settle();
    controllers[aborted]?.abort();
    await settle();
    expect(sent[0]?.signal?.aborted).toBe(false);
    replies[0]?.(json({ code: 0, result: 'r' }));
    const expected = ['r', 'r'];
    expected[aborted] = 'AbortError';
    await expect(Promise.all(outcomes)).resolves.toEqual(expected);
  });

  it('is aborted with its last call, and not joined afterwards', async () => {
    const { replies, reply } = held();
    const { request, sent } = createHarness(reply);
    const controllers = [new AbortController(), new AbortController()];
    const outcomes = controllers.map(({ signal }) => failure(request('x', { useCache: true, signal })));
    await settle();
    for (const controller of controllers) controller.abort();
    const next = request('x', { useCache: true });
    expect((await Promise.all(outcomes)).map(({ name }) => name)).toEqual(['AbortError', 'AbortError']);
    expect(sent[0]?.signal?.aborted).toBe(true);
    await settle();
    expect(sent).toHaveLength(2);
    replies[1]?.(json({ code: 0, result: 'r' }));
    await expect(next).resolves.toBe('r');
  });

  it('respects the timeout of each call', async () => {
    const { replies, reply } = held();
    const { request } = createHarness(reply);
    const impatient = failure(request('x', { useCache: true, timeout: 100 }));
    const patient = request('x', { useCache: true });
    await jest.advanceTimersByTimeAsync(100);
    expect(await impatient).toMatchObject({ kind: 'timeout' });
    replies[0]?.(json({ code: 0, result: 'r' }));
    await expect(patient).resolves.toBe('r');
  });
});
