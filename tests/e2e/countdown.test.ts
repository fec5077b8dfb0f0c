import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAboutToOrder, ledger, placesOrder, readsOrder } from '../support/shop';

const HOUR_SECONDS = 3_600;

/** Shifts the local clock from the next page on. */
async function hasWrongClock(person: Person, seconds: number): Promise<void> {
  await person.page.evaluateOnNewDocument((ms) => {
    const RealDate = Date;
    const now = () => RealDate.now() + ms;
    // Not a class, because its compiled helpers do not exist in the page.
    const WrongDate = new Proxy(RealDate, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    Object.assign(globalThis, { Date: WrongDate });
  }, seconds * 1000);
}

/** Seconds left according to the server, and on the page before and after that call. */
async function compares(person: Person, orderId: string) {
  const shows = async () => {
    const digits = await person.page.waitForSelector('[role=timer]');
    const text = await digits?.evaluate((element) => element.textContent);
    const [minutes = Number.NaN, seconds = Number.NaN] =
      /(\d+):(\d\d)/
        .exec(text ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    return minutes * 60 + seconds;
  };
  const before = await shows();
  const { payDeadline, serverTime } = await readsOrder(person, orderId);
  return { before, real: (Date.parse(payDeadline) - Date.parse(serverTime)) / 1000, after: await shows() };
}

for (const [name, seconds] of [
  ['an hour ahead', HOUR_SECONDS],
  ['an hour behind', -HOUR_SECONDS],
] as const) {
  journey(`the time left is correct with a local clock ${name}`, { language: 'en-US' }, async (person) => {
    await hasWrongClock(person, seconds);
    await isAboutToOrder(person);
    const orderId = await placesOrder(person);
    for (let look = 0; look < 3; look += 1) {
      const { before, real, after } = await compares(person, orderId);
      expect(real).toBeLessThanOrEqual(before + 1);
      expect(real).toBeGreaterThanOrEqual(after - 1);
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  });
}

journey(
  'at zero the order expires one time, on the page and at the mock',
  { language: 'en-US' },
  async (person) => {
    await isAboutToOrder(person);
    const orderId = await placesOrder(person);
    const before = await ledger();
    await movesServerClock(30 * 60 - 3);
    await person.reloads();
    await person.sees('Payment time has run out');
    await person.rests();
    const calls = person.callsTo(`order/${orderId}`).length;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(person.callsTo(`order/${orderId}`)).toHaveLength(calls);
    const order = await readsOrder(person, orderId);
    expect(order.status).toBe('expired');
    expect(order.timeline.filter(({ event }) => event === 'expire')).toEqual([
      expect.objectContaining({ at: order.payDeadline, actor: 'system' }),
    ]);
    const { orders, payments } = await ledger();
    expect({ orders, payments }).toEqual({ orders: before.orders, payments: before.payments });
  },
);
