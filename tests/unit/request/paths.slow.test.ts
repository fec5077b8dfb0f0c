import { call } from '@/services/call';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { createHarness, failure, json } from './harness';

const mockTransport: { request?: (url: string, options: object) => Promise<unknown> } = {};
jest.mock('@umijs/max', () => ({
  request: (url: string, options: object) => mockTransport.request?.(url, options),
}));

const PATHS = ENDPOINTS.filter(({ parameters }) => parameters.length > 0).map(
  ({ key, parameters }) => [key.replace(/\{(\w+)\}/g, ':$1'), parameters] as const,
);

/** Calls an endpoint with one bad id, in turn for each of its parameters. */
function callsWith(key: string, parameters: readonly string[], badId: string) {
  const harness = createHarness(() => json({ code: 200, result: null }), { token: 'token-1' });
  mockTransport.request = harness.request as typeof mockTransport.request;
  const endpoint = { key, refusals: [404] } as never;
  const calls = parameters.map((name) => {
    const params = Object.fromEntries(parameters.map((each) => [each, each === name ? badId : 'id-1']));
    return () => call(endpoint, { params } as never);
  });
  return { ...harness, calls };
}

describe.each(PATHS)('%s', (key, parameters) => {
  it.each(['..', '.', ''])('reports the id %p as unknown and sends nothing', async (badId) => {
    const { calls, sent, shown } = callsWith(key, parameters, badId);
    for (const send of calls) {
      expect(await failure(send())).toMatchObject({
        kind: 'business',
        code: 404,
        message: 'What you are looking for does not exist.',
      });
    }
    expect([sent, shown]).toEqual([[], []]);
  });

  it.each(['%2e%2e', '%2E.', 'a/b', '../..', '..\\..', '..;', '?a=1', '#top', 'a?b#c'])(
    'sends the id %p to this endpoint',
    async (badId) => {
      const { calls, sent } = callsWith(key, parameters, badId);
      for (const send of calls) await send();
      expect(sent).toHaveLength(parameters.length);
      const segments = key.split(' ')[1]?.split('/') ?? [];
      for (const { url } of sent) {
        const { pathname, search, hash } = new URL(url, 'https://market.test');
        const received = pathname.slice('/api/v1/'.length).split('/');
        expect([search, hash]).toEqual(['', '']);
        expect(received.map(decodeURIComponent)).toEqual(
          segments.map((segment) =>
            segment.startsWith(':') ? expect.stringMatching(/^id-1$|[.%/\\?#]/) : segment,
          ),
        );
      }
    },
  );
});

it.each(['order/../user/query', 'order/%2E%2e/user', 'order/.\\user', 'order/./x?y=1'])(
  'a call of %s is not sent by any way of calling',
  async (url) => {
    const { request, sent } = createHarness(() => json({ code: 200, result: null }));
    expect(await failure(request(url))).toMatchObject({ code: 404 });
    expect(sent).toEqual([]);
  },
);
