import { fromZoneTime } from '../../src/domain/calendar';
import type { Service } from '../../src/domain/catalog/service';
import { formatMoney } from '../../src/domain/money/money';
import {
  acceptsChanges,
  arrives,
  buys,
  confirms,
  confirmsIdentity,
  opensService,
  paysFromBalance,
  requestsInvoice,
  topsUp,
} from '../support/customerJourney';
import { journey } from '../support/e2eJourney';
import { exportedFile, parseCents, readCsv } from '../support/files';
import { callMock, movesServerClock } from '../support/mockCalls';
import { Person } from '../support/person';
import { isAtCashier, pressesButton, steersPayments } from '../support/shop';
import { registers } from '../support/signIn';
import { exportsStatement, reconciles } from '../support/statements';

const BUYER = { phone: '13712345678', password: 'Blue.Kettle.On.Tuesday' };
const RECEIVER = { phone: '13787654321', password: 'Green.Lamp.On.Friday' };
const SERVICE = 'video-meeting';
const TITLE = 'Cloud Video Meetings';
/** In China, the night before the last day of January, which no other month of the year's first half has. */
const START = '2027-01-31T02:00';
const REFUND_AFTER_MS = 60_000;

const yuan = (cents: number) => formatMoney(cents, 'en-US');

/** The month's prices of the plan that is bought and of the larger one, in cents. */
async function readsPrices(): Promise<{ team: number; business: number }> {
  const { skus } = await callMock<Service>(`service/${SERVICE}`);
  const monthly = (code: string) =>
    skus.find(({ skuCode }) => skuCode === code)?.periods.find(({ unit }) => unit === 'month')?.price ?? 0;
  return { team: monthly('team'), business: monthly('business') };
}

/** Moves the clock to a time in China. */
const movesTo = (time: string) => movesServerClock((fromZoneTime(time) - Date.now()) / 1000);

/** Comes back at a time in China, when the former session has ended. */
async function returnsAt(person: Person, customer: typeof BUYER, time: string, path: string): Promise<void> {
  await person.opens('/favicon.svg');
  await movesTo(time);
  await arrives(person, customer, path);
}

/** Orders a change on the page of the service that then ends at this date, pays it and returns the number of the order. */
async function changes(person: Person, change: 'Renew' | 'Upgrade', end: string): Promise<string> {
  await person.presses('Billing', 'tab');
  await pressesButton(person, change);
  await person.sees(change === 'Renew' ? `New end date ${end}` : `End date (unchanged) ${end}`);
  await person.ticks('I have read and accept');
  await pressesButton(person, 'Pay');
  const orderId = await isAtCashier(person);
  await paysFromBalance(person);
  return orderId;
}

/** The description of a term in the lists of the page; undefined without it. */
const readsFact = ({ page }: Person, term: string) =>
  page.evaluate((wanted) => {
    const terms = [...document.querySelectorAll('dt')];
    const found = terms.find((each) => each.innerText === wanted)?.nextElementSibling;
    return (found as HTMLElement | null | undefined)?.innerText;
  }, term);

interface Paid {
  orderId: string;
  paid: number;
  refunded?: number;
}

/** Reads what was paid and refunded on the page of each order. */
async function readsOrderPages(person: Person, orders: readonly Paid[]): Promise<void> {
  for (const { orderId, paid, refunded } of orders) {
    await person.opens(`/usercenter/order/${orderId}`);
    await person.sees('Amount paid');
    expect(await readsFact(person, 'Amount paid')).toBe(yuan(paid));
    expect(await readsFact(person, 'Refunded')).toBe(refunded && yuan(-refunded));
  }
}

type Sums = Record<'in' | 'out' | 'spent' | 'earlierRefunds', number>;

/** Reads the sums of all charges on their page and in the exported file. */
async function readsCharges(person: Person, count: number, sums: Sums) {
  await person.opens('/usercenter/service/charge');
  await person.sees(`${count} charges · ${yuan(sums.in)} in · ${yuan(sums.out)} out`);
  const { text } = await exportedFile(person, () => pressesButton(person, 'Export CSV'));
  const rows = readCsv(text);
  const sum = (column: string) => rows.reduce((total, row) => total + parseCents(row[column] ?? ''), 0);
  expect({
    in: sum('Money in (CNY)'),
    out: sum('Money out (CNY)'),
    spent: sum('Spent (CNY)'),
    earlierRefunds: sum('Refunds of earlier months (CNY)'),
  }).toEqual(sums);
}

/** Exports the statements of these months; returns the amounts of each, in cents. */
async function readsStatements(person: Person, months: readonly string[]): Promise<number[]> {
  const statements: Record<string, string>[][] = [];
  for (const month of months) {
    await person.opens(`/usercenter/service/statement?month=${month}`);
    statements.push(await exportsStatement(person));
  }
  return reconciles(statements);
}

journey(
  'a customer renews, upgrades, is refunded and hands a service over, which renews itself for a year, and all sums agree',
  { language: 'en-US' },
  async (buyer) => {
    await callMock('demo/start', { startsAt: new Date(fromZoneTime(START)).toISOString() });
    await steersPayments({ settleAfterMs: 300, refund: 'grant', refundAfterMs: REFUND_AFTER_MS });
    const { team, business } = await readsPrices();
    for (const { phone, password } of [BUYER, RECEIVER]) await registers(buyer, phone, password);
    await arrives(buyer, BUYER, '/usercenter/service/charge');
    const topUp = 100_000;
    await topsUp(buyer, yuan(topUp));
    const bought = await buys(buyer, SERVICE, 'plan=team&period=month-1');
    await opensService(buyer, TITLE);
    await buyer.sees('February 28, 2027');
    const { pathname } = new URL(buyer.page.url());

    await returnsAt(buyer, BUYER, '2027-02-10T10:00', pathname);
    const renewed = await changes(buyer, 'Renew', 'March 31, 2027');

    await returnsAt(buyer, BUYER, '2027-02-14T10:00', pathname);
    await buyer.sees('March 31, 2027');
    // From February 14 at 10:00 to February 28 at 2:00 are 14 of 28 days, a begun one included; a whole term follows.
    const upgrade = Math.round(((business - team) * 14) / 28) + business - team;
    const upgraded = await changes(buyer, 'Upgrade', 'March 31, 2027');
    await buyer.opens(pathname);
    await buyer.sees('Business');
    await requestsInvoice(buyer, [bought, renewed, upgraded], yuan(2 * team + upgrade));

    // On March 1 at 10:00, 29 whole days of the 45 are left.
    const refund = Math.floor((upgrade * 29) / 45);
    await returnsAt(buyer, BUYER, '2027-03-01T10:00', `/usercenter/order/${upgraded}`);
    await pressesButton(buyer, 'Request a refund');
    await buyer.sees(`29 full days left; today counts as used. ${yuan(upgrade)} × 29 days ÷ 45 days`);
    await pressesButton(buyer, `Request ${yuan(refund)} back`);
    await buyer.sees('Your refund request is in review');
    await movesTo('2027-03-01T10:05');
    await buyer.sees('Your refund has been paid.');
    await buyer.presses('View invoice', 'link');
    await buyer.sees('It continues an earlier invoice');
    await buyer.sees(yuan(2 * team + upgrade - refund));
    await buyer.presses('View the earlier invoice', 'link');
    await buyer.sees('An order on this invoice was refunded');
    await buyer.sees(yuan(2 * team + upgrade));
    await buyer.opens(pathname);
    await buyer.sees('Team');
    await buyer.sees('March 31, 2027');

    await returnsAt(buyer, BUYER, '2027-03-05T10:00', `${pathname}?tab=settings`);
    await acceptsChanges(buyer);
    await pressesButton(buyer, 'Hand over');
    await buyer.fills('Phone number of the receiver', RECEIVER.phone);
    await confirms(buyer, 'Send offer');
    await buyer.sees('Confirm it’s you');
    await confirmsIdentity(buyer, BUYER);
    await buyer.sees('Offered to 137****4321');

    const receiver = await Person.arrives({ language: 'en-US' });
    try {
      await arrives(receiver, RECEIVER, '/usercenter/service');
      await acceptsChanges(receiver);
      await receiver.sees('137****5678 wants to hand this service over to you');
      await receiver.presses(`Accept: ${TITLE}`, 'button');
      await receiver.sees('The service is yours');
      await receiver.opens(`${pathname}?tab=billing`);
      await receiver.sees('March 31, 2027');
      await receiver.sees('You have no orders for this service.');
      await receiver.presses('Settings', 'tab');
      await receiver.presses(`Renew automatically: ${TITLE}`, 'switch');
      await receiver.sees('Automatic renewal is on');
      await receiver.opens('/usercenter/service/charge');
      const means = 500_000;
      await topsUp(receiver, yuan(means));

      await buyer.page.bringToFront();
      await buyer.reloads();
      await buyer.sees('Service not found');
      const orders: Paid[] = [
        { orderId: bought, paid: team },
        { orderId: renewed, paid: team },
        { orderId: upgraded, paid: upgrade, refunded: refund },
      ];
      await readsOrderPages(buyer, orders);
      await buyer.opens(`/usercenter/order/${renewed}?refund=1`);
      await buyer.sees('belongs to another account');
      const sums = {
        in: topUp + refund,
        out: 2 * team + upgrade,
        spent: 2 * team + upgrade,
        earlierRefunds: refund,
      };
      await readsCharges(buyer, 5, sums);
      const moved = [topUp, -team, -team, -upgrade, refund];
      expect(await readsStatements(buyer, ['2027-01', '2027-02', '2027-03'])).toEqual(moved);

      // Each term ends on the last day of its month, because the first one began on a 31st.
      await receiver.page.bringToFront();
      for (const [time, end] of [
        ['2027-03-31T01:00', 'Apr 30, 2027'],
        ['2027-04-30T01:00', 'May 31, 2027'],
        ['2027-08-31T12:00', 'Sep 30, 2027'],
        ['2028-01-31T01:00', 'Feb 29, 2028'],
      ] as const) {
        await returnsAt(receiver, RECEIVER, time, `${pathname}?tab=billing`);
        await receiver.sees(end);
      }
      const renewals = 11;
      await receiver.opens('/usercenter/order');
      await receiver.sees(`${renewals} orders`);
      await receiver.presses(TITLE, 'link');
      await receiver.sees('Amount paid');
      expect(await readsFact(receiver, 'Amount paid')).toBe(yuan(team));
      await pressesButton(receiver, 'Request a refund');
      await receiver.sees('The time this order pays for hasn’t begun');
      await receiver.sees(`Request ${yuan(team)} back`);
      const spent = renewals * team;
      await readsCharges(receiver, renewals + 1, { in: means, out: spent, spent, earlierRefunds: 0 });
      const months = Array.from({ length: 11 }, (_, index) =>
        index < 10 ? `2027-${String(index + 3).padStart(2, '0')}` : '2028-01',
      );
      expect(await readsStatements(receiver, months)).toEqual([means, ...Array(renewals).fill(-team)]);
      expect(receiver.complaints).toEqual([]);

      // A year after its end, the first order is in the archive; no sum has changed.
      await buyer.page.bringToFront();
      await returnsAt(buyer, BUYER, '2028-02-02T10:00', '/usercenter/order-old');
      await buyer.sees(bought);
      await buyer.sees(yuan(team));
      await readsOrderPages(buyer, orders);
      await readsCharges(buyer, 5, sums);
      expect(await readsStatements(buyer, ['2027-01', '2027-02', '2027-03', '2028-02'])).toEqual(moved);
    } finally {
      await receiver.leaves();
    }
  },
);
