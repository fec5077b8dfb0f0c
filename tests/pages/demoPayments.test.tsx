import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { COUPONS } from '../../mock/lib/orders/coupons';
import { button, callsTo } from '../support/account';
import { openDemo, popups } from '../support/demo';

const choice = (setting: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: setting })).getByRole<HTMLInputElement>('radio', { name });

describe('the payment settings', () => {
  it('shows the current settings with their headers, and changes one at a time', async () => {
    const { user } = await openDemo('payments');
    await screen.findByRole('radiogroup', { name: 'A payment' });
    expect(choice('A payment', 'succeeds')).toBeChecked();
    expect(choice('Its outcome is known', '3 seconds')).toBeChecked();
    expect(choice('Placing an order', 'is answered')).toBeChecked();
    expect(choice('Setting up what was paid', 'succeeds')).toBeChecked();
    expect(button('Copy x-mock-payment: fail')).toBeVisible();

    await user.click(choice('A payment', 'fails; the order waits for payment again'));
    expect(await screen.findByText('Changed for the payments and orders to come')).toBeVisible();
    await waitFor(() =>
      expect(choice('A payment', 'fails; the order waits for payment again')).toBeChecked(),
    );
    await user.click(choice('Its outcome is known', '1 minute'));
    await waitFor(() => expect(choice('Its outcome is known', '1 minute')).toBeChecked());
    expect(db().paymentSettings).toEqual({
      outcome: 'fail',
      settleAfterMs: 60_000,
      order: 'answer',
      provisioning: 'succeed',
      refund: 'grant',
      refundAfterMs: 15_000,
      withdrawal: 'pay',
    });
    expect(callsTo('demo/payment').map(({ method, body }) => [method, body])).toEqual([
      ['GET', {}],
      ['POST', { outcome: 'fail' }],
      ['POST', { settleAfterMs: 60_000 }],
    ]);
  });

  it('shows a delay set by a script, and keeps the settings when a change fails', async () => {
    db().paymentSettings.settleAfterMs = 25_000;
    const { user } = await openDemo('payments');
    await screen.findByRole('radiogroup', { name: 'A payment' });
    expect(choice('Its outcome is known', '25 seconds')).toBeChecked();
    expect(choice('Its outcome is known', 'at once')).not.toBeChecked();
    const forward = window.fetch;
    window.fetch = async (...call) =>
      call[1]?.method?.toUpperCase() === 'POST' ? new Response('', { status: 503 }) : forward(...call);
    await user.click(choice('Placing an order', 'makes the order, but gets no reply'));
    await waitFor(() => expect(popups()).toHaveLength(1));
    await waitFor(() => expect(choice('Placing an order', 'is answered')).toBeEnabled());
    expect(choice('Placing an order', 'is answered')).toBeChecked();
    expect(db().paymentSettings.order).toBe('answer');
  });
});

it('lists the coupons with their terms, their limits and whether they can be used, also after a failure', async () => {
  const forward = window.fetch;
  window.fetch = async (...call) =>
    String(call[0]).includes('demo/coupons') ? new Response('', { status: 503 }) : forward(...call);
  const { user } = await openDemo('payments');
  const card = await screen.findByRole('region', { name: 'Coupons' });
  const retry = await within(card).findByRole('button', { name: 'Try again' });
  window.fetch = forward;
  await user.click(retry);
  const list = await screen.findByRole('list', { name: 'Coupons' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(COUPONS.length);
  for (const [index, { code, terms }] of COUPONS.entries()) {
    expect(rows[index]).toHaveTextContent(code);
    expect(rows[index]).toHaveTextContent(terms.en);
  }
  const row = (code: string) => rows.find((candidate) => candidate.textContent?.includes(code));
  expect(row('WELCOME10')).toHaveTextContent(/\(once a person\).*Usable$/);
  expect(row('AUTUMN20')).toHaveTextContent(/Good forAll services.*Expired$/);
  expect(row('FLASH300')).toHaveTextContent(/Uses left0.*Used up$/);
  expect(button('Copy SAVE100')).toBeVisible();
});
