import { createHarness, english, failure, json } from './harness';

/** Spec section 8: how the server's errors are shown. */
describe('showType', () => {
  const refused = { success: false, errorCode: 'E9', errorMessage: 'Sold out' };

  it.each([
    ['0 is silent', 0, []],
    ['1 is a warning', 1, ['warning: Sold out']],
    ['2 is an error', 2, ['error: Sold out']],
    ['3, unknown, is an error', 3, ['error: Sold out']],
    ['4 is a notification', 4, ['notification: E9 | Sold out']],
    ['99 is an error', 99, ['error: Sold out']],
    ['a string is any other value', '4', ['error: Sold out']],
    ['null is any other value', null, ['error: Sold out']],
    ['absent is any other value', undefined, ['error: Sold out']],
  ])('%s', async (_, showType, expected) => {
    const { request, shown, pages } = createHarness(() => json({ ...refused, showType }));
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', message: 'Sold out' });
    expect(shown).toEqual(expected);
    expect(pages).toEqual([]);
  });

  it('9 opens the error page instead of a popup', async () => {
    const { request, shown, pages } = createHarness(() => json({ ...refused, showType: 9 }));
    await failure(request('x'));
    expect(pages).toEqual([{ errorCode: 'E9', errorMessage: 'Sold out' }]);
    expect(shown).toEqual([]);
  });

  it('9 opens the page once for several calls, even shortly after a popup', async () => {
    jest.useFakeTimers();
    const { request, pages } = createHarness(({ url }) =>
      json(url.endsWith('/page') ? { ...refused, showType: 9 } : { code: 1, message: 'first' }),
    );
    await failure(request('popup'));
    await Promise.all(Array.from({ length: 5 }, () => failure(request('page'))));
    expect(pages).toHaveLength(1);
    jest.setSystemTime(Date.now() + 1000);
    await failure(request('page'));
    expect(pages).toHaveLength(2);
    jest.useRealTimers();
  });

  it('applies to failure codes and HTTP failures', async () => {
    const body = { code: 5, message: 'm', errorMessage: 'Take care', showType: 1 };
    for (const status of [200, 500]) {
      const { request, shown } = createHarness(() => json(body, status));
      await failure(request('x'));
      expect(shown).toEqual(['warning: Take care']);
    }
  });

  it('4 has the errorCode, the code or a default as its title', async () => {
    const coded = createHarness(() => json({ code: 77, message: 'm', showType: 4 }));
    await failure(coded.request('x'));
    expect(coded.shown).toEqual(['notification: 77 | m']);
    const bare = createHarness(() => json({ success: false, message: 'm', showType: 4 }));
    await failure(bare.request('x'));
    expect(bare.shown).toEqual([`notification: ${english('request.failed')} | m`]);
  });

  it('4 accepts a numeric errorCode as its title', async () => {
    const { request, shown } = createHarness(() => json({ ...refused, errorCode: 500123, showType: 4 }));
    await failure(request('x'));
    expect(shown).toEqual(['notification: 500123 | Sold out']);
  });
});
