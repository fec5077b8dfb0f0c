import { resetDb } from '../../../mock/lib/db';
import { type CheckOptions, checkBackend } from '../../contract/check';
import { responseClass } from '../../support/mockExchange';
import { createMockFetch } from '../../support/mockFetch';
import { checkTampered, type SentRequest } from '../../support/tampering';

const password = 'Market#2026';

/** Checks the mocks without changing anything. */
const check = (options: Partial<CheckOptions> = {}) =>
  checkBackend({
    address: 'http://localhost',
    fetch: createMockFetch(),
    account: 'admin',
    password,
    writes: false,
    ...options,
  });

beforeEach(() => resetDb());

it('only reads by default', async () => {
  const fetch = createMockFetch();
  const report = await check({ fetch, other: { account: 'user', password }, only: () => true });
  expect(report.broken).toEqual([]);
  const written = fetch.calls.filter(
    ({ method, headers, path }) =>
      method !== 'GET' &&
      headers['x-authorization'] !== undefined &&
      headers['x-authorization'] !== 'contract-check-unknown' &&
      !/user\/logout$|order\/quote$|rule\/dryRun$/.test(path),
  );
  expect(written).toEqual([]);
  expect([...report.notTried]).toContain('What writes: it needs --writes.');
  expect([...report.notTried].join('\n')).not.toContain('--only');
});

it('reports a failed sign-in, or no reply, whatever is checked', async () => {
  const wrong = await check({ password: 'wrong' });
  expect(wrong.broken.map(({ key }) => key)).toEqual(['POST user/login']);
  expect(wrong.lines()).toContain('Not tried: Everything else: the sign-in failed.');
  const silent = await check({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(silent.broken).toEqual([
    {
      key: 'POST user/login',
      what: 'answer',
      problems: [{ path: 'connection', message: 'nothing answered (TypeError)' }],
    },
  ]);
});

/** Checks a back end that refuses every third call for a while, without waiting in truth. */
async function checkBusy(busy: { status: number; headers?: Record<string, string>; body?: string }) {
  const wait = jest.spyOn(globalThis, 'setTimeout').mockImplementation((done) => {
    queueMicrotask(done as () => void);
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  let calls = 0;
  const mockFetch = createMockFetch();
  const fetch: CheckOptions['fetch'] = async (url, init) => {
    const reply = await mockFetch(url, init);
    calls += 1;
    return calls % 3 === 0 ? new (responseClass())(busy.body ?? null, busy) : reply;
  };
  const { broken } = await check({ fetch, only: ({ key }) => key === 'GET column/list' });
  wait.mockRestore();
  const problems = broken.flatMap(({ key, what, problems }) =>
    problems.map(({ path }) => `${key}: ${what}: ${path}`),
  );
  return { calls, problems };
}

const PAUSE_HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json', 'Retry-After': '5' };

it('waits and sends a call again that a web server refuses as one of too many', async () => {
  const body = '{"code":429,"message":"Too many calls"}';
  const { calls, problems } = await checkBusy({ status: 429, headers: PAUSE_HEADERS, body });
  expect(calls).toBeGreaterThan(6);
  expect(problems).toEqual([]);
});

it.each([429, 503])(
  'reports HTTP %d without a time to try again, also where a later call succeeds',
  async (status) => {
    const { 'Retry-After': _, ...headers } = PAUSE_HEADERS;
    const body = JSON.stringify({ code: status, message: 'Too many calls' });
    const { problems } = await checkBusy({ status, headers, body });
    expect(problems).toContain(`GET column/list: HTTP ${status}: header Retry-After`);
  },
);

it('says what people cannot do with answers that match every schema', async () => {
  const report = await checkTampered({
    writes: false,
    only: ({ key }) => /^GET (user\/query|column|agreement)/.test(key),
    tamper: async (request, answer) => {
      const reply = await answer(request);
      const body = reply.body
        .replace('"Service market"', '"Shop"')
        .replace('"Announcements"', '"News of the house"')
        .replaceAll('"path":"/usercenter', '"path":"/myaccount')
        .replaceAll('"code":"register"', '"code":"privacy"');
      return { ...reply, body };
    },
  });
  const problems = report.broken.flatMap(({ key, problems }) =>
    problems.map((each) => `${key}: ${each.message}`),
  );
  expect(problems).toEqual([
    'GET user/query/current/userInfo: nobody can open /usercenter with these menus',
    'GET column/list: nobody can open /serviceMarket: no column has the title "服务市场" or "Service market"',
    'GET column/list: nobody can open /announcement: no column has the title "公告" or "Announcements"',
    'GET agreement/list: nobody can register: there is no agreement "register"',
  ]);
  expect(report.notes.join('\n')).toContain(
    'The menus name pages that the portal does not have: /myaccount, /myaccount/overview',
  );
});

it('looks for the column titles that a deployment sets', async () => {
  const sections = { market: ['Shop'], announcement: ['Bulletins'], agreement: ['Help'] };
  const report = await check({ sections, only: ({ key }) => key === 'GET column/list' });
  const problems = report.broken.flatMap(({ problems }) => problems.map(({ message }) => message));
  expect(problems).toEqual([
    'nobody can open /serviceMarket: no column has the title "Shop"',
    'nobody can open /announcement: no column has the title "Bulletins"',
  ]);
});

it('reports what was not tried as skipped cases', async () => {
  const report = await check({ only: ({ key }) => key === 'GET column/list' });
  const [, tests, skipped] =
    /tests="(\d+)" failures="0" errors="0" skipped="(\d+)"/.exec(report.junit()) ?? [];
  expect(Number(tests)).toBe(1 + Number(skipped));
  const sentence = 'What writes: it needs --writes.';
  expect(report.junit()).toContain(
    `<testcase classname="not tried" name="${sentence}"><skipped message="${sentence}"/></testcase>`,
  );
  expect(report.junit().match(/<skipped /g)).toHaveLength(Number(skipped));
});

const notFound = { status: 404, body: JSON.stringify({ code: 404, message: null, result: null }) };
const isSupport = ({ method, path }: SentRequest) => method !== 'OPTIONS' && path.startsWith('support/');
const hasSession = ({ headers }: SentRequest) => !/^$|-unknown$/.test(headers.get('x-authorization') ?? '');

const onlySupport: CheckOptions['only'] = ({ key }) =>
  /^(GET message\/unread|(GET|POST) support\/ticket(\/list|\/\{ticketId\}|\/byKey.*)?)$/.test(key);
const checkSupport = (isGone: (request: SentRequest) => boolean, reply: object = notFound) =>
  checkTampered({
    writes: false,
    only: onlySupport,
    tamper: async (request, answer) => ({ ...(await answer(request)), ...(isGone(request) && reply) }),
  });
const toLines = ({ broken }: Awaited<ReturnType<typeof check>>) =>
  broken.flatMap(({ key, what, problems }) => problems.map(({ path }) => `${key}: ${what}: ${path}`));

it.each([
  ['HTTP status and code', notFound],
  ['code alone', { body: notFound.body }],
  ['HTTP status alone', { status: 404, body: 'Cannot GET' }],
  ['the code of its own, 501', { status: 501, body: notFound.body.replace('404', '501') }],
])('reports together what a back end does not offer: 404 to every call, by %s', async (_, reply) => {
  const keys = [
    'POST support/ticket',
    'GET support/ticket/list',
    'GET support/ticket/byKey/{key}',
    'GET support/ticket/{ticketId}',
  ];
  const report = await checkSupport(isSupport, reply);
  expect(report.broken).toEqual([]);
  expect([...report.notOffered].sort()).toEqual(keys.sort());
  expect(report.unexercised).toEqual(expect.arrayContaining(keys));
  expect(report.unexercised).not.toContain('GET message/unread');
  const text = report.lines().join('\n');
  expect(text).toMatch(
    /\nNot tried: What the back end does not offer, as it answers every call with 404: (GET|POST) /,
  );
  for (const key of keys) expect(text.split(key)).toHaveLength(2);
  expect(report.junit()).toContain(
    'name="GET support/ticket/list"><skipped message="the back end does not offer it"/></testcase>',
  );
});

it('knows an endpoint with an id that is not offered beside others that are', async () => {
  const report = await checkSupport(({ path }) => path.startsWith('support/ticket/byKey'));
  expect(report.broken).toEqual([]);
  expect([...report.notOffered]).toEqual(['GET support/ticket/byKey/{key}']);
});

it('reports 404 to known ids by an endpoint that answers 401 without a token', async () => {
  const report = await checkSupport((request) => isSupport(request) && hasSession(request));
  expect([...report.notOffered]).toEqual([]);
  expect(toLines(report)).toEqual([
    'GET support/ticket/list: answer: code',
    'GET support/ticket/byKey/{key}: answer: code',
    'GET support/ticket/list: of another user: code',
    'GET support/ticket/byKey/{key}: an unknown id: code',
  ]);
});

it('reports 404 without a token by an endpoint that answers with one', async () => {
  const report = await checkSupport((request) => isSupport(request) && !hasSession(request));
  expect([...report.notOffered]).toEqual(['POST support/ticket']);
  const keys = ['list', 'byKey/{key}', '{ticketId}'].map((path) => `GET support/ticket/${path}`);
  const whats = ['without a token: code', 'with a wrong token: code'];
  expect(toLines(report).sort()).toEqual(
    keys.flatMap((key) => whats.map((what) => `${key}: ${what}`)).sort(),
  );
});

it('says what was expected of a refused read, and why its result was not checked', async () => {
  const refused = JSON.stringify({ code: 500, message: null, result: null });
  const report = await checkTampered({
    writes: false,
    only: ({ key }) => key === 'GET order/byKey/{key}' || key === 'GET order/list',
    tamper: async (request, answer) => ({
      ...(await answer(request)),
      ...(/^order\/(byKey|list)/.test(request.path) && hasSession(request) && { body: refused }),
    }),
  });
  const text = report.lines().join('\n');
  expect(text).toMatch(/GET order\/list +BROKEN +\d+ checks \(result not checked: its call failed\)/);
  expect(text).toContain('code: code 500; answer with 200 (a success)');
});

it('pays by a channel that the order names', async () => {
  const channels: string[] = [];
  const report = await checkTampered({
    writes: true,
    only: ({ key }) => /^POST order(\/\{orderId\}\/pay)?$/.test(key),
    async tamper(request, answer) {
      const reply = await answer(request);
      const isPayment = request.path.endsWith('/pay') && reply.body.includes('"code":200');
      if (isPayment) channels.push(JSON.parse(String(request.body)).channel);
      if (!reply.body.includes('"payDeadline"')) return reply;
      const body = reply.body.replace('"payDeadline"', '"payChannels":["wechat"],"payDeadline"');
      return { ...reply, body };
    },
  });
  expect(report.broken).toEqual([]);
  expect(channels.length).toBeGreaterThan(1);
  expect(channels.filter((channel) => channel !== 'wechat')).toEqual([]);
});
