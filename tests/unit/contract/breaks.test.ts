import type { Endpoint } from '../../../config/contract/endpoint';
import { openApiDocument } from '../../../config/contract/openapi';
import {
  allow,
  changeBody,
  changeEnvelope,
  changeQuery,
  changeReply,
  changeRequest,
  changeResult,
  checkTampered,
  forgetKeys,
  ignoreToken,
  repeatFirst,
  replaceText,
  setHeader,
  type Tamper,
} from '../../support/tampering';

/** The time some seconds after another one. */
const shift = (time: unknown, seconds: number) =>
  new Date(Date.parse(String(time)) + seconds * 1000).toISOString();

type Only = string | RegExp;

const messages = new Set<string>();

/** Finds the problems of a broken back end: `GET order/list: result.total`. */
async function findProblems(tamper: Tamper, only: Only, writes = false) {
  const isChecked = ({ key }: Endpoint) => (typeof only === 'string' ? key.includes(only) : only.test(key));
  const { broken } = await checkTampered({ tamper, writes, only: isChecked });
  for (const { what, problems } of broken)
    for (const { message } of problems) messages.add(`${what}: ${message}`);
  return [...new Set(broken.flatMap(({ key, problems }) => problems.map(({ path }) => `${key}: ${path}`)))];
}

/** What is broken, the checked endpoints, how it is broken, and where the problems are. */
type Break = [what: string, only: Only, tamper: Tamper, ...problems: string[]];

const USER_INFO = 'GET user/query/current/userInfo';
const COLUMNS = 'GET column/list';
const AGREEMENTS = 'GET agreement/list';
const NEWS = 'GET announcement/list';
const SERVICES = 'GET service/list';
const SERVICE = 'GET service/{serviceId}';
const ORDERS = 'GET order/list';
const SUMMARY = 'GET charge/summary';
const FILE = 'GET charge/export';
const HEALTH = 'GET console/health';

const noPreflight: Tamper = async (request, answer) =>
  request.method === 'OPTIONS' ? { status: 204, headers: {}, body: '' } : answer(request);
const toColumn = (title: string, parentId = '0') => ({
  code: 200,
  result: [{ recordId: '1', parentId, title }],
});
const menus = ['/order', '/serviceMarket/order'].map((path) => ({ path }));
const forbidden = JSON.stringify({ code: 403, message: null, result: null });
const setColumn = (change: object) => changeResult(COLUMNS, (it) => Object.assign(Object(it)[5], change));
const setAgreement = (change: object) =>
  changeResult(AGREEMENTS, ({ list }) => Object.assign(list[3] ?? {}, change));
const dropQuery = (key: string, ...names: string[]) =>
  changeQuery(key, (query) => {
    for (const name of names) query.delete(name);
  });
/** Pages that are counted from 0. */
const skipPage: Tamper = (request, answer) =>
  changeResult(NEWS, (it) => {
    it.current = Number(it.current) - 1;
  })(request, (next) =>
    changeQuery(NEWS, (query) => query.set('current', String(Number(query.get('current') ?? 1) + 1)))(
      next,
      answer,
    ),
  );
const swapPrices = changeQuery(
  SERVICES,
  (query) => query.get('sort') === 'price' && query.set('sort', 'priceDescending'),
);

// biome-ignore format: a table.
const answers: Break[] = [
  ['a missing field', SUMMARY, changeResult(SUMMARY, (it) => delete it.balance), 'result.balance'],
  ['an amount with a fraction', SUMMARY, changeResult(SUMMARY, (it) => { it.balance = 12.5; }), 'result.balance'],
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
  ['another code of success', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, code: 201 })), 'code'],
  ['a message that is no text', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, message: [] })), 'message'],
  ['`success: false` with the code 200', COLUMNS, changeEnvelope(COLUMNS, (it) => ({ ...it, success: false })), 'code'],
  ['a page of HTML', COLUMNS, setHeader(COLUMNS, 'Content-Type', 'text/html'), 'body'],
  ['the HTTP status 201', COLUMNS, changeReply(COLUMNS, () => ({ status: 201 })), 'HTTP status'],
  ['the HTTP status 502 with a success', COLUMNS, changeReply(COLUMNS, () => ({ status: 502 })), 'HTTP status'],
  ['a refusal without a code', SUMMARY, replaceText(SUMMARY, '"code":401,', ''), 'code'],
  ['a language that is ignored', SUMMARY, changeRequest(SUMMARY, () => ({ headers: new Headers() })), 'code', 'message'],
  ['an answer that may be stored', SUMMARY, setHeader(SUMMARY, 'Cache-Control', 'max-age=9'), 'header Cache-Control'],
  ['a CORS header for nobody', SUMMARY, setHeader(SUMMARY, 'Access-Control-Allow-Origin', ''), 'header Access-Control-Allow-Origin'],
  ['a preflight that allows nothing', USER_INFO, noPreflight, 'header Access-Control-Allow-Origin', 'header Access-Control-Allow-Headers'],
  ['a file without a name', FILE, setHeader(FILE, 'Content-Disposition', 'inline'), 'header Content-Disposition'],
  ['a file of another type', FILE, setHeader(FILE, 'Content-Type', 'text/plain'), 'header Content-Type'],
  ['an empty file', FILE, changeReply(FILE, () => ({ body: '' })), 'body'],
  ['a clock in local time', ORDERS, changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, 8 * 3600); }), 'result.serverTime'],
  ['pages that are ignored', NEWS, dropQuery(NEWS, 'current', 'pageSize'), 'result.list', 'result.pageSize', 'result.current'],
  ['pages of another size than the requested one', NEWS, dropQuery(NEWS, 'pageSize'), 'result.list', 'result.pageSize', 'result.total'],
  ['the first page skipped', NEWS, skipPage, 'result.list', 'result.total'],
  ['the total of one page', NEWS, changeResult(NEWS, (it) => { it.total = it.list.length; }), 'result.list', 'result.total'],
  ['a total of one too many', NEWS, changeResult(NEWS, (it) => { it.total = Number(it.total) + 1; }), 'result.total'],
  ['a total of one too few', NEWS, changeResult(NEWS, (it) => { it.total = Math.max(0, Number(it.total) - 1); }), 'result.list'],
  ['a reversed order', ORDERS, changeResult(ORDERS, ({ list }) => list.reverse()), 'result.list'],
  ['a reversed sort', SERVICES, swapPrices, 'result.list'],
  ['a sort that is ignored', SERVICES, dropQuery(SERVICES, 'sort'), 'result.list'],
  ['a filter that is ignored', ORDERS, dropQuery(ORDERS, 'status'), 'result.list', 'result.counts.paying'],
  ['a keyword that is ignored', NEWS, dropQuery(NEWS, 'keyword'), 'result.list'],
  ['a first day that is ignored', ORDERS, dropQuery(ORDERS, 'from'), 'result.list'],
  ['a least price that is ignored', SERVICES, dropQuery(SERVICES, 'minPrice'), 'result.list'],
  ['a list for visitors', ORDERS, ignoreToken(ORDERS), 'code'],
  ['a page of the menus that is refused', HEALTH, changeReply(HEALTH, () => ({ body: forbidden })), 'code'],
  ['a page for everyone', HEALTH, ignoreToken(HEALTH), 'code'],
  ['a market of another name', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Announcements')), 'result'],
  ['columns without a root', COLUMNS, changeEnvelope(COLUMNS, () => toColumn('Service market', '')), 'result'],
  ['no agreement for registration', AGREEMENTS, changeResult(AGREEMENTS, ({ list }) => list.shift()), 'result.list'],
  ['menus without the user center', USER_INFO, changeResult(USER_INFO, (it) => Object.assign(it, { menus })), 'result.menus'],
];

it.each(answers)('reports %s and where it is', async (_, key, tamper, ...paths) => {
  expect(await findProblems(tamper, key)).toEqual(paths.map((path) => `${key}: ${path}`));
});

const ORDER = 'GET order/{orderId}';
const INSTANCE = 'GET instance/{instanceId}';
const readsOrders = /^GET order\/(list|\{orderId\})$/;
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
  ['a clock that is behind the others', /^GET (user\/session|order)\/list$/, changeResult(ORDERS, (it) => { it.serverTime = shift(it.serverTime, -30); }), `${ORDERS}: result.serverTime`],
  ['an agreement that nobody can accept', /^GET (service|agreement)/, changeResult(SERVICE, (it) => { it.agreements = ['none']; }), `${SERVICE}: result.agreements`],
  ['a discount that does not add up', readsOrders, setOrder((it) => ({ discountAmount: Number(it.discountAmount) + 1 })), `${ORDER}: result.discountAmount`],
  ['a refund larger than what was paid', readsOrders, setOrder((it) => ({ refundedAmount: Number(it.paidAmount) + 1 })), `${ORDER}: result.refundedAmount`],
];

it.each(rules)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only)).toEqual(problems);
});

const PLACE = 'POST order';
const QUOTE = 'POST order/quote';
const CANCEL = 'POST order/{orderId}/cancel';
const LOGIN = 'POST user/login';
const PROFILE = 'PUT user/profile';
const CHANGE_PASSWORD = 'POST user/password/change';
const FEED = 'GET calendar/feed/{token}/renewals.ics';
const PICTURE = 'GET user/avatar/{pictureId}';

const takeAnyPassword = changeBody(CHANGE_PASSWORD, (body) =>
  body.password === body.passwordRepeat
    ? { ...body, password: 'Harbour#4711', passwordRepeat: 'Harbour#4711' }
    : body,
);
/** Accepts the amount of an order whatever it is: the quoted one is booked. */
function takeAnyAmount(): Tamper {
  let payableAmount: unknown;
  const readQuote = changeResult(QUOTE, (it) => {
    ({ payableAmount } = it);
  });
  const pay = changeBody(PLACE, (body) => ({ ...body, payableAmount }));
  return (request, answer) => readQuote(request, (next) => pay(next, answer));
}
const takeNoConsents = allow(PLACE, 42023, ({ required }) => ({ consents: required }));
const dropNewOrders = changeResult(ORDERS, (it) => {
  it.list = it.list.filter(({ createdAt }) => Date.parse(String(createdAt)) < Date.now() - 10_000);
});

// biome-ignore format: a table.
const writes: Break[] = [
  ['a session that outlives signing out', 'user/logout', changeRequest('POST user/logout', () => ({ headers: new Headers() })), `${USER_INFO}: code`],
  ['a session that outlives being revoked', 'user/session', changeBody('POST user/session/revoke', (body) => ({ ...body, ...(body.sessionId !== undefined && { sessionId: 'x' }) })), 'POST user/session/revoke: result.revokedCount', `${USER_INFO}: code`],
  ['a new session that is not listed', 'user/session', changeResult('GET user/session/list', ({ list }) => list.splice(1)), 'GET user/session/list: result.list'],
  ['an order for each click', 'order', forgetKeys(PLACE), 'POST order: result.orderId', 'POST order: code', 'GET order/byKey/{key}: result.order'],
  ['a top-up for each click', 'balance', forgetKeys('POST balance/topUp'), 'POST balance/topUp: result.topUpId', 'GET balance/topUp/byKey/{key}: result.topUp', 'POST balance/topUp: code'],
  ['a repeated call that is done again', 'user/session', forgetKeys('POST user/session/revoke'), 'POST user/session/revoke: result.revokedCount'],
  ['one key for two orders', 'order', replaceText(PLACE, '"code":42024', '"code":200'), 'POST order: code'],
  ['a sum that is not that of its items', 'order/quote', changeResult(QUOTE, (it) => { it.items = []; }), 'POST order/quote: result.payableAmount'],
  ['a quote that is over at once', 'order/quote', changeResult(QUOTE, (it) => { it.expiresAt = shift(it.serverTime, -1); }), 'POST order/quote: result.expiresAt'],
  ['more pieces than a service offers', 'order/quote', changeBody(QUOTE, (body) => ({ ...body, quantity: Math.min(2, Number(body.quantity)) })), 'POST order/quote: code'],
  ['a coupon that does not exist', 'order/quote', changeBody(QUOTE, ({ couponCode: _, ...body }) => body), 'POST order/quote: code'],
  ['another price than that of the service', 'order/quote', changeBody(QUOTE, (body) => ({ ...body, quantity: body.quantity === 2 ? 3 : body.quantity })), 'POST order/quote: result.payableAmount'],
  ['any payable amount', 'order', takeAnyAmount(), 'POST order: code'],
  ['an order without consents', 'order', takeNoConsents, 'POST order: code'],
  ['a deadline of a day', 'order', changeResult(PLACE, (it) => { it.payDeadline = shift(it.createdAt, 86_400); }), 'POST order: result.payDeadline'],
  ['a new order that is not listed', 'order', dropNewOrders, 'GET order/list: result.list'],
  ['a cancelled order that is still open', 'order', changeResult(CANCEL, (it) => { it.status = 'paying'; }), `${CANCEL}: result.status`],
  ['a cancellation that is not stored', 'order', setOrder(({ status }) => (status === 'cancelled' ? { status: 'pendingPayment' } : {})), `${ORDER}: result.status`],
  ['a completed order that can be cancelled', 'order', replaceText(CANCEL, '"code":42031', '"code":200'), `${CANCEL}: code`],
  ['an order that another user can cancel', 'order', ignoreToken(CANCEL, 'users'), `${CANCEL}: code`],
  ['a malformed body that is accepted', 'order/quote', replaceText(QUOTE, '"code":400', '"code":200'), 'POST order/quote: code'],
  ['a conflict without the current record', 'user/', replaceText(PROFILE, '"current"', '"now"'), `${PROFILE}: result.current`],
  ['a save over a newer version', 'user/profile', allow(PROFILE, 412, ({ current }) => ({ version: Object(current).version })), `${PROFILE}: code`],
  ['a refusal without its result', 'user/avatar', replaceText('POST user/avatar', '"problem"', '"reason"'), 'POST user/avatar: result.problem'],
  ['the wrong code', 'user/login', replaceText(LOGIN, '"code":10001', '"code":401'), `${LOGIN}: code`],
  ['refusals with the HTTP status 422', 'user/login', changeReply(LOGIN, ({ body }) => (body.includes('"code":200') ? {} : { status: 422 })), `${LOGIN}: HTTP status`],
  ['wrong passwords without a captcha', 'user/login', replaceText(LOGIN, '"code":10002', '"code":10001'), `${LOGIN}: code`],
  ['weak passwords', 'user/password', takeAnyPassword, `${CHANGE_PASSWORD}: code`],
  ['text messages without a pause', 'user/proof', replaceText('POST user/proof/code', '"code":10007', '"code":200'), 'POST user/proof/code: code'],
  ['a removed picture that is still served', 'user/avatar', repeatFirst(PICTURE), `${PICTURE}: body`],
  ['a replaced calendar feed that still works', 'calendar/feed', repeatFirst(FEED), `${FEED}: body`],
  ['a change without the right to it', / console\/list\/templates$/, ignoreToken('POST console/list/templates', 'users'), 'POST console/list/templates: code'],
];

it.each(writes)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only, true)).toEqual(problems);
});

it('names sections of the document that exist', () => {
  const named = [...messages].flatMap((message) => /\(section "([^"]+)"\)/.exec(message)?.[1] ?? []);
  const { description } = openApiDocument().info as { description: string };
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(named.filter((section) => !description.includes(`## ${section}\n`))).toEqual([]);
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
