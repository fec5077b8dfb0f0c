import { randomUUID } from 'node:crypto';
import { type Call, type Handlers, type Make, Refusal } from './account';

const PRICE = 12_800;
const COLUMNS = [
  ['1', '0', 'Service market'],
  ['2', '0', 'Announcements'],
  ['3', '0', 'Agreements and help'],
  ['4', '1', 'Interfaces'],
  ['5', '2', 'News'],
];
const AGREEMENTS = ['register', 'privacy', 'blockserveterms', 'contracttemp', 'about-us'];
const ANNOUNCEMENTS = ['Maintenance tonight', 'A new interface'];
const SERVICES = ['Address check', 'Text search', 'Picture search'];

const PROVIDER = { providerId: 'provider-1', name: 'Northern Data', phone: '', email: '' };

const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString();

function find<T>(list: readonly T[], isWanted: (entry: T) => boolean): T {
  const found = list.find(isWanted);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

interface Order {
  orderId: string;
  status: string;
  version: number;
  payment: object | null;
}

/** What users created, and the idempotency keys that they used. */
class Shelf<T extends object> {
  private readonly entries: { userId?: string; keys: Map<string, string>; value: T }[] = [];

  all = ({ user }: Call): T[] =>
    this.entries.filter(({ userId }) => userId === user?.userId).map(({ value }) => value);

  /** Returns what a key was used for; refuses another content for it. */
  byKey({ user }: Call, key: unknown, content?: unknown): T | undefined {
    const used = this.entries.find(({ userId, keys }) => userId === user?.userId && keys.has(String(key)));
    if (used && content && used.keys.get(String(key)) !== JSON.stringify(content))
      throw new Refusal('idempotencyConflict');
    return used?.value;
  }

  add({ user }: Call, value: T): void {
    this.entries.unshift({ userId: user?.userId, keys: new Map(), value });
  }

  /** Stores the key and the content with which something was created or changed. */
  setKey({ body }: Call, value: T): void {
    const entry = this.entries.find((each) => each.value === value);
    entry?.keys.set(String(body.idempotencyKey), JSON.stringify(body));
  }
}

/** Content, services, orders and top-ups. Payments stay pending. */
export function shopHandlers(make: Make): Handlers {
  const orders = new Shelf<Order>();
  const topUps = new Shelf<{ topUpId: string }>();
  const quotes = new Map<unknown, number>();
  /** Tokens of calendar feeds by their user. */
  const feeds = new Map<string | undefined, string>();
  let lastId = 1000;

  const agreements = AGREEMENTS.map((code) => ({ code, ...make('Agreement', { code, title: code }) }));
  const announcements = ANNOUNCEMENTS.map((title, index) => {
    const announcementId = String(index + 1);
    const values = { announcementId, title, category: '5', read: true, attachments: [] };
    return { announcementId, ...make('Announcement', values) };
  });
  const period = make('PeriodPrice', { price: PRICE, originalPrice: PRICE });
  const sku = make('Sku', { skuCode: 'basic', name: 'Basic', periods: [period], specPricing: [] });
  const services = SERVICES.map((title, index) => {
    const facts = { serviceId: `service-${index + 1}`, title, type: 'api', cover: '', provider: PROVIDER };
    const offer = { columnId: '4', priceFrom: PRICE, specs: [], skus: [sku], gallery: [], maxQuantity: 10 };
    return { ...facts, ...make('Service', { ...facts, ...offer, agreements: ['blockserveterms'] }) };
  });

  const findService = (wanted: unknown) => find(services, ({ serviceId }) => serviceId === wanted);
  /** Prices a selection. */
  function quote({ body }: Call) {
    const { title } = findService(body.serviceId);
    const quantity = Number(body.quantity);
    if (body.skuCode !== 'basic') throw new Refusal('selectionInvalid');
    if (quantity > 10) throw new Refusal('quantityExceeded');
    if (body.couponCode) throw new Refusal('couponUnknown');
    const amount = quantity * PRICE;
    const items = [make('OrderItem', { label: title, formula: `${quantity} x ${PRICE / 100}`, amount })];
    return { items, originalAmount: amount, discountAmount: 0, payableAmount: amount, currency: 'CNY' };
  }
  const show = (order: Order) => ({ ...order, serverTime: now() });
  const findOrder = (call: Call) => find(orders.all(call), ({ orderId }) => orderId === call.params.orderId);
  /** Moves an order to another state, if it is in the state before it. */
  function move(order: Order, from: string, status: string, values: object = {}) {
    if (order.status === status) return show(order);
    if (order.status !== from) throw new Refusal('transitionRefused', show(order));
    return show(Object.assign(order, { status, version: order.version + 1, ...values }));
  }
  const refuse = (code: string) => (call: Call) => {
    throw new Refusal(code, show(findOrder(call)));
  };

  return {
    'GET column/list': () =>
      COLUMNS.map(([recordId, parentId, title]) => ({ recordId, parentId, title, sequence: 1 })),
    'GET agreement/list': () => ({ list: agreements }),
    'GET agreement/{code}': ({ params }) => find(agreements, ({ code }) => code === params.code),
    'GET announcement/list': () => ({ list: announcements, unreadCount: 0 }),
    'GET announcement/{announcementId}': ({ params }) =>
      find(announcements, ({ announcementId }) => announcementId === params.announcementId),
    'GET service/list': () => ({ list: services }),
    'GET service/{serviceId}': ({ params }) => findService(params.serviceId),
    'GET service/{serviceId}/reviews': ({ params }) => {
      findService(params.serviceId);
      return make('ReviewList', { list: [], starCounts: [0, 0, 0, 0, 0] });
    },
    'GET provider/{providerId}': ({ params }) =>
      make(
        'Provider',
        find([PROVIDER], ({ providerId }) => providerId === params.providerId),
      ),
    'POST order/quote'(call) {
      const quoteId = randomUUID();
      const priced = quote(call);
      quotes.set(quoteId, priced.payableAmount);
      return make('Quote', { ...priced, quoteId, expiresAt: now(15) });
    },
    'POST order'(call) {
      const { idempotencyKey, quoteId, payableAmount, consents, serviceId, ...selection } = call.body;
      const earlier = orders.byKey(call, idempotencyKey, call.body);
      if (earlier) return show(earlier);
      if (!quotes.has(quoteId)) throw new Refusal('quoteExpired');
      if (quotes.get(quoteId) !== payableAmount) throw new Refusal('priceChanged');
      if (!JSON.stringify(consents).includes('"blockserveterms"')) throw new Refusal('consentOutdated');
      lastId += 1;
      const service = make('ServiceSnapshot', { ...findService(serviceId), planName: 'Basic' });
      const times = { createdAt: now(), payDeadline: now(30), timeline: [], specTexts: [] };
      const facts = { orderId: String(lastId), status: 'pendingPayment', version: 1, payment: null };
      const order = {
        ...make('Order', { ...selection, ...quote(call), service, consents, ...times }),
        ...facts,
      };
      orders.add(call, order);
      orders.setKey(call, order);
      return show(order);
    },
    'GET order/list'(call) {
      const list = orders.all(call);
      const empty = make('OrderList', {}) as { counts: object };
      const count = (status: string) => list.filter((order) => order.status === status).length;
      const counts = Object.keys(empty.counts).map((status) => [status, count(status)]);
      return { ...empty, list, counts: Object.fromEntries(counts) };
    },
    'GET order/{orderId}': (call) => show(findOrder(call)),
    'GET order/byKey/{key}'(call) {
      const order = orders.byKey(call, call.params.key);
      return { order: order ? show(order) : null };
    },
    'POST order/{orderId}/pay'(call) {
      const order = findOrder(call);
      const { channel, idempotencyKey } = call.body;
      if (orders.byKey(call, idempotencyKey, call.body)) return show(order);
      if (order.status === 'paying') throw new Refusal('transitionRefused', show(order));
      const values = { channel, status: 'pending', createdAt: now(), qrContent: order.orderId };
      const paying = move(order, 'pendingPayment', 'paying', { payment: make('Payment', values) });
      orders.setKey(call, order);
      return paying;
    },
    'POST order/{orderId}/pay/close': (call) => move(findOrder(call), 'paying', 'pendingPayment'),
    'POST order/{orderId}/cancel': (call) => move(findOrder(call), 'pendingPayment', 'cancelled'),
    'POST order/{orderId}/refund': refuse('nothingRefundable'),
    'POST order/{orderId}/refund/withdraw': refuse('transitionRefused'),
    'POST order/{orderId}/accept': refuse('transitionRefused'),
    'POST calendar/feed'({ user }) {
      const token = randomUUID() + randomUUID();
      feeds.set(user?.userId, token);
      return { token, feed: { tokenEnd: token.slice(-4), createdAt: now() } };
    },
    'DELETE calendar/feed'({ user }) {
      feeds.delete(user?.userId);
      return { feed: null };
    },
    'GET calendar/feed/{token}/renewals.ics': ({ params }) =>
      void find([...feeds.values()], (token) => token === params.token),
    'POST balance/withdrawal'() {
      throw new Refusal('proofRequired');
    },
    'POST balance/topUp'(call) {
      const earlier = topUps.byKey(call, call.body.idempotencyKey, call.body);
      if (earlier) return earlier;
      const { amount, channel } = call.body;
      const topUpId = randomUUID();
      const topUp = { ...make('TopUp', { amount, channel, status: 'pending' }), topUpId };
      topUps.add(call, topUp);
      topUps.setKey(call, topUp);
      return topUp;
    },
    'GET balance/topUp/byKey/{key}': (call) => ({ topUp: topUps.byKey(call, call.params.key) ?? null }),
    'GET balance/topUp/{topUpId}': (call) =>
      find(topUps.all(call), ({ topUpId }) => topUpId === call.params.topUpId),
  };
}
