import { waitFor } from '@testing-library/react';
import { button, field } from './account';
import { openPage } from './renderApp';

export const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';
export const CURRENT = 'Current password';

export const openChangePassword = () =>
  openPage('/usercenter/security/settings/change-password', { account: 'user', title: 'Change password' });

type User = Awaited<ReturnType<typeof openChangePassword>>['user'];

/** Fills in the form and submits it. */
export async function fillPasswords(user: User, old: string, next = NEW_PASSWORD, repeat = next) {
  await user.fill(field('Current password'), old);
  await user.fill(field('New password'), next);
  await user.fill(field('Confirm password'), repeat);
  await user.click(button('Change password'));
}

/** Waits until the form can be submitted again. */
export const waitUntilIdle = () =>
  waitFor(() => expect(button('Change password')).not.toHaveClass('ant-btn-loading'));
