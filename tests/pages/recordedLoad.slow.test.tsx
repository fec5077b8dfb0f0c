import { act, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { OPENING_SECONDS, type RecordedVisit } from '../../config/contract/guide/loadRecord';
import { PAYING } from '../../config/contract/guide/loadSessions';
import { db } from '../../mock/lib/db';
import {
  type ChosenAddresses,
  countCalls,
  readLoad,
  recordLoad,
  type Visitor,
  visitsOf,
} from '../support/load/visits';
import { readCall, type SentCall } from '../support/mockExchange';
import { confirmAddress, payElsewhere, placedOrder, plainService, toSelection } from '../support/orders';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const RECORD = 'RECORD_LOAD=1 TEST_TIER=all npx jest recordedLoad --selectProjects pages';

const MINUTE_SECONDS = 60;

interface CountedCall extends SentCall {
  bytes: number;
}

let calls: CountedCall[] = [];

/** Counts the calls and the bytes of their replies, before any compression. */
function countReplies(): void {
  calls = [];
  const mock = mockServer();
  window.fetch = async (input, init) => {
    const call = { ...(await readCall(input, init)), bytes: 0 };
    calls.push(call);
    const reply = await mock(input, init);
    call.bytes = (await reply.clone().arrayBuffer()).byteLength;
    return reply;
  };
}

async function passSeconds(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
}

/** What has been called since the last look. */
function takeCalls(): CountedCall[] {
  const taken = calls;
  calls = [];
  return taken;
}

/** Opens a page and stays a minute after it has read what it shows. */
async function visit(visitor: Visitor, path: string, open: () => void): Promise<RecordedVisit> {
  open();
  await passSeconds(OPENING_SECONDS);
  const opening = takeCalls();
  await passSeconds(MINUTE_SECONDS);
  const bytes = opening.reduce((sum, call) => sum + call.bytes, 0);
  return {
    visitor,
    path,
    open: countCalls(opening),
    minute: countCalls(takeCalls()),
    kilobytes: Math.ceil(bytes / 1024),
  };
}

/** Pages of the sample customer that show one of many; the payment page that of a new order. */
async function chooseAddresses(visitor: Visitor): Promise<ChosenAddresses> {
  const selection = toSelection(plainService());
  const { orders, instances, invoices, tickets } = db();
  const own = <T extends { userId: string }>(list: readonly T[]) =>
    list.find(({ userId }) => userId === '10002');
  const orderId = visitor === 'customer' ? await placedOrder(selection) : '1001';
  return {
    '/serviceMarket/detail/tab1': `/serviceMarket/detail/tab1?serviceId=${selection.serviceId}`,
    '/serviceMarket/order': confirmAddress(selection),
    '/order/:orderId': `/order/${orderId}`,
    '/serviceMarket/result': `/serviceMarket/result?orderId=${own(orders)?.orderId}`,
    '/usercenter/order/:orderId': `/usercenter/order/${own(orders)?.orderId}`,
    '/usercenter/service/:id': `/usercenter/service/${own(instances)?.instanceId}`,
    '/usercenter/invoice/:id': `/usercenter/invoice/${own(invoices)?.invoiceId}`,
    '/usercenter/support/:ticketId': `/usercenter/support/${own(tickets)?.ticketId}`,
    '/announcement/:id': '/announcement/6901',
  };
}

/** Opens the portal, then each page from the one before. */
async function recordVisits(visitor: Visitor): Promise<RecordedVisit[]> {
  if (visitor !== 'visitor') signIn(visitor === 'operator' ? 'admin' : 'user');
  const pages = visitsOf(visitor, await chooseAddresses(visitor));
  countReplies();
  const start = visitor === 'operator' ? '/welcome' : '/home';
  const visits = [await visit(visitor, 'start', () => renderApp(start))];
  await screen.findByRole('heading', { level: 1 });
  const go = (address: string) => () => act(() => history.push(address));
  for (const { path, address } of pages) visits.push(await visit(visitor, path, go(address)));
  if (visitor !== 'customer') return visits;
  db().paymentSettings.outcome = 'hang';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  return [...visits, await visit(visitor, PAYING, go(`/order/${orderId}`))];
}

const withoutBytes = (visits: readonly RecordedVisit[]) => visits.map(({ kilobytes: _, ...rest }) => rest);

it.each<Visitor>(['visitor', 'customer', 'operator'])(
  'the calls of each page are those that the chapter "Load" counts: %s',
  async (visitor) => {
    const visits = await recordVisits(visitor);
    const recorded = readLoad().visits;
    if (process.env.RECORD_LOAD === '1') {
      recordLoad({ visits: [...recorded.filter((each) => each.visitor !== visitor), ...visits] });
      return;
    }
    const known = recorded.filter((each) => each.visitor === visitor);
    if (JSON.stringify(withoutBytes(known)) !== JSON.stringify(withoutBytes(visits)))
      throw new Error(`The calls of the pages have changed: ${RECORD}, then the peaks (unit/contract/load)`);
  },
);
