import { db } from '../../../mock/lib/db';
import { DAY_MS, shiftByPeriod } from '../../../src/domain/calendar';
import type { Selection } from '../../../src/domain/catalog/selection';
import type { Order } from '../../../src/domain/order/order';
import { customer } from './customer';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';
import { toSelection } from './shop';

const MONTH = toSelection({ unit: 'month', orderType: 'trial' });
const PAID: Selection = { ...MONTH, orderType: 'new' };

let shop: InvoiceClient;

beforeEach(async () => {
  shop = await createInvoiceClient();
  customer().balance = 100_000_000;
});

const place = (selection = PAID, changes: object = {}) => shop.order(shop.token(), selection, changes);

async function finish(order: Order): Promise<Order> {
  if (order.status === 'pendingPayment') await shop.pay(shop.token(), order, 'balance');
  shop.advance(10);
  return shop.readOrder(order.orderId);
}

/** Starts a trial and returns its order and end. */
async function startTrial() {
  const order = await finish(await place(MONTH));
  return { order, endsOn: Date.parse(order.covers?.to ?? ''), instanceId: order.instanceId ?? '' };
}

const instances = () => db().instances;
const quoteAsBuyer = async (selection: object) =>
  (await shop.post('order/quote', selection, shop.token())).result as {
    continues?: string;
    covers?: Order['covers'];
  };
const iso = (at: number | undefined) => new Date(at ?? Number.NaN).toISOString();

async function refund({ orderId }: Order) {
  const { code } = await shop.post(
    `order/${orderId}/refund`,
    { reason: 'notNeeded', note: '', destination: 'balance', idempotencyKey: `refund-${orderId}` },
    shop.token(),
  );
  expect(code).toBe(200);
  shop.advance(30);
  return shop.readOrder(orderId);
}

it('a bought trial is the same service, with its keys and the days left of it', async () => {
  const { order: trial, endsOn, instanceId } = await startTrial();
  const [before] = instances();
  if (before) before.managed = { members: [], alertPercent: 80 };
  await shop.later(1);
  const term = { from: iso(endsOn), to: iso(shiftByPeriod(endsOn, PAID.period)) };
  expect(await quoteAsBuyer(PAID)).toMatchObject({ continues: instanceId, covers: term });
  const unpaid = await place({ ...PAID, quantity: 2 }, { autoRenew: true });
  expect(unpaid).toMatchObject({ continues: instanceId, covers: term });
  expect(unpaid.instanceId).toBeUndefined();
  const paid = await finish(unpaid);
  expect(paid).toMatchObject({ status: 'completed', instanceId, continues: instanceId, covers: term });
  expect(instances()).toEqual([
    {
      ...before,
      ...{ orderType: 'new', quantity: 2, autoRenew: true, status: 'active' },
      ...{ endsOn: Date.parse(term.to), anchorDay: new Date(endsOn + 8 * 3_600_000).getUTCDate() },
    },
  ]);
  expect((await shop.readOrder(trial.orderId)).instanceId).toBe(instanceId);
  const detail = (await shop.result(`instance/${instanceId}`)) as { orderId: string; outlook: object };
  expect(detail.orderId).toBe(paid.orderId);
  expect(paid.refundable).toMatchObject({ rule: 'notBegun', amount: paid.paidAmount });
});

it('a trial that has ended does not become the service of a new order', async () => {
  await startTrial();
  await shop.later(40);
  expect(await quoteAsBuyer(PAID)).not.toHaveProperty('continues');
  const paid = await finish(await place());
  expect(paid.continues).toBeUndefined();
  await shop.result('instance/list');
  expect(instances().map(({ orderType, status }) => [orderType, status])).toEqual([
    ['trial', 'expired'],
    ['new', 'active'],
  ]);
});

it('the order that is set up first becomes the service, and another makes its own', async () => {
  const { instanceId } = await startTrial();
  const [first, second] = [await place(), await place()];
  expect([first.continues, second.continues]).toEqual([instanceId, instanceId]);
  const paid = await finish(second);
  expect((await shop.readOrder(first.orderId)).continues).toBeUndefined();
  const other = await finish(first);
  expect([paid.instanceId, other.instanceId]).toEqual([instanceId, `I${first.orderId}`]);
});

it('of two orders that were paid in time, the one that was paid first takes the trial over', async () => {
  const { instanceId } = await startTrial();
  const [first, second] = [await place(), await place()];
  await shop.pay(shop.token(), second, 'balance');
  shop.advance(2);
  expect((await shop.readOrder(first.orderId)).continues).toBeUndefined();
  expect(await quoteAsBuyer(PAID)).not.toHaveProperty('continues');
  await shop.pay(shop.token(), first, 'balance');
  shop.advance(10);
  expect((await shop.readOrder(first.orderId)).instanceId).toBe(`I${first.orderId}`);
  expect((await shop.readOrder(second.orderId)).instanceId).toBe(instanceId);
});

it('a payment before the end of the trial is in time, although the setup follows it', async () => {
  const { endsOn, instanceId } = await startTrial();
  const unpaid = await place();
  const trial = instances()[0];
  if (trial) trial.endsOn = Date.parse(unpaid.serverTime) + 2_000;
  await shop.pay(shop.token(), unpaid, 'balance');
  shop.advance(3);
  const { list } = (await shop.result('instance/list')) as { list: { status: string }[] };
  expect(list.map(({ status }) => status)).toEqual(['expired']);
  shop.advance(10);
  expect(await shop.readOrder(unpaid.orderId)).toMatchObject({ instanceId, status: 'completed' });
  expect(trial).toMatchObject({ status: 'active', orderType: 'new' });
  expect(endsOn).toBeGreaterThan(0);
});

it('an order whose setup fails leaves the trial as it is', async () => {
  await startTrial();
  const before = structuredClone(instances());
  await shop.post('demo/payment', { provisioning: 'fail' });
  const failed = await finish(await place());
  expect(failed.status).toBe('provisionFailed');
  expect(failed.continues).toBeUndefined();
  expect(instances()).toEqual(before);
});

describe('the refund of an order that bought a trial', () => {
  it('leaves the trial as it was until its end', async () => {
    await startTrial();
    const before = structuredClone(instances());
    const paid = await finish(await place({ ...PAID, quantity: 2 }, { autoRenew: true }));
    const [bought] = instances();
    if (bought) {
      const { endsOn = 0 } = bought;
      bought.managed = { scheduled: { kind: 'end', at: endsOn, autoRenewBefore: true } };
    }
    expect((await refund(paid)).status).toBe('refunded');
    expect(instances()).toEqual([{ ...before[0], managed: {} }]);
    expect((await finish(await place())).instanceId).toBe(before[0]?.instanceId);
  });

  it('ends the service once the trial is over', async () => {
    const { endsOn } = await startTrial();
    const paid = await finish(await place());
    await shop.later(Math.ceil((endsOn - Date.parse(paid.serverTime)) / DAY_MS) + 1);
    expect((await refund(paid)).refundedAmount).toBe(paid.paidAmount);
    expect(instances().map(({ status, endsOn: end, orderType }) => [status, end, orderType])).toEqual([
      ['expired', endsOn, 'trial'],
    ]);
  });

  it('takes the renewal after it along', async () => {
    const { instanceId } = await startTrial();
    const before = structuredClone(instances());
    const paid = await finish(await place());
    const renewal = { ...PAID, orderType: 'renew' as const, instanceId };
    const { result } = await shop.post('order/quote', renewal, shop.token());
    const { quoteId } = result as { quoteId: string };
    const renewed = await finish(await place(PAID, { ...renewal, quoteId }));
    expect(renewed.covers?.from).toBe(paid.covers?.to);
    const { refundedWith } = await shop.readOrder(paid.orderId);
    expect(refundedWith.map(({ orderId }) => orderId)).toEqual([renewed.orderId]);
    await refund(await shop.readOrder(paid.orderId));
    expect(instances()).toEqual(before);
  });
});

it('a bought trial is no longer announced to end', async () => {
  const { endsOn } = await startTrial();
  const paid = await finish(await place());
  await shop.later(Math.floor((endsOn - Date.parse(paid.serverTime)) / DAY_MS) - 1);
  const { list } = (await shop.result('message/list')) as { list: { title: string }[] };
  expect(list.filter(({ title }) => /trial/i.test(title))).toEqual([]);
});
