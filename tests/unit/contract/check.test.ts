import { resetDb } from '../../../mock/lib/db';
import { type CheckOptions, checkBackend } from '../../contract/check';
import { createMockFetch } from '../../support/mockFetch';
import { checkTampered } from '../../support/tampering';

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
  const report = await check({ fetch, other: { account: 'user', password } });
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
