import type { Endpoint } from '../../../config/contract/endpoint';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { guide } from '../../../config/contract/guide/guide';
import { cacheGuide } from '../../../config/contract/guide/loadCaches';
import { MENU_NEEDS } from '../../../config/contract/guide/portal';
import { FIRST_OPERATIONS, LEFT_OUT } from '../../../config/contract/guide/start';
import { siteRoutes } from '../../../config/routes';
import { SENT_LIMITS } from '../../../src/domain/schemas';

const text = guide();
const chapter = (title: string) => text.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';

it('begins with the twenty operations to build first, in order and with a reason', () => {
  const ids = FIRST_OPERATIONS.map(([id]) => id);
  expect(new Set(ids).size).toBe(20);
  const rows = chapter('Where to start').match(/^\| \d+ .*$/gm);
  expect(rows?.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(ids);
  for (const id of ids) {
    const { key } = ENDPOINTS.find((endpoint) => endpoint.id === id) ?? {};
    expect(text).toContain(`| \`${id}\` | \`${key}\` | `);
  }
  expect(ids.indexOf('quoteOrder')).toBeLessThan(ids.indexOf('placeOrder'));
  expect(ids.indexOf('signIn')).toBeLessThan(ids.indexOf('getCurrentUser'));
});

it('says how a back end with the first operations leaves out what needs others', () => {
  const first = FIRST_OPERATIONS.map(([id]) => id);
  const ids = ENDPOINTS.map(({ id }) => id);
  const without = LEFT_OUT.flatMap(([, operations]) => operations);
  expect(without.filter((id) => first.includes(id) || !ids.includes(id))).toEqual([]);
  const start = chapter('Where to start');
  for (const [feature, , instead] of LEFT_OUT) {
    expect(start).toMatch(new RegExp(`^\\| ${feature} \\| .* \\|$`, 'm'));
    expect(start).toContain(`| ${instead} |`);
  }
});

it('names what the pages of each menu path of the portal need, and all that a purchase needs is among the first', () => {
  const ids = ENDPOINTS.map(({ id }) => id);
  const menus = siteRoutes.flatMap(({ access = [], frame }) => (frame === 'portal' ? access : []));
  expect(Object.keys(MENU_NEEDS).sort()).toEqual([...new Set(menus)].sort());
  expect(
    Object.values(MENU_NEEDS)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
  const first = FIRST_OPERATIONS.map(([id]) => id);
  const usable = Object.keys(MENU_NEEDS).filter((menu) =>
    MENU_NEEDS[menu]?.every((id) => first.includes(id)),
  );
  expect(usable.sort()).toEqual([
    '/order',
    '/serviceMarket/nopay',
    '/serviceMarket/order',
    '/serviceMarket/result',
    '/usercenter',
    '/usercenter/order',
    '/usercenter/overview',
    '/usercenter/service',
  ]);
  expect(chapter('Menus')).toMatch(/^\| `\/list\/table-list` \| .*`listRules`.* \|$/m);
});

it('tells an operation that is not offered from a record that is missing', () => {
  expect(chapter('Envelope')).toContain('HTTP status and code 501 `notOffered` before anything else');
  expect(chapter('Envelope')).toContain('404 is another thing: the operation exists, but not the record');
});

it('says which lists have cursors, what these promise, and how far they are counted', () => {
  const ids = ENDPOINTS.filter(({ query }) => query?.entries.cursor).map(({ id }) => `\`${id}\``);
  expect(ids).toHaveLength(7);
  for (const fact of [...ids, 'at least a day', 'at most 512 characters', 'return 10001 for all'])
    expect(chapter('Lists')).toContain(fact);
});

it.each([
  [
    'Behind the API',
    ['`provider` or `operator`', 'verifies the signature', '`paying`', 'the back end gives it back'],
  ],
  [
    'Prices',
    ['it is refused with 42021', 'another `payableAmount` than that of the quote', 'one line `trial`'],
  ],
  [
    'States',
    ['ends with `payFailed` by the system', 'These have no `cancelReason`', '`soon` are those in `grace`'],
  ],
  ['Limits', ['4 for anyone', 'itself refused with 10006', 'itself refused with 10004']],
  ['Token', ['refuses with 401, also where it serves visitors', 'only `signOut` succeeds']],
  [
    'Load and time-outs',
    [
      '15 seconds',
      '30 seconds',
      '180 seconds',
      'at most 5 minutes',
      `at most ${SENT_LIMITS.text} characters`,
    ],
  ],
  [
    'Caches and fresh data',
    ['`no-store`', 'sees it in every read after that', 'Nothing has to be kept', '| `listServices` | 60 |'],
  ],
  ['Load', ['`/dashboard/monitor` | 0 | 2 | 12 |', '| 1,000,000 | 50,000 |', '`config/deploy/samples`']],
  [
    'Pauses',
    [
      '429 with `Retry-After`',
      '503 with `Retry-After`',
      'than 60 minutes',
      'most 3 times',
      'at most 30 seconds',
    ],
  ],
  ['Versions', ['may be added', 'at least 30 days', '`Sunset`', '410 `ended`', 'At present none ends.']],
])('answers the questions of %s', (title, facts) => {
  for (const fact of facts) expect(chapter(title)).toContain(fact);
});

it('says where the replies of each operation may be kept, by what is declared', () => {
  const row = (id: string, facts: Partial<Endpoint> & { maxAgeSeconds?: number } = {}) =>
    ({ id, method: 'GET', auth: 'none', ...facts }) as Endpoint;
  const rows = cacheGuide([
    row('listBoxes', { maxAgeSeconds: 60 }),
    row('getBox'),
    row('getOwnBox', { auth: 'required' }),
    row('openBox', { method: 'POST' }),
  ]);
  expect(rows).toContain('| `listBoxes` | as their `Cache-Control` says | 60 seconds |');
  expect(rows).toContain('| `getBox` | inside the back end');
  expect(rows).not.toMatch(/getOwnBox|openBox/);
  expect(rows).toContain('each reply to a write, and each failure | nowhere');
});

it('keeps the chapter "Load" short', () => {
  expect(chapter('Load').trimEnd().split('\n').length).toBeLessThan(60);
});
