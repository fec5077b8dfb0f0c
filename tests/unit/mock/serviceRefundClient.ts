import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { localize } from '../../../mock/lib/text';
import type { PeriodUnit } from '../../../src/domain/catalog/service';
import { largerPlans } from '../../../src/domain/instance/upgrade';
import type { Order } from '../../../src/domain/order/order';
import { quoteSchema } from '../../../src/domain/order/quote';
import { customer } from './customer';
import { configured, openShopBeforeEach, parseOrder, shop, signInAgain, token } from './shop';

export { parseOrder, shop, signInAgain, token };

export const DAY_S = 86_400;

/** Days on the mock's clock until a time (milliseconds since 1970). */
export const daysTo = (at = 0): number => ((at - Date.now()) / 1000 - db().clockOffsetSeconds) / DAY_S;

/** Opens a shop for each test whose customer can pay everything. */
export function openServicesBeforeEach(): void {
  openShopBeforeEach();
  beforeEach(() => {
    customer().balance = 1_000_000_000;
  });
}

/** A service with three plans for a term, each larger than the one before. */
export function chainOf(unit: PeriodUnit) {
  for (const service of allServices()) {
    const { status, requiresCertification, purchaseLimit, skus } = service;
    const sku = skus[0];
    const period = sku?.periods.find((each) => each.unit === unit && each.price > 0);
    if (status !== 'active' || requiresCertification || purchaseLimit > 0 || !sku || !period) continue;
    const selection = configured(service, sku.skuCode, period);
    const larger = largerPlans(localize(service, 'en'), selection).map(({ skuCode }) => skuCode);
    if (larger.length >= 2) return { selection, team: sku.skuCode, larger };
  }
  throw new Error(`No service has three plans for a ${unit}`);
}

export const record = (orderId: string) => {
  const found = db().orders.find((order) => order.orderId === orderId);
  if (!found) throw new Error(orderId);
  return found;
};

export const service = (order: Order) => {
  const id = order.instanceId ?? record(order.orderId).selection.instanceId;
  const found = db().instances.find(({ instanceId }) => instanceId === id);
  if (!found) throw new Error(order.orderId);
  return found;
};

export const read = (order: Order) => shop.read(token, order.orderId);

/** Pays an order and waits for its setup. */
export async function payAndWait(order: Order, channel = 'alipay'): Promise<Order> {
  parseOrder(await shop.pay(token, order, channel, `pay-${order.orderId}-${record(order.orderId).version}`));
  shop.advance(10);
  return read(order);
}

export async function buy(unit: PeriodUnit = 'month', channel = 'alipay'): Promise<Order> {
  const order = await payAndWait(await shop.order(token, chainOf(unit).selection), channel);
  expect(order.status).toBe('completed');
  return order;
}

let keys = 0;
/** A new idempotency key. */
export const newKey = () => {
  keys += 1;
  return `service-key-${keys}`;
};

/** Orders a renewal, or an upgrade to a plan, and returns the reply. */
export async function requestChange(bought: Order, skuCode?: string, as = token) {
  const instance = service(bought);
  const { service: sold, skuCode: current, specs, quantity, period, instanceId } = instance;
  const orderType = skuCode === undefined ? 'renew' : 'upgrade';
  const selection = { serviceId: sold.serviceId, skuCode: skuCode ?? current, specs, quantity, period };
  const quoted = await shop.post('order/quote', { ...selection, orderType, instanceId }, as);
  if (quoted.code !== 200) return quoted;
  const { quoteId, payableAmount } = v.parse(quoteSchema, quoted.result);
  const { agreements } = allServices().find((each) => each.serviceId === sold.serviceId) ?? {};
  return shop.post(
    `instance/${instanceId}/${orderType}`,
    {
      ...(skuCode === undefined ? { period } : { skuCode }),
      quoteId,
      payableAmount,
      consents: currentConsents(agreements ?? []),
      idempotencyKey: newKey(),
    },
    as,
  );
}

export const change = async (bought: Order, skuCode?: string) =>
  parseOrder(await requestChange(bought, skuCode));

export const renew = async (bought: Order, channel?: string) => payAndWait(await change(bought), channel);
export const upgrade = async (bought: Order, skuCode: string | undefined, channel?: string) =>
  payAndWait(await change(bought, skuCode ?? ''), channel);

export const askRefund = (order: Order, changes: object = {}) =>
  shop.post(
    `order/${order.orderId}/refund`,
    { reason: 'notNeeded', idempotencyKey: newKey(), ...changes },
    token,
  );

/** Requests a refund that is granted and paid. */
export async function refund(order: Order, changes: object = {}): Promise<Order> {
  parseOrder(await askRefund(order, changes));
  shop.advance(30);
  return read(order);
}

/** Moves the clock and signs in again, because the session has expired. */
export async function later(days: number): Promise<void> {
  shop.advance(days * DAY_S);
  await signInAgain();
}
