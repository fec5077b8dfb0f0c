import { screen, waitFor, within } from '@testing-library/react';
import type { Invoiceable } from '@/domain/invoice/invoice';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { advanceClock } from '../support/clock';
import { changeReply, crashNextReply, holdNextCall, loseNextCall, replyNext } from '../support/network';
import { payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const CENTER = '/usercenter/invoice';
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
const selectAll = () => screen.getByRole('checkbox', { name: 'Select all' });
const panel = () => screen.getByRole('tabpanel');
const dialog = () => within(screen.getByRole('dialog'));
const ownInvoices = () => db().invoices.filter(({ userId }) => userId === '10002');

/** Something to invoice: an order, unless the changes say otherwise. */
const toInvoice = (id: string, amount: number, changes: Partial<Invoiceable> = {}): Invoiceable => ({
  ...{ kind: 'order', id, title: 'Cloud Desktop', planName: 'Team', paidAt: '2026-03-05T04:00:00Z' },
  ...{ paidAmount: amount, refundedAmount: 0, invoicedAmount: 0, creditAmount: 0, amount, topUpParts: [] },
  ...changes,
});
const TOP_UP = { kind: 'topUp', title: 'Account top-up', planName: undefined } as const;
const LEFT = { paidAmount: 100_000, refundedAmount: 10_000, invoicedAmount: 20_000, creditAmount: 5_000 };
const ITEMS = [
  toInvoice('O1', 65_000, { ...LEFT, topUpParts: [{ id: 'T1', amount: 30_000 }] }),
  toInvoice('T1', 50_000, TOP_UP),
  toInvoice('O2', 20_000, { title: 'Uptime Probe', topUpParts: [{ id: 'T2', amount: 20_000 }] }),
  toInvoice('T2', 20_000, TOP_UP),
];

/** Opens what can be invoiced: what the sample customer has, or this list. */
async function openToInvoice(search = '', list?: readonly Invoiceable[]) {
  signIn();
  if (list) changeReply('/invoice/invoiceable', () => ({ list }));
  const app = await openPage(`${CENTER}${search}`, { title: 'Invoices' });
  await screen.findByText(/^(Select all|No(thing| top-ups) to invoice)$/);
  return app;
}

describe('what can be invoiced', () => {
  it('is listed with what is left to invoice, filtered by kind, and selected', async () => {
    const { user } = await openToInvoice('', ITEMS);
    expect(
      panel(),
    ).toRead(`radiogroup Show: // (•) All (4) // ( ) Orders (2) // ( ) Top-ups (2) // section Orders and top-ups to invoice:
    ## Orders and top-ups to invoice // [ ] Select all // | Item | Paid on | Left to invoice |
    | [ ] Select Cloud Desktop, O1 [Cloud Desktop](/usercenter/order/O1) Order · Team · O1 ¥1,000.00 paid · ¥100.00 refunded · ¥200.00 already invoiced · ¥50.00 paid with compensation | Mar 5, 2026 | ¥650.00 |
    | [ ] Select Account top-up, T1 Account top-up Top-up | Mar 5, 2026 | ¥500.00 |
    | [ ] Select Uptime Probe, O2 [Uptime Probe](/usercenter/order/O2) Order · Team · O2 | Mar 5, 2026 | ¥200.00 |
    | [ ] Select Account top-up, T2 Account top-up Top-up | Mar 5, 2026 | ¥200.00 | // status: // Nothing selected
    (Request invoice) disabled`);
    expect(selectAll()).not.toBePartiallyChecked();
    await user.click(screen.getByRole('radio', { name: 'Top-ups (2)' }));
    await waitFor(() => expect(place()).toBe(`${CENTER}?kind=topUp`));
    expect(boxes()).toHaveLength(2);
    await user.click(boxes()[0] as HTMLElement);
    expect(selectAll()).toBePartiallyChecked();
    expect(button('Request invoice · ¥500.00')).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Orders (2)' }));
    expect(screen.getByText('1 item selected')).toBeVisible();
    expect(selectAll()).not.toBePartiallyChecked();
    await user.click(screen.getByRole('radio', { name: 'All (4)' }));
    await waitFor(() => expect(place()).toBe(CENTER));
    await user.click(selectAll());
    expect(selectAll()).not.toBePartiallyChecked();
    expect(
      screen.getByRole('region', { name: 'Orders and top-ups to invoice' }),
    ).toRead(`## Orders and top-ups to invoice // [x] Select all // | Item | Paid on | Left to invoice |
    | [x] Select Cloud Desktop, O1 [Cloud Desktop](/usercenter/order/O1) Order · Team · O1 ¥1,000.00 paid · ¥100.00 refunded · ¥200.00 already invoiced · ¥50.00 paid with compensation | Mar 5, 2026 | ¥650.00 |
    | [x] Select Account top-up, T1 Account top-up Top-up ¥300.00 of it is on the orders you selected | Mar 5, 2026 | ¥200.00 |
    | [x] Select Uptime Probe, O2 [Uptime Probe](/usercenter/order/O2) Order · Team · O2 | Mar 5, 2026 | ¥200.00 |
    | [x] Select Account top-up, T2 Account top-up Top-up ¥200.00 of it is on the orders you selected | Mar 5, 2026 | ¥0.00 | // status: // 4 items selected
    (Request invoice · ¥1,050.00)`);
    await user.click(screen.getByRole('checkbox', { name: 'Select Uptime Probe, O2' }));
    expect(screen.getByText('3 items selected')).toBeVisible();
    expect(selectAll()).toBePartiallyChecked();
  });

  it('is requested in a dialog, which keeps what was typed when the amount has changed', async () => {
    const list = [...ITEMS];
    const { user } = await openToInvoice('?kind=order', list);
    await user.click(selectAll());
    const request = () => user.click(button(/^Request invoice/));
    await request();
    await user.click(await dialog().findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await request();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await request();
    const name = await dialog().findByLabelText('Name on the invoice');
    expect(
      screen.getByRole('dialog'),
    ).toRead(`(Close) // Request an invoice // 2 items, ¥850.00 including tax // 林小满 // Use saved billing details: 林小满
    Invoice for // radiogroup Invoice for: // (•) Individual // ( ) Company // Name on the invoice: 林小满
    Email: xiaoman.lin@example.com // (Send request) // (Cancel)`);
    await user.fill(name, 'Somebody');
    replyNext('POST', 'invoice', { code: 42102, message: 'The amount has changed.' });
    list[0] = toInvoice('O1', 60_000);
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('The amount has changed.')).toBeVisible();
    expect(await dialog().findByText('2 items, ¥800.00 including tax')).toBeVisible();
    expect(name).toHaveValue('Somebody');
    expect(
      dialog().getByRole('checkbox', { name: 'Save these billing details for other invoices' }),
    ).toBeChecked();
    // The list stays when it cannot be loaded again.
    loseNextCall('GET', 'invoice/invoiceable');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/^Part of your selection has nothing left to invoice/)).toBeVisible();
    expect(boxes()).toHaveLength(2);
    expect(sent('POST', 'invoice')[0]?.body).toMatchObject({
      ...{ title: 'Somebody', amount: 80_000, keepTitle: true },
      lines: [
        { kind: 'order', id: 'O1' },
        { kind: 'order', id: 'O2' },
      ],
    });
  });

  it('is requested without money from the balance that is on a selected order', async () => {
    signInAs('user');
    Object.assign(db(), { charges: [], invoices: [] });
    const [topUp] = db().topUps.filter(({ userId }) => userId === '10002');
    if (!topUp) throw new Error('There is no top-up');
    Object.assign(topUp, { amount: 5_000_000 });
    db().topUps = [topUp];
    Object.assign(db().users.find(({ userId }) => userId === '10002') ?? {}, { balance: 5_000_000 });
    const orderId = await placedOrder();
    await payElsewhere(orderId, 'balance');
    advanceClock(10);
    const { user } = await openToInvoice('?kind=order');
    await user.click(selectAll());
    await user.click(button(/^Request invoice/));
    await user.click(await dialog().findByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(place()).toBe(`${CENTER}?tab=list`));
    expect(await screen.findByText('Being issued')).toBeVisible();
    expect(ownInvoices().map(({ lines }) => lines.map(({ id }) => id))).toEqual([[orderId]]);
  });

  it('is at most 100 items on one invoice', async () => {
    const { user } = await openToInvoice(
      '',
      Array.from({ length: 101 }, (_, index) => toInvoice(`O${index}`, 100)),
    );
    await user.click(selectAll());
    expect(screen.getByText('One invoice holds up to 100 items. Select fewer.')).toBeVisible();
    expect(button('Request invoice · ¥101.00')).toBeDisabled();
    await user.click(boxes()[100] as HTMLElement);
    expect(screen.getByText('100 items selected')).toBeVisible();
    expect(button('Request invoice · ¥100.00')).toBeEnabled();
  });

  it('can be nothing', async () => {
    await openToInvoice('', []);
    expect(panel()).toRead(`No data // ## Nothing to invoice // [Browse services](/serviceMarket)`);
  });

  it('offers the kinds that there are, and the one that is open', async () => {
    const { user } = await openToInvoice('?kind=topUp', ITEMS.slice(0, 1));
    expect(screen.getByRole('heading', { name: 'No top-ups to invoice' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Top-ups (0)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'All (1)' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('can be loaded again when it failed', async () => {
    signIn();
    crashNextReply('GET', 'invoice/invoiceable');
    const { user } = renderApp(CENTER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load what can be invoiced' })).toBeVisible();
    const release = holdNextCall('GET', 'invoice/invoiceable');
    await user.click(button('Try again'));
    expect(panel().querySelector('[aria-busy=true]')).toBeVisible();
    release();
    expect(await screen.findByRole('region', { name: 'Orders and top-ups to invoice' })).toBeVisible();
  });
});
