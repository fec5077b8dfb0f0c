import { screen, waitFor, within } from '@testing-library/react';
import { shiftByPeriod } from '@/domain/calendar';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { crashNextReply, replyNext } from '../support/network';
import {
  confirmAddress,
  openReady,
  orderSummary,
  PLACE_ORDER,
  sent,
  signInAs,
  yearlySelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const DAY_MS = 86_400_000;
const PURCHASE_ORDER = 'Purchase order number (optional)';

/** The value of a labelled fact in the summary. */
const fact = (label: string) => within(orderSummary()).getByText(label).nextElementSibling;
const query = () => new URLSearchParams(place().split('?')[1]);

async function openConfirm(address = confirmAddress(yearlySelection())) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: PLACE_ORDER });
  return app;
}

beforeEach(() => signInAs('user'));

it('says when a new service begins and ends, and that it is refunded in full at first', async () => {
  await openConfirm();
  const end = dateText('en-US', shiftByPeriod(Date.now(), { unit: 'year', count: 1 }) ?? 0);
  expect(fact('Service period')).toHaveTextContent(`Begins when it’s set up, ends about ${end}`);
  expect(fact('Refund')).toHaveTextContent(
    'In full for 7 days after the setup if it wasn’t used, once per account and service; then by the days left',
  );
  expect(within(orderSummary()).queryByText('Purchase order number')).not.toBeInTheDocument();
});

it('renews itself only when that is chosen, with when and how much it would charge', async () => {
  const { user } = await openReady(yearlySelection());
  const { payableAmount = 0 } = db().quotes.at(-1) ?? {};
  const end = shiftByPeriod(Date.now(), { unit: 'year', count: 1 }) ?? 0;
  const [charged, amount] = [dateText('en-US', end - DAY_MS), formatMoney(payableAmount, 'en-US')];
  const toggle = screen.getByRole('switch', { name: 'Renew automatically' });
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription(
    `If this is on, ${amount} at today’s price is charged to your balance about ${charged}. You can turn it off until then.`,
  );
  expect(fact('Renewal')).toHaveTextContent('Doesn’t renew automatically');
  await user.click(toggle);
  expect(fact('Renewal')).toHaveTextContent(
    `Renews automatically about ${charged} for ${amount}, paid from your balance`,
  );
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  expect(sent('POST', 'order')[0]?.body).toMatchObject({ autoRenew: true });
  const renewal = await screen.findByText(/^Renews automatically about/);
  expect(renewal).toHaveTextContent(`${charged} for ${amount}`);
});

it('orders with the number of a purchase order, at most 40 characters, which the payment shows', async () => {
  const { user } = await openReady();
  const number = field(PURCHASE_ORDER);
  await user.fill(number, '1'.repeat(41));
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription(/Use 40 characters or fewer\.$/);
  await user.click(button(PLACE_ORDER));
  expect(number).toHaveFocus();
  expect(sent('POST', 'order')).toEqual([]);
  await user.fill(number, ' PO-77 ');
  expect(fact('Purchase order number')).toHaveTextContent(/^PO-77$/);
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  expect(sent('POST', 'order')[0]?.body).toMatchObject({ purchaseOrderNumber: 'PO-77' });
  expect(sent('POST', 'order')[0]?.body).not.toHaveProperty('autoRenew');
  await waitFor(() => expect(fact('Purchase order number')).toHaveTextContent('PO-77'));
});

it('keeps what the buyer adds to an order over leaving and reopening the page, for this order only', async () => {
  const address = confirmAddress(yearlySelection(), 'the-same-key');
  const { user, unmount } = await openConfirm(address);
  expect(query().get('intent')).toBe('the-same-key');
  await user.fill(field('Note to the provider (optional)'), 'Kept');
  await user.fill(field('Purchase order number (optional)'), 'PO-2026-11-20-000123');
  await user.click(screen.getByRole('switch', { name: 'Renew automatically' }));
  unmount();
  const again = await openConfirm(address);
  expect(field('Note to the provider (optional)')).toHaveValue('Kept');
  expect(field('Purchase order number (optional)')).toHaveValue('PO-2026-11-20-000123');
  expect(screen.getByRole('switch')).toBeChecked();
  again.unmount();
  await openConfirm(confirmAddress(yearlySelection(), 'another-key'));
  expect(field('Note to the provider (optional)')).toHaveValue('');
  expect(field('Purchase order number (optional)')).toHaveValue('');
  expect(screen.getByRole('switch')).not.toBeChecked();
});

describe('the invoice', () => {
  it('is for the default title, or is requested later without one', async () => {
    const { unmount } = await openConfirm();
    const title = db().invoiceTitles.find(({ userId, isDefault }) => isDefault && userId === '10002');
    await waitFor(() => expect(fact('Billing details')).toHaveTextContent(title?.title ?? 'none'));
    expect(fact('Billing details')).toHaveTextContent('Request the invoice after the payment.');
    unmount();
    db().invoiceTitles = [];
    await openConfirm();
    await waitFor(() => expect(fact('Invoice')).toHaveTextContent('Request an invoice later'));
  });

  it('is read again on demand after a failure, and left out where there are none', async () => {
    crashNextReply('GET', 'invoiceTitle/list');
    const { user, unmount } = await openConfirm();
    await waitFor(() => expect(fact('Invoice')).toHaveTextContent('Couldn’t load your billing details.'));
    await user.click(within(orderSummary()).getByRole('button', { name: 'Try again' }));
    expect(await within(orderSummary()).findByText('Billing details')).toBeVisible();
    unmount();
    replyNext('GET', 'invoiceTitle/list', { code: 404, message: 'Not here' }, 9);
    await openConfirm();
    await waitFor(() => expect(within(orderSummary()).queryByText('Invoice')).not.toBeInTheDocument());
  });
});
