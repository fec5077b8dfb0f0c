import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { advanceClock } from '../support/clock';
import { readCsv, recordSavedFiles } from '../support/files';
import { crashNextReply, replyNext } from '../support/network';
import { payElsewhere, placedOrder, signInAs } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const CENTER = '/usercenter/invoice';
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
const dialog = () => within(screen.getByRole('dialog'));
const ownInvoices = () => db().invoices.filter(({ userId }) => userId === '10002');
const latest = () => {
  const invoice = ownInvoices().at(-1);
  if (!invoice) throw new Error('There is no invoice');
  return invoice;
};

/** Opens what the sample customer can invoice. */
async function openToInvoice(search = '') {
  signIn();
  const app = await openPage(`${CENTER}${search}`, { title: 'Invoices' });
  await screen.findByRole('region', { name: 'Orders and top-ups to invoice' });
  return app;
}

describe('what can be invoiced', () => {
  it('is filtered by kind, and all that is shown is selected at once', async () => {
    const { user } = await openToInvoice();
    const all = boxes().length;
    await user.click(screen.getByRole('radio', { name: /^Top-ups \(\d\)$/ }));
    await waitFor(() => expect(place()).toBe(`${CENTER}?kind=topUp`));
    expect(boxes().length).toBeLessThan(all);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    for (const box of boxes()) expect(box).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Orders/ }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    expect(screen.getByText(/items selected$/)).toBeVisible();
  });

  it('counts money from the balance once', async () => {
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
    const { user } = await openPage(CENTER, { title: 'Invoices' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText(/ of it is on the orders you selected$/)).toBeVisible();
    expect(button('Request invoice · ¥50,000.00')).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: /^Select Account top-up/ }));
    await user.click(button(/^Request invoice/));
    await user.click(await dialog().findByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(latest().lines.map(({ id }) => id)).toEqual([orderId]));
  });

  it('keeps what was typed when the amount has changed', async () => {
    const { user } = await openToInvoice();
    await user.click(boxes()[0] as HTMLElement);
    await user.click(button(/^Request invoice/));
    const name = await dialog().findByLabelText('Name on the invoice');
    await user.fill(name, 'Somebody');
    replyNext('POST', 'invoice', { code: 42102, message: 'The amount has changed.' });
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('The amount has changed.')).toBeVisible();
    expect(name).toHaveValue('Somebody');
    expect(
      dialog().getByRole('checkbox', { name: 'Save these billing details for other invoices' }),
    ).toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(place()).toBe(`${CENTER}?tab=list`));
    expect(db().invoiceTitles.map(({ title }) => title)).toContain('Somebody');
  });

  it('can be loaded again when it failed', async () => {
    signIn();
    crashNextReply('GET', 'invoice/invoiceable');
    const { user } = renderApp(CENTER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load what can be invoiced' })).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'Orders and top-ups to invoice' })).toBeVisible();
  });
});

describe('the invoices', () => {
  it('are filtered, and exported with the filters', async () => {
    const saved = recordSavedFiles();
    signIn();
    const { user } = await openPage(`${CENTER}?tab=list&status=reversed`, { title: 'Invoices' });
    expect(await screen.findByText(/^1 invoice · issued ¥/)).toBeVisible();
    await user.click(button('Export CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
    expect(readCsv(text)).toMatchObject([{ Status: 'Reversed', Title: '林小满' }]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe(`${CENTER}?tab=list`));
    expect(await screen.findByText(/^4 invoices · issued ¥/)).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Invoice number, name or order' });
    await user.fill(search, 'nothing like it');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  });

  it('hold what was selected, with its sum, and are withdrawn until they are issued', async () => {
    const { user } = await openToInvoice();
    expect(button('Request invoice')).toBeDisabled();
    const [first, second] = boxes();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect(screen.getByText('2 items selected')).toBeVisible();
    await user.click(button(/^Request invoice · ¥/));
    const sum = await dialog().findByText(/^2 items, ¥[\d,]+\.\d\d including tax$/);
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Being issued')).toBeVisible();
    const amount = latest()
      .lines.flatMap(({ parts }) => parts)
      .reduce((total, part) => total + part.amount, 0);
    expect(latest().lines).toHaveLength(2);
    expect(sum).toHaveTextContent((amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await user.click(await screen.findByRole('button', { name: /^Withdraw the invoice: / }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Request withdrawn')).toBeInTheDocument();
    expect(latest().status).toBe('withdrawn');
  });
});

describe('the titles', () => {
  const openTitles = async () => {
    signIn();
    const app = await openPage(`${CENTER}?tab=titles`, { title: 'Invoices' });
    await screen.findByRole('heading', { name: 'Saved billing details' });
    return app;
  };

  it('are added, made the default one and deleted', async () => {
    const { user } = await openTitles();
    await user.click(button('Add billing details'));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Enter who the invoice is for.')).toBeVisible();
    await user.fill(dialog().getByLabelText('Name on the invoice'), 'Example Ltd');
    await user.fill(dialog().getByLabelText('Unified social credit code'), '91440300MA5DC8JF2X');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Example Ltd')).toBeVisible();
    await user.click(button('Make Example Ltd the default billing details'));
    expect(
      await screen.findByRole('button', { name: 'Make 林小满 the default billing details' }),
    ).toBeVisible();
    await user.click(button('Delete Example Ltd'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Example Ltd')).not.toBeInTheDocument());
    expect(screen.getByText('Default')).toBeVisible();
  });

  it('say next to the name why they are refused', async () => {
    const { user } = await openTitles();
    await user.click(button('Add billing details'));
    await user.click(dialog().getByRole('radio', { name: 'Individual' }));
    await user.fill(dialog().getByLabelText('Name on the invoice'), '林小满');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('You already keep this title.')).toBeVisible();
    expect(dialog().getByLabelText('Name on the invoice')).toHaveValue('林小满');
    await user.fill(dialog().getByLabelText('Name on the invoice'), '林小满的公司');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('林小满的公司')).toBeVisible();
  });

  it('are edited, and can be loaded again when they failed', async () => {
    signIn();
    crashNextReply('GET', 'invoiceTitle/list');
    const { user } = renderApp(`${CENTER}?tab=titles`);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your billing details' })).toBeVisible();
    await user.click(button('Try again'));
    await user.click(await screen.findByRole('button', { name: 'Edit 林小满' }));
    await user.fill(dialog().getByLabelText('Email'), 'books@example.com');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('books@example.com')).toBeVisible();
  });
});
