import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { COUPONS } from '../../mock/lib/orders/coupons';
import { button, callsTo } from '../support/account';
import { openDemo, popups } from '../support/demo';
import { mockServer } from '../support/pageSetup';

const choice = (setting: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: setting })).getByRole<HTMLInputElement>('radio', { name });

describe('the payment settings', () => {
  it('shows the current settings and changes one at a time', async () => {
    const { user } = await openDemo('payments');
    await screen.findByRole('radiogroup', { name: 'A payment' });
    expect(choice('A payment', 'succeeds')).toBeChecked();
    expect(choice('Its outcome is known', '3 seconds')).toBeChecked();
    expect(choice('Placing an order', 'is answered')).toBeChecked();
    expect(choice('Setting up what was paid', 'succeeds')).toBeChecked();

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

  it('shows a delay set by a script next to the presets', async () => {
    db().paymentSettings.settleAfterMs = 25_000;
    await openDemo('payments');
    await screen.findByRole('radiogroup', { name: 'A payment' });
    expect(choice('Its outcome is known', '25 seconds')).toBeChecked();
    expect(choice('Its outcome is known', 'at once')).not.toBeChecked();
  });

  it('keeps the current settings when a change fails', async () => {
    const { user } = await openDemo('payments');
    await screen.findByRole('radiogroup', { name: 'A payment' });
    const forward = window.fetch;
    window.fetch = async (...call) =>
      call[1]?.method?.toUpperCase() === 'POST' ? new Response('', { status: 503 }) : forward(...call);
    await user.click(choice('Placing an order', 'makes the order, but gets no reply'));
    await waitFor(() => expect(popups()).toHaveLength(1));
    await waitFor(() => expect(choice('Placing an order', 'is answered')).toBeEnabled());
    expect(choice('Placing an order', 'is answered')).toBeChecked();
    expect(db().paymentSettings.order).toBe('answer');
  });

  it('shows the equivalent request headers with a copy button', async () => {
    await openDemo('payments');
    const card = await screen.findByRole('region', { name: 'For a single call' });
    for (const code of ['x-mock-payment: fail', 'x-mock-order: timeout']) {
      expect(within(card).getByText(code)).toBeVisible();
      expect(within(card).getByRole('button', { name: `Copy ${code}` })).toBeVisible();
    }
  });
});

describe('coupons', () => {
  it('lists each with its terms, its limits and whether it can be used', async () => {
    await openDemo('payments');
    const list = await screen.findByRole('list', { name: 'Coupons' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(COUPONS.length);
    for (const [index, { code, terms }] of COUPONS.entries()) {
      expect(rows[index]).toHaveTextContent(code);
      expect(rows[index]).toHaveTextContent(terms.en);
    }
    const row = (code: string) => rows.find((candidate) => candidate.textContent?.includes(code));
    expect(row('WELCOME10')).toHaveTextContent(/\(once a person\).*Usable$/);
    expect(row('CONSULT15')).toHaveTextContent(/Good forConsulting.*Usable$/);
    expect(row('AUTUMN20')).toHaveTextContent(/Good forAll services.*Expired$/);
    expect(row('FLASH300')).toHaveTextContent(/Uses left0.*Used up$/);
  });

  it('is shown in Chinese', async () => {
    await openDemo('payments', 'zh-CN');
    const list = await screen.findByRole('list', { name: '优惠券' });
    expect(list).toHaveTextContent('满 ¥600.00 减 ¥100.00');
    expect(await screen.findByRole('radiogroup', { name: '付款结果' })).toBeVisible();
  });

  it('offers a retry when the coupons cannot be loaded', async () => {
    const forward = window.fetch;
    window.fetch = async (...call) =>
      String(call[0]).includes('demo/coupons') ? new Response('', { status: 503 }) : forward(...call);
    const { user } = await openDemo('payments');
    const card = await screen.findByRole('region', { name: 'Coupons' });
    const retry = await within(card).findByRole('button', { name: 'Try again' });
    window.fetch = forward;
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Coupons' })).toBeVisible();
    expect(button('Copy SAVE100')).toBeVisible();
    expect(mockServer().calls.filter(({ path }) => path.endsWith('demo/coupons'))).toHaveLength(1);
  });
});
