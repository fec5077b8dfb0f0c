import { screen, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { advanceClock } from '../support/clock';
import { loseNextCall } from '../support/network';
import { payElsewhere, placedOrder, signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const CENTER = '/usercenter/invoice';
const dialog = () => within(screen.getByRole('dialog'));
const ownInvoices = () => db().invoices.filter(({ userId }) => userId === '10002');

async function issuedInvoice() {
  signInAs('user');
  Object.assign(db().paymentSettings, { settleAfterMs: 0 });
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  const { user } = await openPage(`/usercenter/order/${orderId}?invoice=1`);
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  await screen.findByText('Being issued');
  advanceClock(10);
  await screen.findByText('Issued');
  const invoice = ownInvoices().at(-1);
  if (!invoice) throw new Error('There is no invoice');
  return { user, orderId, invoice };
}

describe('an invoice', () => {
  it('shows its lines, parties and tax, is printed and sent', async () => {
    const { user, orderId, invoice } = await issuedInvoice();
    await user.click(screen.getByRole('link', { name: 'View invoice' }));
    const face = within(await screen.findByRole('article', { name: 'Electronic invoice' }));
    expect(place()).toBe(`${CENTER}/${invoice.invoiceId}`);
    expect(face.getByText(String(invoice.invoiceNumber))).toBeVisible();
    expect(face.getByText('林小满')).toBeVisible();
    expect(face.getByRole('link', { name: orderId })).toHaveAttribute('href', `/usercenter/order/${orderId}`);
    expect(face.getByRole('row', { name: /^Tax 6% ¥/ })).toBeVisible();
    window.print = jest.fn();
    await user.click(button('Print or save as PDF'));
    expect(window.print).toHaveBeenCalledTimes(1);
    await user.click(button('Send by email'));
    const email = dialog().getByLabelText('Send this invoice to');
    await user.fill(email, 'nonsense');
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    expect(await dialog().findByText(/^Enter a valid address/)).toBeVisible();
    await user.fill(email, 'boss@example.com');
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to boss@example.com')).toBeInTheDocument();
    expect(invoice.mails.map(({ to }) => to)).toContain('boss@example.com');
  });

  it('says that it was reversed, and why', async () => {
    signIn();
    const reversed = ownInvoices().find(({ lines }) =>
      db().orders.some(({ orderId, status }) => orderId === lines[0]?.id && status === 'refunded'),
    );
    await openPage(`${CENTER}/${reversed?.invoiceId}`, { title: 'Company Risk Monitor' });
    expect(screen.getByText(/^An order on this invoice was refunded, so it was reversed on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send by email' })).not.toBeInTheDocument();
    expect(screen.getAllByText(String(reversed?.reversalNumber)).length).toBeGreaterThan(0);
  });

  it('offers a retry when it cannot be loaded', async () => {
    signIn();
    const [invoice] = ownInvoices();
    loseNextCall('GET', `invoice/${invoice?.invoiceId}`);
    const { user } = await openPage(`${CENTER}/${invoice?.invoiceId}`, {
      title: 'Couldn’t load the invoice',
    });
    await user.click(button('Try again'));
    expect(await screen.findByRole('article', { name: 'Electronic invoice' })).toBeVisible();
  });
});
