import { screen, within } from '@testing-library/react';
import { PASSWORD } from './account';
import { openPage, type setupUser } from './renderApp';

export const SECURITY = '/usercenter/security';

/** Opens a page of the account security as the sample customer. */
export const openSecurity = (path = '', title?: string) =>
  openPage(SECURITY + path, { account: 'user', title });

/** The page beside the menu of the user center. */
export function page(): Element {
  const frame = screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
  if (!frame) throw new Error('The page has no frame');
  return frame;
}

/** The only card of a page, or what replaces it. */
export const content = () => page().lastElementChild as Element;

/** The open dialog. */
export const dialog = () => screen.findByRole('dialog');

/** Presses a button of the open dialog. */
export async function pressInDialog(user: ReturnType<typeof setupUser>, name: string): Promise<void> {
  await user.click(within(await dialog()).getByRole('button', { name }));
}

/** Proves the identity in the dialog by the password. */
export async function proveIdentity(user: ReturnType<typeof setupUser>): Promise<void> {
  await user.fill(
    within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).getByLabelText('Password'),
    PASSWORD,
  );
  await pressInDialog(user, 'Confirm and continue');
}
