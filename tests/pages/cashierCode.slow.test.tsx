import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { expectPanel, titleWithTime } from '../support/cashier';
import { openCashier, PAY, signInAs } from '../support/orders';

// A file of an earlier version of the portal that is gone from the server. Pages that have it in their own file load.
jest.mock('@/components/QrPicture', () => ({
  get QrPicture() {
    throw new Error('It is gone');
  },
}));

it('shows the payment link when the QR code cannot be loaded', async () => {
  signInAs('user');
  db().paymentSettings.outcome = 'hang';
  const { user } = await openCashier();
  await user.click(button(PAY));
  await screen.findByText(/^Couldn’t load the QR code/);
  expectPanel(`${titleWithTime('Scan with Alipay to pay')}
    Couldn’t load the QR code. Copy the link and open it in Alipay:
    https://pay.example.com/alipay/…
    (Copy payment link)
    This page updates automatically once the payment arrives.
    (I have paid)
    (Use another payment method)`);
});
