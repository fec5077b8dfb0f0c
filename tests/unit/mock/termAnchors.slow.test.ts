import * as v from 'valibot';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { seedTables } from '../../../mock/lib/seed/seed';
import { accountingDay, anchorDay } from '../../../src/domain/calendar';
import type { PeriodUnit } from '../../../src/domain/catalog/service';
import { instanceSchema } from '../../../src/domain/instance/instance';
import { forecastRenewals, renewalsSchema } from '../../../src/domain/instance/renewalForecast';
import { renewedEnd } from '../../../src/domain/instance/upgrade';
import type { Order } from '../../../src/domain/order/order';
import { quoteSchema } from '../../../src/domain/order/quote';
import { customer } from './customer';
import {
  configured,
  getRecord,
  openShopBeforeEach,
  parseOrder,
  shop,
  signInAgain,
  token,
  toSelection,
} from './shop';

const NOON = Date.UTC(2026, 10, 20, 4);
/** A time of China. */
const china = (text: string) => Date.parse(`${text}+08:00`);
/** The day and the time of day in China. */
const chinaText = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);

openShopBeforeEach();

async function goTo(at: number) {
  db().clockOffsetSeconds = (at - NOON) / 1000;
  await signInAgain();
}

const only = () => {
  const [instance] = db().instances;
  if (instance?.endsOn === undefined) throw new Error('There is no service with a term');
  return { ...instance, endsOn: instance.endsOn };
};

async function pay(order: Order) {
  customer().balance = 1_000_000_000;
  await shop.pay(token, order, 'balance');
  shop.advance(5);
  await shop.get('instance/list', token);
}

/** Buys a service so that it begins at this second. */
async function buy(unit: PeriodUnit, beganOn: number, selection = toSelection({ unit })) {
  await goTo(beganOn - 4_000);
  await pay(await shop.order(token, selection));
  expect(only()).toMatchObject({ beganOn, anchorDay: anchorDay(beganOn) });
}

/** Renews the service, or upgrades it to the first plan that is larger, and returns the order. */
async function change(kind: 'renew' | 'upgrade') {
  const { instanceId, service, skuCode, specs, quantity, period } = only();
  const record = getRecord(service.serviceId);
  const plan = kind === 'renew' ? skuCode : (record.skus.at(-1)?.skuCode ?? '');
  const selection = { serviceId: service.serviceId, skuCode: plan, specs, quantity, period, instanceId };
  const reply = await shop.post('order/quote', { ...selection, orderType: kind }, token);
  const { quoteId, payableAmount } = v.parse(quoteSchema, reply.result);
  const payload = {
    ...{ quoteId, payableAmount, consents: currentConsents(record.agreements) },
    idempotencyKey: `${kind}-${db().orders.length}-key`,
    ...(kind === 'renew' ? { period } : { skuCode: plan }),
  };
  return parseOrder(await shop.post(`instance/${instanceId}/${kind}`, payload, token));
}

/** The end that a page promises for the next renewal, and the price and days of the next automatic renewals. */
async function readPromises() {
  const { instanceId } = only();
  const view = v.parse(instanceSchema, (await shop.get(`instance/${instanceId}`, token)).result);
  const renewals = v.parse(renewalsSchema, (await shop.get('instance/renewals', token)).result);
  const now = Date.parse(renewals.serverTime);
  const forecast = forecastRenewals(
    renewals.list.map((renewal) => ({ ...renewal, autoRenew: true })),
    { balance: Number.MAX_SAFE_INTEGER, now },
  );
  return {
    end: renewedEnd(Date.parse(view.endsOn ?? ''), view.period, now, view.anchorDay),
    charges: forecast.map(({ at }) => at),
  };
}

const CASES: [PeriodUnit, string, string[]][] = [
  ['month', '2027-01-31T02:00', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['month', '2028-01-30T00:00', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['month', '2027-03-01T02:00', ['2027-04-01', '2027-05-01', '2027-06-01', '2027-07-01']],
  ['quarter', '2026-11-30T07:59', ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
  ['quarter', '2027-08-31T02:00', ['2027-11-30', '2028-02-29', '2028-05-31', '2028-08-31']],
  ['year', '2028-02-29T02:00', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
];

describe.each(CASES)('a service by the %s, bought at %s in China', (unit, begin, ends) => {
  const beganOn = china(begin);
  const wanted = ends.map((day) => `${day}T${begin.slice(11)}`);

  it('ends on its anchor day when it is renewed by hand, as its page promises', async () => {
    await buy(unit, beganOn);
    const found = [only().endsOn];
    for (let term = 1; term < ends.length; term += 1) {
      await goTo(only().endsOn - 3_600_000);
      const { end } = await readPromises();
      await pay(await change('renew'));
      expect(only().endsOn).toBe(end);
      found.push(only().endsOn);
    }
    expect(found.map(chinaText)).toEqual(wanted);
  });

  it('is charged for the anchor days when it renews itself, as the forecast says', async () => {
    await buy(unit, beganOn);
    await goTo(only().endsOn - 2 * 86_400_000);
    const { charges } = await readPromises();
    const [instance] = db().instances;
    if (instance) instance.autoRenew = true;
    customer().balance = 1_000_000_000;
    await goTo(china(`${ends.at(-2)}T23:59`));
    await shop.get('instance/list', token);
    const renewals = db().orders.filter(({ selection }) => selection.orderType === 'renew');
    expect(renewals.map(({ covers }) => chinaText(covers?.to ?? 0))).toEqual(wanted.slice(1));
    const created = renewals.map(({ createdAt }) => createdAt);
    expect(created.slice(0, charges.length)).toEqual(charges.slice(0, created.length));
  });
});

it('an upgrade in the last term divides by the days of that term', async () => {
  const record = getRecord('document-translation');
  const smallest = configured(record, record.skus[0]?.skuCode ?? '', { unit: 'month', count: 1 });
  await buy('month', china('2027-01-31T02:00'), smallest);
  await goTo(china('2027-02-27T00:00'));
  await pay(await change('renew'));
  // The term from 28 February to 31 March has 31 days, of which 11 are left.
  await goTo(china('2027-03-20T12:00'));
  const { items } = await change('upgrade');
  expect(items[0]?.formula).toContain('× 11 / 31 days');
});

it('a renewal after the end begins a new anchor', async () => {
  await buy('month', china('2027-01-31T02:00'));
  await goTo(china('2027-03-05T03:00'));
  await shop.get('instance/list', token);
  await pay(await change('renew'));
  expect(only()).toMatchObject({ anchorDay: 5 });
  expect(accountingDay(only().endsOn)).toBe('2027-04-05');
});

it('the sample services keep the day on which they began', () => {
  for (const now of ['2027-01-31T02:00', '2028-03-01T07:00', '2026-11-20T12:00'].map(china)) {
    const { instances } = seedTables(now);
    expect(instances.length).toBeGreaterThan(0);
    for (const { period, beganOn, anchorDay: anchor } of instances) {
      expect(anchor).toBe(period.unit === 'once' ? undefined : anchorDay(beganOn));
    }
  }
});
