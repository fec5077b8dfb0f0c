import { createHarness, createText, english, failure, json } from './harness';

describe('the timeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const never = () => new Promise<Response>(() => {});

  it('ends a call whose fetch ignores its signal', async () => {
    const { request, sent } = createHarness(never);
    const call = failure(request('x', { timeout: 3000 }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(sent[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await call).message).toBe('timeout of 3000ms exceeded');
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('is shown in Chinese, but the error stays English', async () => {
    const { request, shown } = createHarness(never, { locale: 'zh-CN' });
    const call = failure(request('x', { timeout: 3000 }));
    await jest.advanceTimersByTimeAsync(3000);
    expect((await call).message).toBe('timeout of 3000ms exceeded');
    expect(shown).toEqual(['error: 请求超时（timeout of 3000ms exceeded），请稍后重试']);
    expect(createText('zh-CN')('request.timeout', { ms: 3000 })).toContain('timeout of 3000ms exceeded');
    expect(english('request.timeout', { ms: 3000 })).toBe('timeout of 3000ms exceeded');
  });

  it.each([undefined, 0, -1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])(
    'is unlimited for %p',
    async (timeout) => {
      let reply = (_: Response) => {};
      const { request } = createHarness(
        () =>
          new Promise((resolve) => {
            reply = resolve;
          }),
      );
      const call = request('x', { timeout });
      await jest.advanceTimersByTimeAsync(10 * 60_000);
      reply(json({ code: 0, result: 'late' }));
      await expect(call).resolves.toBe('late');
    },
  );

  it('leaves no timer after a call', async () => {
    const replies = [
      () => json({ code: 0 }),
      () => json({ code: 1 }),
      () => Promise.reject(new TypeError('x')),
    ];
    for (const reply of replies) {
      const { request } = createHarness(reply);
      await request('x', { timeout: 5000 }).catch(() => {});
      expect(jest.getTimerCount()).toBe(0);
    }
  });
});

describe('the caller’s signal', () => {
  it('sends nothing when it is already aborted', async () => {
    const { request, sent, shown } = createHarness(() => json({ code: 0 }));
    const error = await failure(request('x', { signal: AbortSignal.abort() }));
    expect(error.name).toBe('AbortError');
    expect([sent, shown]).toEqual([[], []]);
  });

  it.each(['a word', null, new Error('mine'), { frozen: true }])(
    'rejects with an AbortError when aborted with %p',
    async (reason) => {
      const controller = new AbortController();
      const { request, shown } = createHarness(
        ({ signal }) =>
          new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
            controller.abort(reason);
          }),
      );
      expect((await failure(request('x', { signal: controller.signal }))).name).toBe('AbortError');
      expect(shown).toEqual([]);
    },
  );

  it('is optional: an abort by the browser shows nothing either', async () => {
    const { request, shown } = createHarness(() => Promise.reject(new DOMException('x', 'AbortError')));
    expect((await failure(request('x'))).name).toBe('AbortError');
    expect(shown).toEqual([]);
  });

  it('has no listener after the call', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const { request } = createHarness(() => json({ code: 0 }));
    await request('x', { signal });
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1]);
  });

  it('has no effect after the reply', async () => {
    const controller = new AbortController();
    const { request } = createHarness(() => json({ code: 0, result: 'r' }));
    const call = request('x', { signal: controller.signal });
    await expect(call).resolves.toBe('r');
    controller.abort();
    await expect(call).resolves.toBe('r');
  });
});
