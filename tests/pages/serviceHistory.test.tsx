import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { addInvoice } from '../support/invoices';
import { crashNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { outline } from '../support/outline';
import { place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { openService, region, serviceRecord } from '../support/servicePage';

beforeEach(() => startServerAt());

const ORDER_LINES = `## Orders // [View all orders for this service](/usercenter/order?keyword=Face+Liveness+Detection)
    table Orders: // | Order | Date | Status | Amount |
    | [202604241697231908](/usercenter/order/202604241697231908) | Apr 24, 2026 | Completed | ¥20,196.00 |`;

it('shows the first steps', async () => {
  await openService(undefined, { tab: 'access' });
  expect(region('Quick start')).toRead(`## Quick start // Create an access key and store its secret.
    Find the service address in “Access details”.
    Replace SERVICE_ADDRESS, ACCESS_ID, and ACCESS_SECRET in the sample, then run it. // Sample call
    curl "SERVICE_ADDRESS/v1/calls" \\ -H "X-Access-Id: ACCESS_ID" \\ -H "X-Access-Secret: ACCESS_SECRET" \\ -H "Content-Type: application/json" \\ -d '{"requestId":"1"}'
    (Copy Sample call)`);
});

it('shows plan and term, orders and charges, which nothing reads before they are wanted', async () => {
  const { user } = await openService();
  expect(sent('GET', 'charge/list')).toEqual([]);
  expect(sent('GET', 'invoice/list')).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  await screen.findByRole('region', { name: 'Plan and term' });
  expect(place()).toMatch(/\?tab=billing$/);
  expect(
    region('Plan and term'),
  ).toRead(`## Plan and term // (Renew) // End of term // Apr 24, 2027 // 155 days left
    Plan // Finance // Term // 1 year // Price // ¥20,196 / year // Quantity // 1`);
  await within(region('Charges')).findByRole('table');
  expect(
    region('Charges'),
  ).toRead(`## Charges // [View all charges for this service](/usercenter/service/charge?instanceId=I202604241697231908)
    table Charges: // | Category | Date | Amount | // | Usage | Nov 1, 2026 | −¥367.29 | // | Credit | Oct 1, 2026 | ¥70.31 |
    | Usage | Oct 1, 2026 | −¥298.13 | // | Usage | Sep 1, 2026 | −¥484.31 |
    | Usage | Sep 1, 2026 | −¥484.31 |`);
  expect(region('Orders')).toRead(ORDER_LINES);
  await user.click(screen.getByRole('tab', { name: 'Access' }));
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  expect(sent('GET', 'charge/list')).toHaveLength(1);
});

/** Adds a second service of the same title, and an invoice for each of the two. */
function addTwin() {
  const own = serviceRecord();
  const order = db().orders.find(({ orderId }) => orderId === own.orderId);
  if (!order) throw new Error('The service has no order');
  const ids = { orderId: 'O9', instanceId: 'I9' };
  db().orders.push({ ...structuredClone(order), ...ids });
  const twin = { ...structuredClone(own), ...ids };
  db().invoices = [];
  [own, twin].forEach(({ orderId, userId, service }, index) => {
    addInvoice({
      ...{ invoiceId: `${index + 1}`, invoiceNumber: `N${index + 1}`, userId },
      lines: [{ kind: 'order', id: orderId, title: service.title, parts: [{ source: '', amount: 100 }] }],
    });
  });
  return { twin, own };
}

const toInvoices = (instanceId: string, id: number) =>
  `## Invoices // [View all invoices for this service](/usercenter/invoice?tab=list&instanceId=${instanceId})
  table Invoices: // | Invoice | Date | Status | Amount |
  | [N${id}](/usercenter/invoice/${id}) | Mar 5, 2026 | Issued | ¥1.00 |`;

it('shows its own invoices, not those of another service of the same title, and leads to all of them', async () => {
  const { own, twin } = addTwin();
  db().instances.unshift(twin);
  const { user } = await openService(undefined, { tab: 'billing' });
  await within(region('Invoices')).findByRole('table');
  expect(region('Invoices')).toRead(toInvoices(own.instanceId, 1));
  await user.click(screen.getByRole('link', { name: 'View all invoices for this service' }));
  const name = own.service.title.en;
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/usercenter/invoice/1');
  await user.click(button(`Remove filter: Only service ${own.instanceId}`));
  await waitFor(() => expect(screen.getAllByRole('link', { name })).toHaveLength(2));
  expect(place()).toBe('/usercenter/invoice?tab=list');
});

it('shows the invoices of the other service of the same title on its page', async () => {
  const { twin } = addTwin();
  db().instances.push(twin);
  await openService(undefined, { tab: 'billing' });
  await within(region('Invoices')).findByRole('table');
  expect(region('Invoices')).toRead(toInvoices('I9', 2));
});

const ENDS_LATER = {
  autoRenew: false,
  outlook: { state: 'willEnd', reason: 'off', at: '2027-04-24T02:08:24.000Z' },
};

it.each([
  [
    'says why it does not renew',
    ENDS_LATER,
    /Doesn’t renew\s+Ends on April 24, 2027: automatic renewal is off/,
  ],
  [
    'leaves a warning to the head of the page',
    { outlook: { state: 'short', reason: 'balance', missing: 1_000, at: '2027-04-23T02:08:24.000Z' } },
    undefined,
  ],
  [
    'leaves an end that was scheduled to the head of the page',
    { ...ENDS_LATER, outlook: { ...ENDS_LATER.outlook, reason: 'endScheduled' } },
    undefined,
  ],
] as const)('%s beside the end of the term', async (_, change, reason) => {
  await openService(change, { tab: 'billing' });
  const plan = await screen.findByRole('region', { name: 'Plan and term' });
  expect(within(plan).getByText('End of term')).toBeVisible();
  if (reason) expect(outline(plan).replaceAll('\n', ' ')).toMatch(reason);
  else expect(plan).not.toHaveTextContent('Doesn’t renew');
});

it('shows what the plan allows beside the usage, and for a service without usage with its plan', async () => {
  const { user, unmount } = await openService({ quantity: 2 }, { tab: 'usage' });
  expect(outline(region('Usage'))).toContain(
    'Mode\nSilent, actions and colored light\nApps\n3 apps\nQuantity\n2',
  );
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  expect(await screen.findByRole('region', { name: 'Plan and term' })).not.toHaveTextContent('Apps');
  unmount();
  await openService({ usage: undefined }, { tab: 'billing' });
  expect(await screen.findByRole('region', { name: 'Plan and term' })).toHaveTextContent('Apps3 apps');
});

it('shows charges that could not be read after another try, and says that there are none', async () => {
  crashNextReply('GET', 'charge/list');
  const { user } = await openService(undefined, { tab: 'billing' });
  await screen.findByRole('heading', { name: 'Couldn’t load the charges' });
  replyNext('GET', 'charge/list', {
    code: 200,
    result: { list: [], total: 0, current: 1, pageSize: 5, totals: { in: 0, out: 0 } },
  });
  await user.click(button('Try again'));
  expect(await within(region('Charges')).findByText('You have no charges for this service.')).toBeVisible();
});

it('shows the first steps with a service in person, before its first order', async () => {
  db().invoices = [];
  const { user } = await openService(
    (detail: { service: object }) => ({
      ...{ orders: [], service: { ...detail.service, type: 'operation' } },
    }),
    { tab: 'access' },
  );
  expect(
    region('Quick start'),
  ).toRead(`## Quick start // The provider contacts you within 1 working day to agree on the work.
    Give the provider access to the accounts it works with. // Follow the completed tasks under “Usage”.`);
  expect(screen.queryByText('Sample call')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  await screen.findByRole('region', { name: 'Orders' });
  expect(region('Orders')).toRead(`## Orders // You have no orders for this service.`);
  expect(await within(region('Invoices')).findByText('You have no invoices for this service.')).toBeVisible();
});
