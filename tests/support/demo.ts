import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { button } from './account';
import { advanceClock } from './clock';
import { openPage } from './renderApp';

/** Opens the demo page, or one of its tabs. */
export const openDemo = (tab = '', language?: Language) =>
  openPage(tab ? `/demo?tab=${tab}` : '/demo', { language });

type User = Awaited<ReturnType<typeof openDemo>>['user'];

/** The texts of the messages and notifications on screen. */
export const popups = () =>
  Array.from(
    document.querySelectorAll('.ant-message-notice, .ant-notification-notice'),
    (popup) => popup.textContent,
  );

/** The displayed outcome of a scenario. */
export function outcome(name: string): HTMLElement {
  const row = button(`Trigger ${name}`).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row).getByRole('status');
}

/** Triggers a scenario outside of any throttle and waits until it has ended. */
export async function trigger(user: User, name: string) {
  advanceClock(2);
  await user.click(button(`Trigger ${name}`));
  await waitFor(() => expect(outcome(name)).toHaveTextContent(/Succeeded|Failed|Got|Given up|calls|Both/));
}

/** Signs in with one of the page's shortcuts. */
export async function signInAs(user: User, account: string) {
  await user.click(button(`Sign in as ${account}`));
  await screen.findByText(`Signed in as ${account}`);
}
