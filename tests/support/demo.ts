import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { button } from './account';
import { advanceClock } from './clock';
import { renderApp } from './renderApp';

/** Opens the demo page, or one of its tabs. */
export async function openDemo(tab = '', language: Language = 'en-US') {
  const app = renderApp(tab ? `/demo?tab=${tab}` : '/demo', { language });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

type User = Awaited<ReturnType<typeof openDemo>>['user'];

/** What the request layer shows at this moment: each message, and each notification's title and text. */
export const popups = () =>
  Array.from(
    document.querySelectorAll('.ant-message-notice, .ant-notification-notice'),
    (popup) => popup.textContent,
  );

/** What the row of a scenario says it saw. */
export function outcome(name: string): HTMLElement {
  const row = button(`Trigger ${name}`).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row).getByRole('status');
}

/** Triggers a scenario, later than any throttle, and waits until it has ended. */
export async function trigger(user: User, name: string) {
  advanceClock(2);
  await user.click(button(`Trigger ${name}`));
  await waitFor(() => expect(outcome(name)).toHaveTextContent(/Succeeded|Failed|Got|Given up|calls|Both/));
}

/** Takes the short way in. */
export async function signInAs(user: User, account: string) {
  await user.click(button(`Sign in as ${account}`));
  await screen.findByText(`Signed in as ${account}`);
}
