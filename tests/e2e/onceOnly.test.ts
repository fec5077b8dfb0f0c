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

/** Clicks ten times without waiting. */
async function clicksTenTimes(person: Person, name: string): Promise<void> {
  const button = await person.page.waitForSelector(getButton(name), { visible: true });
  await person.page.waitForFunction((element) => !(element as HTMLButtonElement).disabled, {}, button);
  await button?.evaluate((element) => {
    for (let click = 0; click < 10; click += 1) (element as HTMLButtonElement).click();
  });
}

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

journey('ten fast clicks make one order, and one payment', { language: 'en-US' }, async (person) => {
  await isAboutToOrder(person);
  const before = await ledger();
  await person.ticks('I have read and accept these terms');
  await clicksTenTimes(person, 'Place order');
  const orderId = await isAtCashier(person);
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
  await clicksTenTimes(person, 'Pay');
  await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
  expect(await made(before)).toEqual({ orders: 1, payments: 1 });
});

journey('Enter held down makes one order, and one payment', { language: 'en-US' }, async (person) => {
  const holdsEnter = async (name: string) => {
    const button = await person.page.waitForSelector(getButton(name), { visible: true });
    await person.page.waitForFunction((element) => !(element as HTMLButtonElement).disabled, {}, button);
    await button?.focus();
    // Puppeteer marks each further press of a held key as a repeat.
    for (let repeat = 0; repeat < 12; repeat += 1) await person.page.keyboard.down('Enter');
    await person.page.keyboard.up('Enter');
  };
  await isAboutToOrder(person);
  const before = await ledger();
  await person.ticks('I have read and accept these terms');
  await holdsEnter('Place order');
  await isAtCashier(person);
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
  await holdsEnter('Pay');
  await person.isAt('/serviceMarket/result');
  expect(await made(before)).toEqual({ orders: 1, payments: 1 });
});

journey('two tabs make one order, and one payment', { language: 'en-US' }, async (person) => {
  await isAboutToOrder(person);
  const before = await ledger();
  const other = await person.opensSameTab();
  for (const each of [person, other]) await each.ticks('I have read and accept these terms');
  await pressTogether('Place order', person, other);
  for (const each of [person, other]) await isAtCashier(each);
  expect(other.page.url()).toBe(person.page.url());
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
  await pressTogether('Pay', person, other);
  await Promise.all([person.isAt('/serviceMarket/result'), other.isAt('/serviceMarket/result')]);
  expect(await made(before)).toEqual({ orders: 1, payments: 1 });
  expect(other.complaints).toEqual([]);
});

journey('an order whose reply is lost is found, not placed twice', { language: 'en-US' }, async (person) => {
  await isAboutToOrder(person);
  const before = await ledger();
  await person.ticks('I have read and accept these terms');
  await dropsNextReply(person);
  await pressesButton(person, 'Place order');
  await person.sees('We couldn’t confirm your order');
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
  await pressesButton(person, 'Check again');
  await isAtCashier(person);
  expect(await made(before)).toEqual({ orders: 1, payments: 0 });
});

journey(
  'a payment whose reply is lost is looked up, not started twice',
  { language: 'en-US' },
  async (person) => {
    await isAboutToOrder(person);
    const before = await ledger();
    const orderId = await placesOrder(person);
    await dropsNextReply(person);
    await pressesButton(person, 'Pay');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    expect(person.callsTo(`order/${orderId}/pay`)).toHaveLength(1);
    expect(await made(before)).toEqual({ orders: 1, payments: 1 });
  },
);

journey(
  'a top-up whose reply is lost is found after a reload, not started twice',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await steersPayments({ outcome: 'hang' });
    await person.opens('/usercenter/service/charge?topUp=1');
    await dropsNextReply(person);
    await pressesButton(person, 'Top up ¥100.00');
    await person.sees('We couldn’t confirm your top-up');
    await person.reloads();
    await person.sees('Scan with Alipay to pay ¥100.00');
    expect(person.callsTo('balance/topUp')).toHaveLength(1);
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

journey('Back and reload after payment send no POST', { language: 'en-US' }, async (person) => {
  await isAboutToOrder(person);
  await placesOrder(person);
  await pressesButton(person, 'Pay');
  await person.isAt('/serviceMarket/result');
  await person.sees('Amount paid');
  const posts = () =>
    person.calls.filter(({ method, url }) => method === 'POST' && url !== 'order/quote').length;
  // The newest order proceeds meanwhile.
  const counts = async () => {
    const { orders, payments } = await ledger();
    return { posted: posts(), orders, payments };
  };
  const before = await counts();
  await person.reloads();
  await person.sees('Amount paid');
  await person.goesBack();
  await person.page.goForward({ waitUntil: 'networkidle0' });
  await person.sees('Amount paid');
  expect(await counts()).toEqual(before);
});
