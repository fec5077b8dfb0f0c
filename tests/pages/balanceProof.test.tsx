import { screen, waitFor, within } from '@testing-library/react';
import { button, callsTo, field, findProof, proveIdentity } from '../support/account';
import { changeReply } from '../support/network';
import { openSecurity } from '../support/securityPage';
import { getUser } from '../support/signedIn';

const row = () => screen.getByText('Payments from your balance', { selector: 'strong' }).closest('li');
const changes = () => callsTo('user/balanceProof').map(({ body }) => body);

async function open() {
  const app = await openSecurity('/settings', 'Profile and sign-in');
  await screen.findByText('Payments from your balance');
  return app;
}

async function openDialog() {
  const app = await open();
  await app.user.click(button('Change limit'));
  const dialog = await screen.findByRole('dialog', { name: 'Payments from your balance' });
  return { ...app, dialog: within(dialog) };
}

it('a lower limit for payments from the balance is set at once', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('radio', { name: 'Above an amount' })).toBeChecked();
  expect(field('Amount (CNY)')).toHaveValue('500');
  await user.fill(field('Amount (CNY)'), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter an amount above zero, such as 500.')).toBeVisible();
  await user.fill(field('Amount (CNY)'), '199.9');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row()).toHaveTextContent('Confirmed above ¥199.90'));
  expect(await screen.findByText('Limit changed')).toBeVisible();
  expect(changes()).toEqual([{ balanceProofLimit: 19_990 }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getUser().balanceProofLimit).toBe(19_990);
});

it('a looser limit is set after a proof of identity, and not without', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Never' }));
  expect(screen.queryByLabelText('Amount (CNY)')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(within(await findProof()).getByRole('button', { name: 'Close' }));
  expect(dialog.getByRole('radio', { name: 'Never' })).toBeChecked();
  expect(getUser().balanceProofLimit).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await proveIdentity(user);
  await waitFor(() => expect(row()).toHaveTextContent('Never confirmed'));
  expect(getUser().balanceProofLimit).toBeNull();

  await user.click(button('Change limit'));
  await user.click(await screen.findByRole('radio', { name: 'For every payment' }));
  await user.click(button('Save'));
  await waitFor(() => expect(row()).toHaveTextContent('Always confirmed'));

  await user.click(button('Change limit'));
  await user.click(await screen.findByRole('radio', { name: 'Above an amount' }));
  expect(field('Amount (CNY)')).toHaveValue('500');
});

it('the setting is left out where the back end has none', async () => {
  changeReply('user/security/summary', () => ({ balanceProof: undefined }));
  await openSecurity('/settings', 'Profile and sign-in');
  expect(await screen.findByText('Two-step verification')).toBeVisible();
  expect(screen.queryByText('Payments from your balance')).not.toBeInTheDocument();
});
