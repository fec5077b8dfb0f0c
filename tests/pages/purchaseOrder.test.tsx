import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from '../support/clock';
import { addInvoice } from '../support/invoices';
import { orderRecord, PLACE_ORDER, payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const NUMBER = 'PO-2026-000123';

/** An order with the number of a purchase order that is paid and set up. */
async function completedOrder(): Promise<string> {
  const orderId = await placedOrder();
  orderRecord(orderId).purchaseOrderNumber = NUMBER;
  await payElsewhere(orderId, 'balance');
  advanceClock(10);
  settledOrders();
  return orderId;
}

beforeEach(() => signInAs('user'));

describe('the number of a purchase order', () => {
  it('is found in the list of orders, which shows it', async () => {
    const orderId = await completedOrder();
    await placedOrder();
    await openPage('/usercenter/order?keyword=000123');
    const row = within((await screen.findByText(`PO ${NUMBER}`)).closest('tr') as HTMLElement);
    expect(row.getByText(orderId)).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(sent('GET', 'order/list')).not.toHaveLength(0);
  });

  it('is shown with the order, with the outcome of its payment and on its receipt', async () => {
    const orderId = await completedOrder();
    const { unmount } = await openPage(`/usercenter/order/${orderId}`);
    expect((await screen.findByText('Purchase order number')).nextElementSibling).toHaveTextContent(NUMBER);
    unmount();
    const result = await openPage(`/serviceMarket/result?orderId=${orderId}`);
    expect((await screen.findByText('Purchase order number')).nextElementSibling).toHaveTextContent(NUMBER);
    result.unmount();
    await openPage(`/usercenter/order/${orderId}/receipt`);
    expect((await screen.findByText('Purchase order number')).nextElementSibling).toHaveTextContent(NUMBER);
  });

  it('stands on the invoice below the number of the order', async () => {
    const orderId = await completedOrder();
    const [line] = addInvoice().lines;
    if (line) line.id = orderId;
    await openPage('/usercenter/invoice/I-1');
    expect(await screen.findByRole('cell', { name: `${orderId} PO ${NUMBER}` })).toBeVisible();
  });

  it('stays with an order that goes to the archive', async () => {
    const orderId = await completedOrder();
    Object.assign(orderRecord(orderId), { finishedAt: 0, covers: { from: 0, to: 0 } });
    await openPage(`/usercenter/order-old/${orderId}`);
    expect((await screen.findByText('Purchase order number')).nextElementSibling).toHaveTextContent(NUMBER);
  });
});

const dialog = () => within(screen.getByRole('dialog'));

async function openDialog(kind: 'renew' | 'upgrade') {
  const app = renderApp(`/usercenter/service?${kind}=${ownService('document-translation').instanceId}`);
  await waitFor(() => expect(dialog().getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  return app;
}

it.each(['renew', 'upgrade'] as const)(
  'a dialog to %s orders with the number of a purchase order, which is kept until then',
  async (kind) => {
    startServerAt();
    signIn();
    const number = () => dialog().getByRole('textbox', { name: 'Purchase order number (optional)' });
    const { user, unmount } = await openDialog(kind);
    await user.fill(number(), '1'.repeat(41));
    await user.click(dialog().getByRole('checkbox'));
    await user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
    expect(number()).toHaveFocus();
    expect(number()).toHaveAccessibleDescription(/Use 40 characters or fewer\.$/);
    expect(db().orders.at(-1)?.selection.orderType).not.toBe(kind);
    await user.fill(number(), ' PO-2026-11-20-000123 ');
    unmount();
    const again = await openDialog(kind);
    expect(number()).toHaveValue(' PO-2026-11-20-000123 ');
    await again.user.click(dialog().getByRole('checkbox'));
    await again.user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
    await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
    expect(db().orders.at(-1)).toMatchObject({
      selection: { orderType: kind },
      purchaseOrderNumber: 'PO-2026-11-20-000123',
    });
    again.unmount();
    Object.assign(db().orders.at(-1) ?? {}, { status: 'cancelled' });
    await openDialog(kind);
    expect(number()).toHaveValue('');
  },
);
