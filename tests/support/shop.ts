import type { Order } from '../../src/domain/order/order';
import { callMock } from './mockCalls';
import type { Person } from './person';
import { opensAs } from './signIn';
import { press } from './waiting';

export const SERVICE = '/serviceMarket/detail/tab1?serviceId=live-transcription';

/** The same service, configured. */
export const CONFIGURED = `${SERVICE}&plan=pro&period=year-1&quantity=2&spec.streams=80&spec.dialect=cantonese&spec.speakers=1`;

interface LedgerLine {
  orderId: string;
  userName: string;
}

/** Sets the outcome of later orders and payments at the mock. */
export async function steersPayments(settings: {
  outcome?: 'succeed' | 'fail' | 'hang' | 'timeout';
  settleAfterMs?: number;
  order?: 'answer' | 'timeout';
  refund?: 'grant' | 'refuse' | 'hang';
  refundAfterMs?: number;
}): Promise<void> {
  await callMock('demo/payment', settings);
}

/** Counts the orders and payments of all users at the mock. */
export async function ledger(): Promise<{
  orders: number;
  payments: number;
  newest: LedgerLine | undefined;
}> {
  const { orderCount, paymentCount, orders } = await callMock<{
    orderCount: number;
    paymentCount: number;
    orders: LedgerLine[];
  }>('demo/ledger');
  return { orders: orderCount, payments: paymentCount, newest: orders.at(-1) };
}

/** Loads an order of the signed-in user through the open page. */
export async function readsOrder(person: Person, orderId: string): Promise<Order> {
  return person.page.evaluate(async (id) => {
    const reply = await fetch(`/api/v1/order/${id}`, {
      headers: { 'x-authorization': sessionStorage.getItem('token') ?? '' },
    });
    return (await reply.json()).result;
  }, orderId);
}

/** The button whose text starts with this name, without its amount. */
export const getButton = (name: string) => `::-p-xpath(//button[starts-with(normalize-space(.), '${name}')])`;

export async function pressesButton(person: Person, name: string): Promise<void> {
  await press(async () => {
    const button = await person.page.waitForSelector(getButton(name), { visible: true });
    await person.page.waitForFunction((element) => !(element as HTMLButtonElement).disabled, {}, button);
    return button;
  });
}

/** Places an order on the confirm page and returns its id at the cashier. */
export async function placesOrder(person: Person): Promise<string> {
  await person.ticks('I have read and accept these terms');
  await pressesButton(person, 'Pay');
  return isAtCashier(person);
}

export async function isAtCashier(person: Person): Promise<string> {
  await person.page.waitForFunction(() => /^\/order\/\d+$/.test(location.pathname));
  return new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
}

/** Signs in and opens the confirm page of a configured service. */
export async function isAboutToOrder(person: Person): Promise<void> {
  await opensAs(person, 'user', CONFIGURED);
  await person.presses('Buy now', 'button');
  await person.page.waitForFunction(() => location.pathname === '/serviceMarket/order');
  await person.sees('I have read and accept these terms');
}
