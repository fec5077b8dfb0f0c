import { journey } from '../support/e2eJourney';
import { dropsNextReply } from '../support/faults';
import type { Person } from '../support/person';
import {
  getButton,
  isAboutToOrder,
  isAtCashier,
  ledger,
  placesOrder,
  pressesButton,
  readsOrder,
  steersPayments,
} from '../support/shop';

/** Presses the same button in several windows simultaneously. */
async function pressTogether(name: string, ...people: Person[]): Promise<void> {
  const buttons = await Promise.all(
    people.map(async ({ page }) => {
      const button = await page.waitForSelector(getButton(name), { visible: true });
      await page.waitForFunction((element) => !(element as HTMLButtonElement).disabled, {}, button);
      return button;
    }),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
}

/** Orders and payments created at the mock since `before`. */
async function made(before: { orders: number; payments: number }) {
  const after = await ledger();
  return { orders: after.orders - before.orders, payments: after.payments - before.payments };
}

journey('two tabs make one order, and one payment', { language: 'en-US' }, async (person) => {
  await isAboutToOrder(person);
  const before = await ledger();
  const other = await person.opensSameTab();
  for (const each of [person, other]) await each.ticks('I have read and accept these terms');
  await pressTogether('Pay', person, other);
  for (const each of [person, other]) await isAtCashier(each);
  expect(other.page.url()).toBe(person.page.url());
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
  await pressTogether('Pay', person, other);
  await Promise.all([person.isAt('/serviceMarket/result'), other.isAt('/serviceMarket/result')]);
  expect(await made(before)).toEqual({ orders: 1, payments: 1 });
  expect(other.complaints).toEqual([]);
});

journey(
  'an order whose reply is lost is found, not placed twice, and its payment is looked up, not started twice',
  { language: 'en-US' },
  async (person) => {
    await isAboutToOrder(person);
    const before = await ledger();
    await person.ticks('I have read and accept these terms');
    await dropsNextReply(person, 'order');
    await pressesButton(person, 'Pay');
    await person.sees('We couldn’t confirm your order');
    expect(await made(before)).toEqual({ orders: 1, payments: 0 });
    await pressesButton(person, 'Check again');
    const orderId = await isAtCashier(person);
    expect(await made(before)).toEqual({ orders: 1, payments: 0 });

    await dropsNextReply(person, `order/${orderId}/pay`);
    await pressesButton(person, 'Pay');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    expect(person.callsTo(`order/${orderId}/pay`)).toHaveLength(1);
    expect(await made(before)).toEqual({ orders: 1, payments: 1 });
  },
);

journey(
  'a failed payment is shown, and the next attempt is a new one',
  { language: 'en-US' },
  async (person) => {
    await isAboutToOrder(person);
    const before = await ledger();
    const orderId = await placesOrder(person);
    await steersPayments({ outcome: 'fail', settleAfterMs: 300 });
    await pressesButton(person, 'Pay');
    await person.sees('Payment failed');
    await steersPayments({ outcome: 'hang' });
    await pressesButton(person, 'Pay');
    await person.sees('Scan with Alipay to pay');
    await steersPayments({ outcome: 'succeed', settleAfterMs: 300 });
    await person.presses('Use another payment method', 'button');
    await person.chooses('WeChat Pay');
    await pressesButton(person, 'Pay');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    expect(await made(before)).toEqual({ orders: 1, payments: 3 });
    expect(await readsOrder(person, orderId)).toMatchObject({ payChannel: 'wechat' });
  },
);
