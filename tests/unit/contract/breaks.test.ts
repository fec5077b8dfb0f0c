import { checkReference } from '../../support/reference';
import {
  changeEnvelope,
  changeReply,
  changeRequest,
  changeResult,
  forgetKeys,
  ignoreToken,
  redirect,
  setHeader,
  type Tamper,
} from '../../support/tampering';

/** The time some seconds after another one. */
const shift = (time: unknown, seconds: number) =>
  new Date(Date.parse(String(time)) + seconds * 1000).toISOString();

const replaceBody = (line: string, part: string, other: string) =>
  changeReply(line, ({ body }) => ({ body: body.replace(part, other) }));

/** Finds the problems of a broken back end: `GET order/list: result.total`. */
async function findProblems(tamper: Tamper, only: string, writes = false, address?: string) {
  const { broken } = await checkReference({ tamper, address, writes, only: ({ key }) => key.includes(only) });
  return [...new Set(broken.flatMap(({ key, problems }) => problems.map(({ path }) => `${key}: ${path}`)))];
}

/** What is broken, the checked endpoints, how it is broken, and where the problems are. */
type Break = [what: string, only: string, tamper: Tamper, ...problems: string[]];

const USER_INFO = 'GET user/query/current/userInfo';
const COLUMNS = 'GET column/list';
const AGREEMENTS = 'GET agreement/list';
const NEWS = 'GET announcement/list';
const SERVICES = 'GET service/list';
const SERVICE = 'GET service/service-1';
const ORDERS = 'GET order/list';
const SUMMARY = 'GET charge/summary';
const FILE = 'GET charge/export';
const HEALTH = 'GET console/health';

const noPreflight: Tamper = (request, answer) =>
  request.method === 'OPTIONS' ? { status: 204, headers: {}, body: '' } : answer(request);
const toColumn = (title: string, parentId = '0') => ({
  code: 200,
  result: [{ recordId: '1', parentId, title }],
});
const menus = ['/order', '/serviceMarket/order'].map((path) => ({ path }));

// biome-ignore format: a table.
const answers: Break[] = [
  ['a missing field', SUMMARY, changeResult(SUMMARY, (it) => delete it.balance), 'result.balance'],
  ['an amount with a fraction', SUMMARY, changeResult(SUMMARY, (it) => { it.balance = 12.5; }), 'result.balance'],
  ['an amount as text', SERVICES, changeResult(SERVICES, ({ list }) => Object.assign(list[1] ?? {}, { priceFrom: '128' })), 'result.list.1.priceFrom'],
  ['an unreadable time', AGREEMENTS, changeResult(AGREEMENTS, ({ list }) => Object.assign(list[0] ?? {}, { effectiveAt: 'May 1' })), 'result.list.0.effectiveAt'],
  ['a result without an envelope', COLUMNS, changeEnvelope(COLUMNS, ({ result }) => result), 'body'],
  ['another field for the result', SUMMARY, changeEnvelope(SUMMARY, ({ result }) => ({ code: 200, data: result })), 'result'],
  ['an envelope without a code', COLUMNS, changeEnvelope(COLUMNS, ({ result }) => ({ result })), 'code'],
  ['a code as text', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, code: '200' })), 'code'],
  ['another code of success', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, code: 201 })), 'code'],
  ['a message that is no text', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, message: [] })), 'message'],
  ['`success: false` with the code 200', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, success: false })), 'code'],
  ['a page of HTML', COLUMNS, setHeader(COLUMNS, 'Content-Type', 'text/html'), 'body'],
  ['the HTTP status 201', COLUMNS, changeReply(COLUMNS, () => ({ status: 201 })), 'HTTP status'],
  ['the HTTP status 502 with a success', COLUMNS, changeReply(COLUMNS, () => ({ status: 502 })), 'HTTP status'],
  ['an answer that may be stored', SUMMARY, setHeader(SUMMARY, 'Cache-Control', 'max-age=9'), 'header Cache-Control'],
  ['a CORS header for nobody', SUMMARY, setHeader(SUMMARY, 'Access-Control-Allow-Origin', ''), 'header Access-Control-Allow-Origin'],
  ['a preflight that allows nothing', USER_INFO, noPreflight, 'header Access-Control-Allow-Origin', 'header Access-Control-Allow-Headers'],
  ['a file without a name', FILE, setHeader(FILE, 'Content-Disposition', 'inline'), 'header Content-Disposition'],
  ['a file of another type', FILE, setHeader(FILE, 'Content-Type', 'text/plain'), 'header Content-Type'],
  ['a clock in local time', ORDERS, changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, 8 * 3600); }), 'result.serverTime'],
  ['pages that are ignored', NEWS, redirect(/^GET announcement.list/, '/api/v1/announcement/list'), 'result.list', 'result.pageSize', 'result.current'],
  ['the total of one page', NEWS, changeResult(NEWS, (it) => { it.total = it.list.length; }), 'result.total'],
  ['a list for visitors', ORDERS, ignoreToken(/^GET order.list/), 'code'],
  ['a page of the menus that is refused', HEALTH, redirect(/^GET console.health/, '/api/v1/nowhere'), 'code'],
  ['a page for everyone', HEALTH, ignoreToken(/^GET console.health/), 'code'],
  ['a market of another name', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Announcements')), 'result'],
  ['columns without a root', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Service market', '')), 'result'],
  ['no agreement for registration', AGREEMENTS, changeResult(AGREEMENTS, ({ list }) => list.shift()), 'result.list'],
  ['menus without the user center', USER_INFO, changeResult(USER_INFO, (it) => Object.assign(it, { menus })), 'result.menus'],
];

it.each(answers)('reports %s and where it is', async (_, key, tamper, ...paths) => {
  expect(await findProblems(tamper, key)).toEqual(paths.map((path) => `${key}: ${path}`));
});

// biome-ignore format: a table.
const rules: Break[] = [
  ['an unknown status', 'GET service', changeResult(SERVICE, (it) => { it.status = 'sold'; }), 'GET service/{serviceId}: result.status'],
  ['the data of another user', 'GET instance/', ignoreToken(/^GET instance.instanceId/), 'GET instance/{instanceId}: code', 'GET instance/{instanceId}/detail: code'],
  ['an entry for an unknown id', 'GET service/', redirect(/^GET service.contract/, '/api/v1/service/service-1'), 'GET service/{serviceId}: code', 'GET service/{serviceId}/reviews: code'],
  ['a clock that is behind the others', 'GET ', changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, -30); }), 'GET order/list: result.serverTime'],
  ['an agreement that nobody can accept', 'GET ', changeResult(SERVICE, (it) => { it.agreements = ['none']; }), 'GET service/{serviceId}: result.agreements'],
];

it.each(rules)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only)).toEqual(problems);
});

// biome-ignore format: a table.
const writes: Break[] = [
  ['a session that outlives signing out', 'user/logout', changeRequest(/^POST user.logout/, () => ({ headers: new Headers() })), `${USER_INFO}: code`],
  ['a session that outlives being revoked', 'user/session', changeRequest(/^POST user.session.revoke/, ({ body }) => ({ body: body.replace(/"sessionId":"[^"]+"/, '"sessionId":"x"') })), 'POST user/session/revoke: result.revokedCount', `${USER_INFO}: code`],
  ['an order for each click', 'order', forgetKeys(/^POST order$/), 'POST order: result.orderId', 'GET order/byKey/{key}: result.order'],
  ['a top-up for each click', 'balance', forgetKeys(/^POST balance.topUp$/), 'POST balance/topUp: result.topUpId', 'GET balance/topUp/byKey/{key}: result.topUp', 'POST balance/topUp: code'],
  ['a repeated call that is done again', 'user/session', forgetKeys(/^POST user.session.revoke$/), 'POST user/session/revoke: result.revokedCount'],
  ['a sum that is not that of its items', 'order/quote', changeResult('POST order/quote', (it) => { it.items = []; }), 'POST order/quote: result.payableAmount'],
  ['a cancelled order that is still open', 'order', changeResult('POST order/1001/cancel', (it) => { it.status = 'paying'; }), 'POST order/{orderId}/cancel: result.status'],
  ['a malformed body that is accepted', 'order/quote', replaceBody('POST order/quote', '"code":400', '"code":200'), 'POST order/quote: code'],
  ['a conflict without the current record', 'user/', replaceBody('PUT user/profile', '"current"', '"now"'), 'PUT user/profile: result.current'],
  ['a refusal without its result', 'user/avatar', replaceBody('POST user/avatar', '"problem"', '"reason"'), 'POST user/avatar: result.problem'],
  ['the wrong code', 'user/login', replaceBody('POST user/login', '"code":10001', '"code":401'), 'POST user/login: code'],
];

it.each(writes)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only, true)).toEqual(problems);
});

it('keeps the path of the address', async () => {
  const atBase: Tamper = (request, answer) =>
    answer({ ...request, url: request.url.replace(/^\/base\//, '/') });
  const atRoot: Tamper = (request, answer) => answer(request);
  const address = 'http://localhost/base/';
  expect(await findProblems(atBase, COLUMNS, false, address)).toEqual([]);
  expect(await findProblems(atRoot, COLUMNS, false, address)).toEqual(['POST user/login: code']);
});
