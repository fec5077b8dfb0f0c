import { createHarness, json, raw } from './harness';

/** Spec section 8: successful replies. */
describe('success', () => {
  it.each([
    ['code null', { code: null, result: 1 }],
    ['code 0', { code: 0, result: 1 }],
    ['code 200', { code: 200, result: 1 }],
    ['code absent', { result: 1 }],
    ['code "0"', { code: '0', result: 1 }],
    ['code "200"', { code: '200', result: 1 }],
    ['httpStatus 200 keeps the code', { code: 0, httpStatus: 200, result: 1 }],
    ['httpStatus that is no number', { code: 0, httpStatus: '500', result: 1 }],
    ['httpStatus null', { code: 0, httpStatus: null, result: 1 }],
    ['success true', { success: true, result: 1 }],
    ['success that is not false', { success: 'false', result: 1 }],
  ])('%s resolves with result', async (_, body) => {
    const { request, shown } = createHarness(() => json(body));
    await expect(request('x')).resolves.toBe(1);
    expect(shown).toEqual([]);
  });

  it.each([0, false, '', null, [], {}])('keeps a result of %j', async (result) => {
    const { request } = createHarness(() => json({ code: 0, result }));
    await expect(request('x')).resolves.toEqual(result);
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['205', () => new Response(null, { status: 205 })],
    ['an empty 200', () => raw('')],
    ['an empty 201', () => raw('', 201)],
  ])('%s has no result', async (_, reply) => {
    const { request, shown } = createHarness(reply);
    await expect(request('x')).resolves.toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('has no result for an envelope with a message only', async () => {
    const { request } = createHarness(() => json({ message: 'ok' }));
    await expect(request('x')).resolves.toBeUndefined();
  });

  it.each([200, 201, 202, 299])('includes HTTP %i', async (status) => {
    const { request } = createHarness(() => json({ code: 0, result: 'r' }, status));
    await expect(request('x')).resolves.toBe('r');
  });
});
