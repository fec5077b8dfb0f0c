import type { Order } from '../../src/domain/order/order';
import { callMock } from './mockCalls';
import type { Person } from './person';

export const SERVICE = '/serviceMarket/detail/tab1?serviceId=live-transcription';

/** The same, configured: 30 streams of the professional plan for a year, twice. */
export const CONFIGURED = `${SERVICE}&plan=pro&period=year-1&quantity=2&spec.streams=80&spec.dialect=cantonese&spec.speakers=1`;

interface LedgerLine {
  orderId: string;
  userName: string;
}

/** Decides how orders and payments begun from now on end at the mock. */
export async function steersPayments(settings: {
  outcome?: 'succeed' | 'fail' | 'hang' | 'timeout';
  settleAfterMs?: number;
  order?: 'answer' | 'timeout';
  refund?: 'grant' | 'refuse' | 'hang';
  refundAfterMs?: number;
}): Promise<void> {
  await callMock('demo/payment', settings);
}

/** How many orders and payments there are at the mock, of everybody. */
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

/** One order of the signed-in person, asked of the server by the page that is open. */
export async function readsOrder(person: Person, orderId: string): Promise<Order> {
  return person.page.evaluate(async (id) => {
    const reply = await fetch(`/api/v1/order/${id}`, {
      headers: { 'x-authorization': sessionStorage.getItem('token') ?? '' },
    });
    return (await reply.json()).result;
  }, orderId);
}

/** The button whose words begin like this; its amount follows. */
export const getButton = (words: string) =>
  `::-p-xpath(//button[starts-with(normalize-space(.), '${words}')])`;

export async function pressesButton(person: Person, words: string): Promise<void> {
  const button = await person.page.waitForSelector(`${getButton(words)}`, { visible: true });
  await person.page.waitForFunction((element) => !(element as HTMLButtonElement).disabled, {}, button);
  await button?.click();
}

/** From the confirm page of a signed-in person to the cashier; gives the order's id. */
export async function placesOrder(person: Person): Promise<string> {
  await person.ticks('I have read and accept these terms');
  await pressesButton(person, 'Place order');
  return isAtCashier(person);
}

export async function isAtCashier(person: Person): Promise<string> {
  await person.page.waitForFunction(() => /^\/order\/\d+$/.test(location.pathname));
  return new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
}

/** Opens the confirm page of a configured service, signed in. */
export async function isAboutToOrder(person: Person): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  await person.opens(CONFIGURED);
  await person.presses('Buy now', 'button');
  await person.page.waitForFunction(() => location.pathname === '/serviceMarket/order');
  await person.sees('I have read and accept these terms');
}
