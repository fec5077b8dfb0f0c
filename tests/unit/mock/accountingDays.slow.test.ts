import { announcements, expiresAt, isExpired, publishedAt } from '../../../mock/lib/announcements/documents';
import { findProvider } from '../../../mock/lib/catalogue/providers';
import { processView } from '../../../mock/lib/console/profiles/processes';
import { findProject } from '../../../mock/lib/console/profiles/processState';
import { db } from '../../../mock/lib/db';
import { freeInvoiceId, nextNumber } from '../../../mock/lib/invoices/numbers';
import { COUPONS, claimEnd, couponEnd, usableCoupon } from '../../../mock/lib/orders/coupons';
import { freeOrderId } from '../../../mock/lib/orders/placing';
import { seedTables } from '../../../mock/lib/seed/seed';
import { accountingDay, dayDigits, lastMomentBefore, shiftDay } from '../../../src/domain/calendar';
import { hasExpired } from '../../../src/domain/certification/identityDate';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const NOON = Date.UTC(2026, 10, 20, 4);
/** A time of China. */
const china = (text: string) => Date.parse(`${text}+08:00`);

signInBeforeEach();

async function goTo(at: number) {
  db().clockOffsetSeconds = (at - NOON) / 1000;
  await signInAgain();
}

describe.each(['2027-01-01T00:00', '2027-01-01T07:59', '2027-01-01T08:00', '2027-01-01T23:59'])(
  'at %s in China',
  (time) => {
    const at = china(time);

    it.each<[string, () => string]>([
      ['an order', () => freeOrderId(db(), at)],
      ['an invoice', () => freeInvoiceId(db(), at).slice(1)],
    ])('the number of %s carries the day', (_what, makeId) => {
      expect(makeId()).toMatch(/^20270101\d{10}$/);
    });

    it('the number of an issued invoice carries the year', () => {
      expect(nextNumber(db(), at)).toMatch(/^2733\d{16}$/);
    });

    it('the numbers of a ticket and a withdrawal carry the day', async () => {
      await goTo(at);
      const [about] = ((await client.get('support/subjects', token)).result as { subjects: object[] })
        .subjects;
      const ticket = await client.post(
        'support/ticket',
        {
          ...{ about, kind: 'billing', priority: 'normal', subject: 'A question', text: 'How is it billed?' },
          ...{ fileIds: [], idempotencyKey: 'ticket-key-1' },
        },
        token,
      );
      expect(ticket.result).toMatchObject({ ticketId: expect.stringMatching(/^T20270101\d{4}$/) });
      await client.post('user/proof', { password: 'Market#2026' }, token);
      const payload = {
        amount: 10_000,
        target: { kind: 'channel', channel: 'alipay' },
        idempotencyKey: 'withdraw-1',
      };
      const withdrawal = await client.post('balance/withdrawal', payload, token);
      expect(withdrawal.result).toMatchObject({ withdrawalId: expect.stringMatching(/^20270101\d{6}$/) });
    });
  },
);

describe('sample data', () => {
  const HOURS = ['00:00', '00:01', '05:30', '07:59', '08:00', '12:00', '23:59'];
  const seeded = HOURS.map((hour) => seedTables(china(`2027-03-01T${hour}`)));

  it('are relative to the day in China, at every hour of it', () => {
    expect(new Set(seeded.map(({ seededAt }) => seededAt))).toEqual(new Set([china('2027-03-01T00:00')]));
    const settled = seeded.map(({ orders, charges, tickets, instances }) => ({
      // The last order of each account is minutes old.
      orders: orders
        .filter(({ status }) => status !== 'pendingPayment')
        .map(({ orderId, createdAt }) => [orderId, createdAt]),
      charges: charges.map(({ chargeId, createdAt }) => [chargeId, createdAt]),
      tickets: tickets.map(({ ticketId, entries }) => [ticketId, entries.map(({ at }) => at)]),
      instances: instances.map(({ instanceId, endsOn }) => [instanceId, endsOn]),
    }));
    for (const each of settled) expect(each).toEqual(settled[0]);
  });

  it('lie in the past', () => {
    for (const [index, { orders, charges, tickets, topUps }] of seeded.entries()) {
      const now = china(`2027-03-01T${HOURS[index]}`);
      const times = [
        ...[...orders, ...charges, ...topUps].map(({ createdAt }) => createdAt),
        ...tickets.flatMap(({ entries }) => entries.map(({ at }) => at)),
        ...orders.flatMap(({ timeline }) => timeline.map(({ at }) => at)),
      ];
      expect(times.filter((at) => at > now)).toEqual([]);
    }
  });

  it('carry their own day in their numbers', () => {
    for (const { orders, tickets } of seeded) {
      for (const { orderId, createdAt } of orders) expect(orderId.slice(0, 8)).toBe(dayDigits(createdAt));
      for (const { ticketId, entries } of tickets) {
        expect(ticketId.slice(1, 9)).toBe(dayDigits(entries[0]?.at ?? 0));
      }
    }
  });
});

describe('what is valid until a day is valid through that day in China', () => {
  const lastDay = (end: number) => accountingDay(Date.parse(lastMomentBefore(new Date(end).toISOString())));
  const dayAfterSeeding = (days: number) => shiftDay(accountingDay(db().seededAt), days);
  const isMidnight = (end: number) =>
    expect(new Date(end + 8 * 3_600_000).toISOString()).toContain('T00:00:00.000Z');

  it.each(COUPONS.map(({ code }) => code))('the coupon %s and its claim', (code) => {
    const coupon = COUPONS.find((each) => each.code === code);
    if (!coupon) throw new Error(code);
    const end = couponEnd(db(), coupon);
    isMidnight(end);
    expect(lastDay(end)).toBe(dayAfterSeeding(coupon.endsInDays));
    expect(lastDay(claimEnd(db(), coupon))).toBe(
      dayAfterSeeding(coupon.claimableForDays ?? coupon.endsInDays),
    );
  });

  it('a coupon at every hour of its last day, and no longer', () => {
    const coupon = COUPONS.find(({ code }) => code === 'WELCOME10');
    const end = coupon ? couponEnd(db(), coupon) : 0;
    const use = (at: number) => () =>
      usableCoupon(db(), 'WELCOME10', { serviceType: 'api', amount: 50_000, at });
    for (const hours of [24, 16, 12, 1]) expect(use(end - hours * 3_600_000)).not.toThrow();
    expect(use(end - 1)).not.toThrow();
    expect(use(end)).toThrow();
  });

  it('announcements', () => {
    const ending = announcements().filter(({ lastsDays }) => lastsDays !== undefined);
    expect(ending.length).toBeGreaterThan(0);
    for (const announcement of ending) {
      const end = expiresAt(announcement) ?? 0;
      isMidnight(end);
      expect(lastDay(end)).toBe(
        shiftDay(accountingDay(publishedAt(announcement)), announcement.lastsDays ?? 0),
      );
      db().clockOffsetSeconds = (end - 1_000 - NOON) / 1000;
      expect(isExpired(announcement)).toBe(false);
      db().clockOffsetSeconds = (end - NOON) / 1000;
      expect(isExpired(announcement)).toBe(true);
    }
  });

  it('certificates of providers and requests of processes', () => {
    const certificates = findProvider('moyun', 'en')?.qualifications ?? [];
    const ends = certificates.flatMap(({ validUntil }) => (validUntil ? [Date.parse(validUntil)] : []));
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) isMidnight(end);
    const found = findProject(undefined);
    if (!found) throw new Error('There is no project');
    isMidnight(Date.parse(processView(found, { userId: '10001', language: 'en' }).validUntil));
  });

  it('identity documents', () => {
    const today = (time: string) => accountingDay(china(time));
    expect(hasExpired('2027-01-24', today('2027-01-24T00:00'))).toBe(false);
    expect(hasExpired('2027-01-24', today('2027-01-24T23:59'))).toBe(false);
    expect(hasExpired('2027-01-24', today('2027-01-25T00:00'))).toBe(true);
  });
});
