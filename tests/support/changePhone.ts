import { screen } from '@testing-library/react';
import { button, field, NEW_PHONE, PASSWORD } from './account';
import type { setupUser } from './renderApp';
import { openSecurity, SECURITY } from './securityPage';

export const CHANGE_PHONE = `${SECURITY}/settings/change-phone`;
export const CODE = 'Verification code';

type User = ReturnType<typeof setupUser>;

export const openChangePhone = () => openSecurity('/settings/change-phone', 'Change phone number');

export async function proveByPassword(user: User) {
  await user.click(await screen.findByRole('tab', { name: 'Use your password' }));
  await user.fill(field('Password'), PASSWORD);
  await user.keyboard('{Enter}');
  await screen.findByLabelText('New phone number');
}

export async function choosePhone(user: User, phone = NEW_PHONE) {
  await user.fill(field('New phone number'), phone);
  await user.click(button('Send code'));
}
