import type { EndpointKey } from '../../config/contract/endpoint';
import { includedTax } from '../../src/domain/invoice/invoice';
import { at, getEntries } from './samples';
import type { Walk } from './walk';

const ORDERS = 'GET order/list';
const ORDER = 'GET order/{orderId}';
/** Orders of these states have been paid, and one of them has been refunded. */
const PAID = ['completed', 'refunded'];

/** Checks that the amounts of a quote or an order fit each other. */
export function checkAmounts(walk: Walk, key: EndpointKey, price: unknown): void {
  if (price === undefined) return;
  const cents = (name: string) => Number(at(price, name) ?? 0);
  const expect = (isRight: boolean, name: string, message: string) =>
    walk.expect(key, 'amounts', isRight, `result.${name}`, `${message} (section "Values")`);
  const payable = cents('payableAmount');
  const sum = getEntries(at(price, 'items')).reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum === payable, 'payableAmount', `is ${payable}, but the sum of the items is ${sum}`);
  const reduced = cents('originalAmount') - cents('discountAmount');
  expect(reduced === payable, 'discountAmount', `originalAmount minus it is ${reduced}, not ${payable}`);
  const rate = at(price, 'tax', 'rate');
  if (typeof rate === 'number') {
    const tax = includedTax(payable, rate);
    expect(at(price, 'tax', 'amount') === tax, 'tax.amount', `is not ${tax}, the tax in payableAmount`);
  }
  const isCovered = cents('refundedAmount') <= cents('paidAmount');
  expect(isCovered, 'refundedAmount', `is ${cents('refundedAmount')}, more than the paid amount`);
}

/** Checks that the amounts of an order fit each other, and that its timeline starts with its creation. */
export function checkOrder(walk: Walk, key: EndpointKey, order: unknown): void {
  if (order === undefined) return;
  checkAmounts(walk, key, order);
  const times = getEntries(at(order, 'timeline')).map((entry) => Date.parse(String(entry.at)));
  const isOrdered = times.every((time, index) => time >= (times[index - 1] ?? 0));
  const starts = at(order, 'timeline', 0, 'event') === 'create' && isOrdered;
  const message = 'does not go from `create` to the latest event (section "States")';
  walk.expect(key, 'timeline', starts, 'result.timeline', message);
}

/** Reads the latest order, a completed and a refunded one, and adds their amounts up. */
export async function checkOrders(walk: Walk): Promise<void> {
  if (!walk.report.endpoints.some(({ key }) => key === ORDER)) return;
  const list = await walk.latest(ORDERS);
  checkOrder(walk, ORDER, walk.results.get(ORDER));
  for (const status of PAID) {
    const orders = await walk.succeed(ORDERS, { query: { status } }, 'paid orders');
    const [order] = getEntries(orders).filter((each) => each.status === status);
    if (order)
      checkOrder(walk, ORDER, await walk.succeed(ORDER, { params: { orderId: String(order.orderId) } }));
    else walk.report.untried(`Amounts of a ${status} order: the account has none.`);
  }
  walk.results.set(ORDERS, list);
}
