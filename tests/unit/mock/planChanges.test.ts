import { now } from '../../../mock/lib/clock';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { withPlan } from '../../../mock/lib/orders/snapshot';
import { DAY_MS, shiftByPeriod } from '../../../src/domain/calendar';
import type { InstanceSummary } from '../../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import type { Quote } from '../../../src/domain/order/quote';
import { configured, createShop, getRecord, parseOrder, type Shop } from './shop';

let shop: Shop;
let token: string;

beforeEach(async () => {
  shop = createShop();
  // Some services are only for verified buyers.
  token = await shop.signIn('admin');
});

const MONTH = { unit: 'month', count: 1 } as const;
const QUARTER = { unit: 'quarter', count: 1 } as const;

/** The only service of the test. */
const record = () => {
  const [instance] = db().instances;
  if (!instance) throw new Error('There is no service');
  return instance;
};

/** Buys a service with default specs, which then runs. */
async function buy(serviceId: string, skuCode: string, period: InstanceSummary['period']) {
  await shop.pay(token, await shop.order(token, configured(getRecord(serviceId), skuCode, period)));
  shop.advance(10);
  const { result } = await shop.get('instance/list', token);
  return (result as { list: InstanceSummary[] }).list[0];
}

const askPrice = (skuCode: string, orderType = 'upgrade', changes: object = {}) => {
  const { instanceId } = record();
  const selection = { ...withPlan(record(), skuCode), instanceId, orderType, ...changes };
  return shop.post('order/quote', selection, token);
};
const quote = async (skuCode: string, orderType?: string) => {
  const { items, payableAmount, quoteId } = (await askPrice(skuCode, orderType)).result as Quote;
  const lines = items.map(({ label, formula, amount }) => [label, formula, amount]);
  return { lines, payableAmount, quoteId };
};

/** Returns the call that orders a plan, which can be sent again. */
async function ordering(skuCode: string, orderType = 'upgrade') {
  const { quoteId, payableAmount } = await quote(skuCode, orderType);
  const consents = currentConsents(getRecord(record().service.serviceId).agreements);
  const body = { skuCode, orderType, quoteId, payableAmount, consents, idempotencyKey: `order-${skuCode}` };
  return async () => parseOrder(await shop.post(`instance/${record().instanceId}/upgrade`, body, token));
}

describe('an upgrade', () => {
  it('is to a plan with a higher rank, whatever the plans cost', async () => {
    await buy('uptime-probe', 'team', MONTH);
    // Bought besides the smaller plan, this costs more than the larger plan, which includes it.
    record().specs = { targets: 50, interval: 's15' };
    const { result } = await shop.get('instance/list', token);
    expect(result).toMatchObject({ list: [{ upgradable: false, changeable: false }] });
    const detail = (await shop.get(`instance/${record().instanceId}/detail`, token)).result;
    expect(detail).toMatchObject({ downgradable: true });
    for (const [skuCode, orderType] of [
      ['personal', 'upgrade'],
      ['personal', 'change'],
      ['team', 'upgrade'],
      ['team', 'change'],
    ]) {
      expect(await askPrice(skuCode ?? '', orderType)).toMatchObject({ code: INSTANCE_ERROR.notAnUpgrade });
    }
    expect(await askPrice('personal')).toMatchObject({
      message: 'This isn’t a larger plan, so it’s no upgrade.',
    });
  });

  it('brings what the larger plan includes, and nothing else', async () => {
    await buy('document-translation', 'solo', MONTH);
    expect(record().specs).toEqual({ members: 1, termBase: false });
    const refused = await askPrice('team', 'upgrade', { specs: record().specs });
    expect(refused).toMatchObject({ code: ORDER_ERROR.selectionInvalid, result: { error: 'spec' } });
    const order = await (await ordering('team'))();
    expect(order).toMatchObject({ orderType: 'upgrade', specs: { members: 8, termBase: false } });
    await shop.pay(token, order);
    shop.advance(10);
    await shop.get('instance/list', token);
    expect(record()).toMatchObject({ skuCode: 'team', specs: { members: 8, termBase: false } });
    expect(record().specTexts[0]?.value.en).toBe('8 members');
  });

  it('costs the difference for the days left of the current term and for each later term', async () => {
    await buy('document-translation', 'solo', MONTH);
    const difference = '(¥199.00 − ¥39.00) ×';
    expect(await quote('team')).toMatchObject({
      lines: [['Solo to Team', `${difference} 30 of 30 days`, 16_000]],
      payableAmount: 16_000,
    });
    const { endsOn = 0, anchorDay } = record();
    record().endsOn = shiftByPeriod(endsOn, MONTH, 2, anchorDay);
    expect(await quote('team')).toMatchObject({
      lines: [
        ['Solo to Team, rest of this term', `${difference} 30 of 30 days`, 16_000],
        ['Solo to Team, later terms', `${difference} 2 terms`, 32_000],
      ],
      payableAmount: 48_000,
    });
    // From November 20 to November 26, a begun day included.
    const inTerm = now() + 5.5 * DAY_MS;
    Object.assign(record(), { endsOn: shiftByPeriod(inTerm, MONTH, 1), anchorDay: undefined });
    expect((await quote('team')).lines).toEqual([
      ['Solo to Team, rest of this term', `${difference} 6 of 31 days`, 3_097],
      ['Solo to Team, later terms', `${difference} 1 term`, 16_000],
    ]);
  });

  it('costs nothing where the larger plan costs less, and pays nothing back', async () => {
    await buy('document-translation', 'team', MONTH);
    const solo = getRecord('document-translation').skus.find(({ skuCode }) => skuCode === 'solo');
    if (!solo) throw new Error('solo');
    const { restore } = jest.replaceProperty(solo, 'rank', 9);
    record().specs = { members: 1, termBase: false };
    const place = await ordering('solo');
    expect(await quote('solo')).toMatchObject({ payableAmount: 0 });
    const order = await place();
    restore();
    expect(order).toMatchObject({ orderType: 'upgrade', payableAmount: 0, status: 'paid' });
    expect(order.items).toEqual([
      {
        ...{ kind: 'plan', label: 'Team to Solo', amount: 0 },
        formula: '¥39.00 is no more than ¥199.00, so nothing is paid or paid back',
      },
    ]);
  });
});

describe('a change of plan', () => {
  it('is to another plan of the same rank, at once, for the difference', async () => {
    expect(await buy('small-business-books', 'simplified', QUARTER)).toMatchObject({
      ...{ upgradable: false, changeable: true },
    });
    expect(await askPrice('general')).toMatchObject({ code: INSTANCE_ERROR.notAnUpgrade });
    const place = await ordering('general', 'change');
    const order = await place();
    expect(order).toMatchObject({ orderType: 'change', payableAmount: 90_000 });
    await shop.pay(token, order);
    shop.advance(10);
    await shop.get('instance/list', token);
    expect(record()).toMatchObject({ skuCode: 'general', specs: { vouchers: 100, annualReport: true } });
    // A late repetition orders nothing.
    expect(await place()).toMatchObject({ orderId: order.orderId });
    const { result } = await shop.get('message/list', token);
    const [message] = (result as { list: { title: string }[] }).list;
    expect(message?.title).toBe('Plan changed: Bookkeeping for Small Companies');
  });

  it('to a plan that costs less is free, and pays nothing back', async () => {
    await buy('small-business-books', 'general', QUARTER);
    record().specs = { vouchers: 100, annualReport: true };
    const order = await (await ordering('simplified', 'change'))();
    expect(order).toMatchObject({ orderType: 'change', payableAmount: 0, paidAmount: 0, status: 'paid' });
    shop.advance(10);
    await shop.get('instance/list', token);
    expect(record()).toMatchObject({
      ...{ skuCode: 'simplified', specs: { vouchers: 30, annualReport: false } },
    });
  });
});

it('a downgrade is renewed at the price of the smaller plan, without what only the larger one included', async () => {
  await buy('uptime-probe', 'team', MONTH);
  record().specs = { targets: 15, interval: 's15' };
  const { instanceId, endsOn = 0 } = record();
  for (const user of db().users) user.balance = 900;
  const change = { kind: 'downgrade', skuCode: 'personal' };
  const scheduled = { change, idempotencyKey: 'downgrade-1' };
  expect(await shop.post(`instance/${instanceId}/schedule`, scheduled, token)).toMatchObject({ code: 200 });
  shop.advance((endsOn - now()) / 1000 - 60);
  token = await shop.signIn('admin');
  await shop.get('instance/list', token);
  expect(record()).toMatchObject({ skuCode: 'team', specs: { targets: 15, interval: 's15' } });
  expect(db().orders.at(-1)).toMatchObject({ selection: { orderType: 'renew' }, paidAmount: 900 });
  shop.advance(120);
  await shop.get('instance/list', token);
  expect(record()).toMatchObject({
    ...{ skuCode: 'personal', status: 'active', specs: { targets: 5, interval: 'm5' } },
    specTexts: [{ value: { en: '5 targets' } }, { value: { en: '5 minutes' } }],
  });
});
