import { resetDb } from '../../../mock/lib/db';
import type { Fetch } from '../../contract/backend';
import { checkBackend } from '../../contract/check';
import { createMockFetch } from '../../support/mockFetch';

const sample = { password: 'Market#2026' };

/** Checks the mocks, seen through `fetch`, against the contract. */
const check = (fetch: Fetch, { writes = false, only = '' } = {}) =>
  checkBackend({
    origin: 'http://localhost',
    fetch,
    account: 'admin',
    ...sample,
    other: { account: 'user', ...sample },
    writes,
    only: ({ key }) => key.includes(only),
  });

type Envelope = Record<string, unknown> & { result: Record<string, unknown> };

/** The mocks, with changed replies of one path. */
function withChangedReply(path: string, change: (envelope: Envelope) => unknown, status?: number): Fetch {
  const mockFetch = createMockFetch();
  return async (url, init) => {
    const response = await mockFetch(url, init);
    const envelope = new URL(url).pathname === `/api/v1/${path}` ? await response.json() : undefined;
    if (envelope?.code !== 200) return response.bodyUsed ? Response.json(envelope) : response;
    const body = change(envelope);
    if (typeof body === 'string') return new Response(body, { headers: { 'content-type': 'text/html' } });
    return Response.json(body, { status });
  };
}

const findBroken = async (fetch: Fetch, only: string, writes = false) => {
  const report = await check(fetch, { only, writes });
  return report.broken.map(({ key, problems }) => `${key}: ${problems[0]}`);
};

beforeEach(() => resetDb());

describe('of the unchanged mocks', () => {
  it('only reads by default', async () => {
    const mockFetch = createMockFetch();
    const report = await check(mockFetch);
    expect(report.broken).toEqual([]);
    const written = mockFetch.calls.filter(
      ({ method, headers, path }) =>
        method !== 'GET' &&
        headers['x-authorization'] !== undefined &&
        headers['x-authorization'] !== 'contract-check-unknown' &&
        !/user\/logout$|order\/quote$/.test(path),
    );
    expect(written).toEqual([]);
  });
});

describe('of broken replies', () => {
  it('reports a missing field', async () => {
    const fetch = withChangedReply(
      'charge/summary',
      ({ result: { balance: _removed, ...result }, ...rest }) => ({
        ...rest,
        result,
      }),
    );
    expect(await findBroken(fetch, 'charge')).toEqual([
      'GET charge/summary: result.balance: expected "balance", got nothing',
    ]);
  });

  it('reports a field with the wrong type, deep in a list', async () => {
    const fetch = withChangedReply('service/list', (envelope) => {
      const [first] = envelope.result.list as Record<string, unknown>[];
      if (first) first.priceFrom = '12.80';
      return envelope;
    });
    expect(await findBroken(fetch, 'service')).toContain(
      'GET service/list: result.list.0.priceFrom: expected number, got a string',
    );
  });

  it.each<[string, (envelope: Envelope) => unknown, string]>([
    ['a bare list', () => [], 'the reply is a list, not an envelope'],
    ['a bare result', ({ result }) => result, 'the reply is an object, not an envelope'],
    ['a page of HTML', () => '<!doctype html>', 'the reply is text/html, not JSON'],
    ['another code', (envelope) => ({ ...envelope, code: 500, message: 'No' }), 'refused with code 500: No'],
    ['no code', ({ code: _code, ...envelope }) => envelope, 'the envelope has no `code`'],
    ['httpStatus 503', (envelope) => ({ ...envelope, httpStatus: 503 }), 'refused with code 503: Done'],
    [
      'success: false',
      (envelope) => ({ ...envelope, success: false }),
      '`success` is false in a reply whose code says success',
    ],
  ])('reports %s', async (_, change, problem) => {
    expect(await findBroken(withChangedReply('console/health', change), 'health')).toEqual([
      `GET console/health: ${problem}`,
    ]);
  });

  it('reports an HTTP error with an envelope of success', async () => {
    const fetch = withChangedReply('console/health', (envelope) => envelope, 502);
    expect(await findBroken(fetch, 'health')).toEqual([
      'GET console/health: HTTP 502 with a code of success',
    ]);
  });

  it('reports a failed sign-in, or no reply, whatever is checked', async () => {
    const wrong = await checkBackend({
      origin: 'http://localhost',
      fetch: createMockFetch(),
      account: 'admin',
      password: 'wrong',
      writes: false,
    });
    expect(wrong.broken.map(({ key }) => key)).toEqual(['POST user/login']);
    expect(await findBroken(() => Promise.reject(new TypeError('Failed to fetch')), 'service')).toEqual([
      'POST user/login: nothing answered',
    ]);
  });
});

describe('of broken rules', () => {
  /** The mocks with changed requests. */
  const withChangedRequest = (change: (url: URL, headers: Headers) => void): Fetch => {
    const mockFetch = createMockFetch();
    return (address, init) => {
      const url = new URL(address);
      const headers = new Headers(init.headers);
      change(url, headers);
      return mockFetch(url, { ...init, headers: Object.fromEntries(headers) });
    };
  };

  it('reports data that visitors and other users can read', async () => {
    let token = '';
    const fetch = withChangedRequest((url, headers) => {
      const sent = headers.get('x-authorization');
      if (sent && sent !== 'contract-check-unknown') token ||= sent;
      if (/\/order\/(?!old|list|quote|byKey)/.test(url.pathname)) headers.set('x-authorization', token);
    });
    const broken = await findBroken(fetch, 'order/');
    expect(broken).toContain('GET order/{orderId}: succeeded, expected code 404');
    expect(broken.filter((line) => !line.includes(' order/{orderId}'))).toEqual([]);
    expect(broken).toContain('GET order/{orderId}: code 404, expected 401');
  });

  it('reports a list without paging', async () => {
    const broken = await findBroken(
      withChangedRequest((url) => url.pathname.endsWith('/rule') && url.searchParams.delete('current')),
      'rule',
    );
    expect(broken).toEqual(['GET rule: `current` of the second page is not 2']);
  });

  it('reports an order that is created twice for one key', async () => {
    const mockFetch = createMockFetch();
    const broken = await findBroken(
      (url, init) => {
        if (!url.endsWith('/api/v1/balance/topUp')) return mockFetch(url, init);
        const body = { ...JSON.parse(String(init.body)) };
        if (body.idempotencyKey) body.idempotencyKey = crypto.randomUUID();
        return mockFetch(url, { ...init, body: JSON.stringify(body) });
      },
      'balance',
      true,
    );
    expect(broken).toEqual([
      'POST balance/topUp: another top-up was made',
      'GET balance/topUp/byKey/{key}: is not found',
      'POST balance/topUp: succeeded, expected code 42024',
    ]);
  });
});
