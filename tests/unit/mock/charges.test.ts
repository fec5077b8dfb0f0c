import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import {
  balanceEffect,
  hasConsistentAmount,
  ledgerTotals,
  spentOnOrders,
} from '../../../mock/lib/money/entries';
import { type Charge, chargeListSchema, chargeSummarySchema } from '../../../src/domain/money/charge';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

signInBeforeEach();

const list = async (query = '') =>
  v.parse(chargeListSchema, (await client.get(`charge/list?pageSize=100${query}`, token)).result);
const summary = async () => v.parse(chargeSummarySchema, (await client.get('charge/summary', token)).result);
const getUser = (name: string) => {
  const user = db().users.find(({ userName }) => userName === name);
  if (!user) throw new Error(name);
  return user;
};

describe.each(['user', 'admin'])('the ledger of %s', (name) => {
  beforeEach(async () => {
    await signInAgain(name);
  });

  it('matches the orders exactly', async () => {
    const { list: charges } = await list();
    const orders = db().orders.filter(({ userId }) => userId === getUser(name).userId);
    const cost = orders.reduce((sum, { paidAmount, refundedAmount }) => sum + paidAmount - refundedAmount, 0);
    expect(cost).toBeGreaterThan(0);
    expect(spentOnOrders(charges)).toBe(cost);
  });

  it('ends with the current balance, and was never negative', async () => {
    const charges = (await list()).list.toReversed();
    expect((await summary()).balance).toBe(getUser(name).balance);
    let balance = 0;
    for (const charge of charges) {
      const effect = balanceEffect(charge);
      balance += effect;
      // A payment by another channel says nothing about the balance.
      expect(charge.balanceAfter).toBe(effect === 0 ? undefined : balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(balance).toBe(getUser(name).balance);
    expect(charges.some(({ balanceAfter }) => balanceAfter === undefined)).toBe(true);
  });

  it('explains every amount', async () => {
    const { list: charges } = await list();
    expect(new Set(charges.map(({ category }) => category)).size).toBeGreaterThan(4);
    for (const charge of charges)
      expect({ charge, ok: hasConsistentAmount(charge) }).toMatchObject({ ok: true });
  });
});

describe('the list of charges', () => {
  it.each<[string, (charge: Charge) => boolean]>([
    ['&category=refund', ({ category }) => category === 'refund'],
    ['&category=usage&category=tax', ({ category }) => category === 'usage' || category === 'tax'],
    ['&direction=in', ({ direction }) => direction === 'in'],
    ['&keyword=invoice', ({ title }) => /invoice/i.test(title)],
  ])('returns and totals only the matches for %s', async (query, fits) => {
    const [found, all] = [await list(query), await list()];
    const expected = all.list.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(found.list).toEqual(expected);
    expect(found.totals).toEqual(ledgerTotals(expected));
  });

  it('includes both ends of a date range', async () => {
    const [first] = (await list('&category=refund')).list;
    const day = new Date(Date.parse(first?.createdAt ?? '') + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await list(`&from=${day}&to=${day}`)).list).toContainEqual(first);
    expect((await list('&from=2026-11-21')).list).toEqual([]);
  });

  it('ignores invalid filters', async () => {
    const all = await list();
    const invalid = '&category=x&direction=up&month=2026-13&from=2026-02-30&to=x&orderId=&keyword=';
    expect(await list(invalid)).toEqual(all);
  });

  it("needs a session, and contains the user's own charges only", async () => {
    for (const path of ['charge/list', 'charge/summary', 'charge/export']) {
      expect(await client.get(path)).toMatchObject({ code: 401 });
    }
    const ownIds = new Set((await list()).list.map(({ chargeId }) => chargeId));
    await signInAgain('admin');
    expect((await list()).list.filter(({ chargeId }) => ownIds.has(chargeId))).toEqual([]);
  });
});
