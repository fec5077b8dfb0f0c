import { createHarness, failure, held, json, settle } from './harness';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('one flight', () => {
  it('serves all who ask for the same', async () => {
    const { replies, answer } = held();
    const { request, sent } = createHarness(answer);
    const calls = Array.from({ length: 20 }, () => request('x', { useCache: true }));
    await settle();
    expect(sent).toHaveLength(1);
    replies[0]?.(json({ code: 0, result: 'r' }));
    await expect(Promise.all(calls)).resolves.toEqual(Array(20).fill('r'));
  });

  it('is not shared by calls that did not ask for the cache', async () => {
    const { request, sent } = createHarness(() => json({ code: 0 }));
    await Promise.all([request('x'), request('x')]);
    expect(sent).toHaveLength(2);
  });

  it('fails for all, shows once, and is tried again by the next', async () => {
    const { replies, answer } = held();
    const { request, shown, sent } = createHarness(answer);
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
  ])('goes on when only %s gives up', async (_, quitter) => {
    const { replies, answer } = held();
    const { request, sent } = createHarness(answer);
    const controllers = [new AbortController(), new AbortController()];
    const outcomes = controllers.map(({ signal }) =>
      request('x', { useCache: true, signal }).catch((error: Error) => error.name),
    );
    await settle();
    controllers[quitter]?.abort();
    await settle();
    expect(sent[0]?.signal?.aborted).toBe(false);
    replies[0]?.(json({ code: 0, result: 'r' }));
    const expected = ['r', 'r'];
    expected[quitter] = 'AbortError';
    await expect(Promise.all(outcomes)).resolves.toEqual(expected);
  });

  it('is closed when all have given up, and not joined after', async () => {
    const { replies, answer } = held();
    const { request, sent } = createHarness(answer);
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

  it('leaves each caller its own time', async () => {
    const { replies, answer } = held();
    const { request } = createHarness(answer);
    const hasty = failure(request('x', { useCache: true, timeout: 100 }));
    const patient = request('x', { useCache: true });
    await jest.advanceTimersByTimeAsync(100);
    expect(await hasty).toMatchObject({ kind: 'timeout' });
    replies[0]?.(json({ code: 0, result: 'r' }));
    await expect(patient).resolves.toBe('r');
  });
});
