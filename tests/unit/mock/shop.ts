import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import type { ServiceRecord } from '../../../mock/lib/catalogue/record';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { localize } from '../../../mock/lib/text';
import { initialSpecValue, type Selection } from '../../../src/domain/catalog/selection';
import type { Period } from '../../../src/domain/catalog/service';
import { type Order, orderSchema } from '../../../src/domain/order/order';
import { quoteSchema } from '../../../src/domain/order/quote';
import { createMockClient, type Envelope } from './mockClient';

/** A mock client of a shop without orders, where any payment from the balance is made without a proof of identity. */
export function createShop(language?: string) {
  const client = createMockClient(language);
  const tables = db();
  for (const user of tables.users) user.balanceProofLimit = null;
  tables.orders = [];
  tables.instances = [];
  let keys = 0;

  const quote = async (selection: object) => {
    const { code, message, result } = await client.post('order/quote', selection);
    expect({ code, message }).toMatchObject({ code: 200 });
    return v.parse(quoteSchema, result);
  };

  /** The payload to order a selection now. */
  async function payloadFor(selection: Selection, changes: object = {}) {
    const { quoteId, payableAmount } = await quote(selection);
    keys += 1;
    return {
      ...selection,
      quoteId,
      payableAmount,
      buyerRemark: '',
      consents: currentConsents(getRecord(selection.serviceId).agreements),
      idempotencyKey: `order-key-${keys}`,
      ...changes,
    };
  }

  return {
    ...client,
    quote,
    payloadFor,
    async order(token: string, selection: Selection = toSelection(), changes?: object): Promise<Order> {
      return parseOrder(await client.post('order', await payloadFor(selection, changes), token));
    },
    async read(token: string, orderId: string): Promise<Order> {
      return parseOrder(await client.get(`order/${orderId}`, token));
    },
    pay: (token: string, { orderId }: Order, channel = 'alipay', idempotencyKey = `pay-${orderId}-1`) =>
      client.post(`order/${orderId}/pay`, { channel, idempotencyKey }, token),
  };
}

export type Shop = ReturnType<typeof createShop>;

/** The shop and the session of the test, created for each test of a file that calls `openShopBeforeEach`. */
export let shop: Shop;
export let token: string;

export function openShopBeforeEach(): void {
  beforeEach(async () => {
    shop = createShop();
    await signInAgain();
  });
}

/** Continues in a new session: the old one has ended. */
export async function signInAgain(): Promise<void> {
  token = await shop.signIn();
}

/** Returns the order of an envelope, and fails the test for anything else. */
export function parseOrder({ code, message, result }: Envelope): Order {
  expect({ code, message }).toMatchObject({ code: 200 });
  return v.parse(orderSchema, result);
}

export function getRecord(serviceId: string): ServiceRecord {
  const record = allServices().find((service) => service.serviceId === serviceId);
  if (!record) throw new Error(`The catalogue has no ${serviceId}`);
  return record;
}

/** The selection of a plan and period with default specs. */
export function configured(
  service: ServiceRecord,
  skuCode: string,
  { unit, count }: Period,
  orderType: Selection['orderType'] = 'new',
): Selection {
  const { specs } = localize(service, 'en');
  return {
    serviceId: service.serviceId,
    skuCode,
    specs: Object.fromEntries(specs.map((spec) => [spec.key, initialSpecValue(spec)])),
    period: { unit, count },
    quantity: 1,
    orderType,
  };
}

interface SelectionFilter {
  unit?: Selection['period']['unit'];
  orderType?: Selection['orderType'];
  type?: ServiceRecord['type'];
  /** Minimum price of the period, in cents. */
  atLeast?: number;
  below?: number;
}

/** A selection of the first service that anyone can buy and that matches the filter. */
export function toSelection({
  unit,
  orderType = 'new',
  type,
  atLeast = 10_000,
  below,
}: SelectionFilter = {}): Selection {
  for (const service of allServices()) {
    const { status, requiresCertification, purchaseLimit, trialDays, maxQuantity } = service;
    if (status !== 'active' || requiresCertification || purchaseLimit > 0 || maxQuantity < 2) continue;
    if ((orderType === 'trial' && trialDays === 0) || (type && service.type !== type)) continue;
    for (const { skuCode, periods } of service.skus) {
      const period = periods.find(
        (offered) =>
          (!unit || offered.unit === unit) &&
          offered.price >= atLeast &&
          offered.price < (below ?? Number.POSITIVE_INFINITY) &&
          offered.price === offered.originalPrice,
      );
      if (!period) continue;
      return configured(service, skuCode, period, orderType);
    }
  }
  throw new Error('No service of the catalogue fits');
}
