import { type Break, findProblems, namedSections, shift } from '../../support/breaks';
import {
  changeEnvelope,
  changeQuery,
  changeReply,
  changeRequest,
  changeResult,
  checkTampered,
  combine,
  ignoreToken,
  replaceText,
  setHeader,
  type Tamper,
} from '../../support/tampering';

const USER_INFO = 'GET user/query/current/userInfo';
const COLUMNS = 'GET column/list';
const AGREEMENTS = 'GET agreement/list';
const NEWS = 'GET announcement/list';
const SERVICES = 'GET service/list';
const SERVICE = 'GET service/{serviceId}';
const ORDERS = 'GET order/list';
const SESSIONS = 'GET user/session/list';
const CHARGES = 'GET charge/list';
const SUMMARY = 'GET charge/summary';
const FILE = 'GET charge/export';
const STATEMENT = 'GET balance/statement/{month}';
const REVIEWS = 'GET service/{serviceId}/reviews';
const HEALTH = 'GET console/health';

const noPreflight: Tamper = async (request, answer) =>
  request.method === 'OPTIONS' ? { status: 204, headers: {}, body: '' } : answer(request);
const toColumn = (title: string, parentId = '0') => ({
  code: 200,
  result: [{ recordId: '1', parentId, title }],
});
const menus = ['/order', '/serviceMarket/order'].map((path) => ({ path }));
const forbidden = JSON.stringify({ code: 403, message: null, result: null });
const malformed = JSON.stringify({ code: 400, message: null, result: null });
const notFound = { status: 404, body: JSON.stringify({ code: 404, message: null, result: null }) };
/** A back end whose endpoint finds nothing. Without a session it answers 401, otherwise it would count as not offered. */
const findsNothing = (key: string, query = '') =>
  changeReply(key, ({ body, headers }, { path }) =>
    path.includes(query) && !body.includes('"code":401')
      ? { ...notFound, headers: { ...headers, 'cache-control': 'no-store' } }
      : {},
  );
const setColumn = (change: object) => changeResult(COLUMNS, (it) => Object.assign(Object(it)[5], change));
const setAgreement = (change: object) =>
  changeResult(AGREEMENTS, ({ list }) => Object.assign(list[3] ?? {}, change));
const dropQuery = (key: string, ...names: string[]) =>
  changeQuery(key, (query) => {
    for (const name of names) query.delete(name);
  });
/** Pages that are counted from 0. */
const skipPage = combine(
  changeResult(ORDERS, (it) => {
    it.current = Number(it.current) - 1;
  }),
  changeQuery(ORDERS, (query) => query.set('current', String(Number(query.get('current') ?? 1) + 1))),
);
const swapPrices = changeQuery(
  SERVICES,
  (query) => query.get('sort') === 'price' && query.set('sort', 'priceDescending'),
);

// biome-ignore format: a table.
const answers: Break[] = [
  ['a missing field', SUMMARY, changeResult(SUMMARY, (it) => delete it.balance), 'result.balance'],
  ['an amount with a fraction', SUMMARY, changeResult(SUMMARY, (it) => { it.balance = 12.5; }), 'result.balance'],
  ['another currency', SUMMARY, changeResult(SUMMARY, (it) => { it.currency = 'USD'; }), 'result.currency'],
  ['a total that is not that of its charges', CHARGES, changeResult(CHARGES, (it) => { it.totals = { in: 1, out: 1 }; }), 'result.totals.in', 'result.totals.out'],
  ['a statement that does not add up', STATEMENT, changeResult(STATEMENT, (it) => { it.closing = Number(it.closing) + 1; }), 'result.closing'],
  ['an amount as text', SERVICES, changeResult(SERVICES, ({ list }) => Object.assign(list[1] ?? {}, { priceFrom: '128' })), 'result.list.1.priceFrom'],
  ['a negative price', SERVICES, changeResult(SERVICES, ({ list }) => Object.assign(list[1] ?? {}, { priceFrom: -1 })), 'result.list.1.priceFrom'],
  ['an unreadable time', AGREEMENTS, setAgreement({ effectiveAt: 'May 1' }), 'result.list.3.effectiveAt'],
  ['a time with an offset', AGREEMENTS, setAgreement({ effectiveAt: '2026-05-01T08:00:00+08:00' }), 'result.list.3.effectiveAt'],
  ['an id with a slash', AGREEMENTS, setAgreement({ code: 'contract/temp' }), 'result.list.3.code'],
  ['an id with a dot', AGREEMENTS, setAgreement({ code: 'contract.temp' }), 'result.list.3.code'],
  ['an id with a tilde', AGREEMENTS, setAgreement({ code: '~temp' }), 'result.list.3.code'],
  ['an id as a number', COLUMNS, setColumn({ recordId: 17 }), 'result.5.recordId'],
  ['a sequence that is no number', COLUMNS, setColumn({ sequence: 'first' }), 'result'],
  ['an unmasked phone number', USER_INFO, changeResult(USER_INFO, (it) => { it.userPhone = '13800138000'; }), 'result.userPhone'],
  ['a result without an envelope', COLUMNS, changeEnvelope(COLUMNS, ({ result }) => result), 'body'],
  ['another field for the result', SUMMARY, changeEnvelope(SUMMARY, ({ result }) => ({ code: 200, data: result })), 'result'],
  ['an envelope without a code', COLUMNS, changeEnvelope(COLUMNS, ({ result }) => ({ result })), 'code'],
  ['a code as text', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, code: '200' })), 'code'],
  ['another code of success', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, code: 201 })), 'code', 'header Cache-Control'],
  ['a message that is no text', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, message: [] })), 'message'],
  ['`success: false` with the code 200', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, success: false })), 'success', 'header Cache-Control'],
  ['a page of HTML', COLUMNS, setHeader(COLUMNS, 'Content-Type', 'text/html'), 'body'],
  ['the HTTP status 201', COLUMNS, changeReply(COLUMNS, () => ({ status: 201 })), 'HTTP status'],
  ['the HTTP status 502 with a success', COLUMNS, changeReply(COLUMNS, () => ({ status: 502 })), 'HTTP status'],
  ['a refusal without a code', SUMMARY, replaceText(SUMMARY, '"code":401,', ''), 'code'],
  ['a language that is ignored', SUMMARY, changeRequest(SUMMARY, () => ({ headers: new Headers() })), 'code', 'message'],
  ['an answer that may be stored', SUMMARY, setHeader(SUMMARY, 'Cache-Control', 'max-age=9'), 'header Cache-Control'],
  ['a CORS header for nobody', SUMMARY, setHeader(SUMMARY, 'Access-Control-Allow-Origin', ''), 'header Access-Control-Allow-Origin'],
  ['a preflight that allows nothing', USER_INFO, noPreflight, 'header Access-Control-Allow-Origin', 'header Access-Control-Allow-Headers'],
  ['a file whose type is guessed', FILE, setHeader(FILE, 'X-Content-Type-Options', ''), 'header X-Content-Type-Options'],
  ['a file without a name', FILE, setHeader(FILE, 'Content-Disposition', 'inline'), 'header Content-Disposition'],
  ['a file of another type', FILE, setHeader(FILE, 'Content-Type', 'text/plain'), 'header Content-Type'],
  ['an empty file', FILE, changeReply(FILE, () => ({ body: '' })), 'body'],
  ['a clock in local time', ORDERS, changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, 8 * 3600); }), 'result.serverTime'],
  ['pages that are ignored', ORDERS, dropQuery(ORDERS, 'current', 'pageSize'), 'result.list', 'result.pageSize', 'result.current'],
  ['pages of another size than the requested one', ORDERS, dropQuery(ORDERS, 'pageSize'), 'result.list', 'result.pageSize', 'result.total'],
  ['the first page skipped', ORDERS, skipPage, 'result.list', 'result.total'],
  ['the total of one page', SERVICES, changeResult(SERVICES, (it) => { it.total = it.list.length; }), 'result.list', 'result.total'],
  ['a total of one too many', SERVICES, changeResult(SERVICES, (it) => { it.total = Number(it.total) + 1; }), 'result.total'],
  ['a total of one too few', SERVICES, changeResult(SERVICES, (it) => { it.total = Math.max(0, Number(it.total) - 1); }), 'result.list'],
  ['a reversed order', ORDERS, changeResult(ORDERS, ({ list }) => list.reverse()), 'result.list'],
  ['a reversed sort', SERVICES, swapPrices, 'result.list'],
  ['a sort that is ignored', SERVICES, dropQuery(SERVICES, 'sort'), 'result.list'],
  ['a filter that is ignored', CHARGES, dropQuery(CHARGES, 'direction'), 'result.list'],
  ['only the last of repeated values', ORDERS, changeQuery(ORDERS, (query) => query.has('status') && query.set('status', query.getAll('status').at(-1) ?? '')), 'result.list'],
  ['a keyword that is ignored', NEWS, dropQuery(NEWS, 'keyword'), 'result.list'],
  ['a first day that is ignored', ORDERS, dropQuery(ORDERS, 'from'), 'result.list'],
  ['a least price that is ignored', SERVICES, dropQuery(SERVICES, 'minPrice'), 'result.list'],
  ['pages of another size when none is requested', ORDERS, changeQuery(ORDERS, (query) => { if (!query.has('pageSize')) query.set('pageSize', '20'); }), 'result.pageSize'],
  ['a larger page than allowed', ORDERS, changeResult(ORDERS, (it) => { if (it.pageSize === 100) it.pageSize = 200; }), 'result.pageSize'],
  ['cursors that are ignored', NEWS, dropQuery(NEWS, 'cursor'), 'result.list', 'result.total', 'result.previous'],
  ['a cursor that skips an entry', NEWS, changeResult(NEWS, ({ list, previous }) => previous && list.shift()), 'result.list', 'result.total'],
  ['an unknown cursor that is refused', NEWS, changeReply(NEWS, (_, { path }) => (path.includes('cursor=contract') ? { body: malformed } : {})), 'code', 'result.list'],
  ['a way back from the first page', NEWS, changeResult(NEWS, (it) => { it.previous ??= 'before'; }), 'result.previous'],
  ['a list with cursors that is counted to its page', NEWS, changeResult(NEWS, (it) => { it.total = it.list.length; }), 'result.total'],
  ['the sessions of another user in a list', SESSIONS, ignoreToken(SESSIONS, 'users'), 'result.list'],
  ['the orders of another user in a list', ORDERS, ignoreToken(ORDERS, 'users'), 'result.list'],
  ['a list for visitors', ORDERS, ignoreToken(ORDERS), 'result.list', 'code'],
  ['a page of the menus that is refused', HEALTH, changeReply(HEALTH, () => ({ body: forbidden })), 'code'],
  ['a page for everyone', HEALTH, ignoreToken(HEALTH), 'code'],
  ['a market of another name', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Announcements')), 'result'],
  ['columns without a root', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Service market', '')), 'result'],
  ['no columns at all', COLUMNS, findsNothing(COLUMNS), 'code'],
  ['no agreement for registration', AGREEMENTS, changeResult(AGREEMENTS, ({ list }) => list.shift()), 'result.list'],
  ['menus without the user center', USER_INFO, changeResult(USER_INFO, (it) => Object.assign(it, { menus })), 'result.menus'],
];

it.each(answers)('reports %s and where it is', async (_, key, tamper, ...paths) => {
  expect(await findProblems(tamper, key)).toEqual(paths.map((path) => `${key}: ${path}`));
});

const ORDER = 'GET order/{orderId}';
const BY_KEY = 'GET order/byKey/{key}';
const INSTANCE = 'GET instance/{instanceId}';
const readsOrders = /^GET order\/(list|\{orderId\})$/;
const readsCharges = /^GET charge\/(list|summary)$/;
const setOrder = (change: (it: Record<string, unknown>) => object) =>
  changeResult(ORDER, (it) => Object.assign(it, change(it)));
const knowsAll = changeRequest(SERVICE, ({ path }) => ({
  path: path.replace('contract-check-unknown', 'name-number-check'),
}));

// biome-ignore format: a table.
const rules: Break[] = [
  ['an unknown status', 'GET service', changeResult(SERVICE, (it) => { it.status = 'sold'; }), `${SERVICE}: result.status`],
  ['the data of another user', 'GET instance', ignoreToken(INSTANCE, 'users'), `${INSTANCE}: code`],
  ['the order of another user', readsOrders, ignoreToken(ORDER, 'users'), `${ORDER}: code`],
  ['an entry for an unknown id', /^GET service\/(list|\{serviceId\})$/, knowsAll, `${SERVICE}: code`],
  ['no entry for a known id', readsOrders, findsNothing(ORDER), `${ORDER}: code`],
  ['no success for an unused key', /^GET order\/(list|byKey\/\{key\})$/, findsNothing(BY_KEY), `${BY_KEY}: code`],
  ['a page that is not found', ORDERS, findsNothing(ORDERS, 'current=2'), ...['code', 'result.current', 'result.list'].map((path) => `${ORDERS}: ${path}`)],
  ['a clock that is behind the others', /^GET (user\/session|order)\/list$/, changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, -30); }), `${ORDERS}: result.serverTime`],
  ['an agreement that nobody can accept', /^GET (service|agreement)/, changeResult(SERVICE, (it) => { it.agreements = ['none']; }), `${SERVICE}: result.agreements`],
  ['a discount that does not add up', readsOrders, setOrder((it) => ({ discountAmount: Number(it.discountAmount) + 1 })), `${ORDER}: result.discountAmount`],
  ['more ratings than stars', /^GET service\/(list|\{serviceId\}\/reviews)$/, changeResult(REVIEWS, (it) => { it.starCounts = [0, 0, 0, 0, 0]; }), `${REVIEWS}: result.rating.count`],
  ['an empty timeline', readsOrders, setOrder(() => ({ timeline: [] })), `${ORDER}: result.timeline`],
  ['a balance that the newest charge does not leave', readsCharges, changeResult(SUMMARY, (it) => { it.balance = Number(it.balance) + 1; }), `${SUMMARY}: result.balance`],
  ['a month with other totals than its charges', readsCharges, replaceText(SUMMARY, /"out":\d+/g, '"out":1'), `${SUMMARY}: result.months.11.out`],
  ['a balance that is not that of the statement', /^GET (balance\/statement\/\{month\}|charge\/summary)$/, changeResult(SUMMARY, (it) => { it.balance = Number(it.balance) + 1; }), `${STATEMENT}: result.closing`],
  ['a number of unread messages that the list does not have', /^GET message\/(list|unread)$/, changeResult('GET message/unread', (it) => { it.unreadCount = 99; }), 'GET message/unread: result.unreadCount'],
  ['a number of unread announcements that the list does not have', /^GET (announcement\/list|user\/query\/current\/userInfo)$/, changeResult(USER_INFO, (it) => { it.unreadAnnouncementCount = 99; }), `${USER_INFO}: result.unreadAnnouncementCount`],
  ['a refund larger than what was paid', readsOrders, setOrder((it) => ({ refundedAmount: Number(it.paidAmount) + 1 })), `${ORDER}: result.refundedAmount`],
];

it.each(rules)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only)).toEqual(problems);
});

it('names sections of the document that exist', () => {
  const { named, missing } = namedSections();
  expect(named.size).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

it('keeps the path of the address', async () => {
  const { broken } = await checkTampered({
    tamper: (request, answer) => answer(request),
    only: ({ key }) => key === COLUMNS,
    writes: false,
    address: 'http://localhost/base/',
  });
  expect(broken).toEqual([]);
});
