import { type Break, findProblems, namedSections, shift } from '../../support/breaks';
import {
  allow,
  changeBody,
  changeReply,
  changeRequest,
  changeResult,
  combine,
  forgetKeys,
  ignoreToken,
  repeatFirst,
  replaceText,
  type Tamper,
} from '../../support/tampering';

const USER_INFO = 'GET user/query/current/userInfo';
const ORDERS = 'GET order/list';
const ORDER = 'GET order/{orderId}';
const PLACE = 'POST order';
const QUOTE = 'POST order/quote';
const CANCEL = 'POST order/{orderId}/cancel';
const LOGIN = 'POST user/login';
const PROFILE = 'PUT user/profile';
const CHANGE_PASSWORD = 'POST user/password/change';
const FEED = 'GET calendar/feed/{token}/renewals.ics';
const PICTURE = 'GET user/avatar/{pictureId}';

const setOrder = (change: (it: Record<string, unknown>) => object) =>
  changeResult(ORDER, (it) => Object.assign(it, change(it)));
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
  return combine(
    readQuote,
    changeBody(PLACE, (body) => ({ ...body, payableAmount })),
  );
}
/** Accepts an order without consents: those of the order before are booked. */
function takeNoConsents(): Tamper {
  let known: unknown;
  return changeBody(PLACE, (body) => {
    if (!Array.isArray(body.consents)) return body;
    if (body.consents.length > 0) known = body.consents;
    return { ...body, consents: known };
  });
}
const dropNewOrders = changeResult(ORDERS, (it) => {
  it.list = it.list.filter(({ createdAt }) => Date.parse(String(createdAt)) < Date.now() - 10_000);
});

const HISTORY = 'GET user/login/history';
/** Cursors that are numbers of entries. */
const countEntries: Tamper = async (request, answer) => {
  const isMeant = request.method === 'GET' && request.path.startsWith('user/login/history');
  if (!isMeant) return answer(request);
  const { pathname, searchParams } = new URL(request.path, 'http://localhost');
  const ask = (query: URLSearchParams) => answer({ ...request, path: `${pathname.slice(1)}?${query}` });
  const above = Number(/^after-(\d+)$/.exec(searchParams.get('cursor') ?? '')?.[1] ?? 0);
  if (above > 0) {
    const { body } = await ask(new URLSearchParams({ pageSize: String(above) }));
    searchParams.set('cursor', JSON.parse(body).result.next);
  }
  const reply = await ask(searchParams);
  const { result, ...envelope } = JSON.parse(reply.body);
  if (!result) return reply;
  if (result.next) result.next = `after-${above + result.list.length}`;
  if (above > 0) result.previous = `after-${Math.max(0, above - result.pageSize)}`;
  return { ...reply, body: JSON.stringify({ ...envelope, result }) };
};

// biome-ignore format: a table.
const writes: Break[] = [
  ['a session that outlives signing out', 'user/logout', changeRequest('POST user/logout', () => ({ headers: new Headers() })), `${USER_INFO}: code`],
  ['a session that outlives being revoked', 'user/session', changeBody('POST user/session/revoke', (body) => ({ ...body, ...(body.sessionId !== undefined && { sessionId: 'x' }) })), 'POST user/session/revoke: result.revokedCount', `${USER_INFO}: code`],
  ['a new session that is not listed', 'user/session', changeResult('GET user/session/list', ({ list }) => list.splice(1)), 'GET user/session/list: result.list'],
  ['an order for each click', 'order', forgetKeys(PLACE), 'POST order: result', 'GET order/list: result.list', 'POST order: result.orderId', 'POST order: code', 'GET order/byKey/{key}: result.order'],
  ['a top-up for each click', 'balance', forgetKeys('POST balance/topUp'), 'POST balance/topUp: result', 'POST balance/topUp: result.topUpId', 'GET balance/topUp/byKey/{key}: result.topUp', 'POST balance/topUp: code'],
  ['a repeated call that is done again', 'user/session', forgetKeys('POST user/session/revoke'), 'POST user/session/revoke: result', 'POST user/session/revoke: result.revokedCount'],
  ['one key for two orders', 'order', replaceText(PLACE, '"code":42024', '"code":200'), 'POST order: code'],
  ['a sum that is not that of its items', 'order/quote', changeResult(QUOTE, (it) => { it.items = []; }), 'POST order/quote: result.payableAmount'],
  ['a quote that is over at once', 'order/quote', changeResult(QUOTE, (it) => { it.expiresAt = shift(it.serverTime, -1); }), 'POST order/quote: result.expiresAt'],
  ['another tax than that of the price', 'order/quote', changeResult(QUOTE, (it) => { it.tax = { rate: 600, amount: 1 }; }), 'POST order/quote: result.tax.amount'],
  ['more pieces than a service offers', 'order/quote', changeBody(QUOTE, (body) => ({ ...body, quantity: Math.min(2, Number(body.quantity)) })), 'POST order/quote: code'],
  ['a coupon that does not exist', 'order/quote', changeBody(QUOTE, ({ couponCode: _, ...body }) => body), 'POST order/quote: code'],
  ['another price than that of the service', 'order/quote', changeBody(QUOTE, (body) => ({ ...body, quantity: body.quantity === 2 ? 3 : body.quantity })), 'POST order/quote: result.payableAmount'],
  ['any payable amount', 'order', takeAnyAmount(), 'POST order: code'],
  ['an order without consents', 'order', takeNoConsents(), 'POST order: code'],
  ['an order for more than was ordered', 'order', changeResult(PLACE, (it) => { it.quantity = 9; }), 'POST order: result.quantity'],
  ['consents that are not recorded', 'order', changeResult(PLACE, (it) => { it.consents = []; }), 'POST order: result.consents'],
  ['a version that a payment does not raise', 'order', changeResult('POST order/{orderId}/pay', (it) => { it.version = 1; }), 'POST order/{orderId}/pay: result.version'],
  ['a profile that is not stored', 'user/profile', changeBody(PROFILE, ({ version }) => ({ version })), `${PROFILE}: code`, `${PROFILE}: result.city`],
  ['a deadline of a day', 'order', changeResult(PLACE, (it) => { it.payDeadline = shift(it.createdAt, 86_400); }), 'POST order: result.payDeadline'],
  ['an extension that moves no deadline', 'order', changeResult('POST order/{orderId}/extend', (it) => { it.payDeadline = shift(it.createdAt, 1_800); }), 'POST order/{orderId}/extend: result.payDeadline'],
  ['an extension for each click', 'order', replaceText('POST order/{orderId}/extend', '"code":42031', '"code":200'), 'POST order/{orderId}/extend: code'],
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
  ['cursors that count entries', /^(GET user\/login\/history|POST user\/login)$/, countEntries, `${HISTORY}: result.list`],
  ['a removed picture that is still served', 'user/avatar', repeatFirst(PICTURE), `${PICTURE}: body`],
  ['a replaced calendar feed that still works', 'calendar/feed', repeatFirst(FEED), `${FEED}: body`],
  ['a change without the right to it', / console\/list\/templates$/, ignoreToken('POST console/list/templates', 'users'), 'POST console/list/templates: code'],
];

it.each(writes)('reports %s', async (_, only, tamper, ...problems) => {
  expect(await findProblems(tamper, only, true)).toEqual(problems);
});

it('names sections of the document that exist', () => {
  const { named, missing } = namedSections();
  expect(named.size).toBeGreaterThan(4);
  expect(missing).toEqual([]);
});
