import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { openPage } from './renderApp';

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Opens a page that has the command palette. */
export const openWithPalette = (address: string, account = 'admin', language: Language = 'en-US') =>
  openPage(address, { account, language });

/** Opens the palette by its keys, and returns its field. */
export async function ask(user: User): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', {
    name: 'Search pages, services, orders, rules and commands',
  });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** The titles of what it offers, or of one group of it. */
export const options = (group?: string) =>
  (group ? within(screen.getByRole('group', { name: group })) : screen)
    .queryAllByRole('option')
    .map((option) => option.querySelector('[class*="title"]')?.textContent);

export const chosen = () => screen.getByRole('option', { selected: true });

/** Waits until all sources have answered. */
export const answered = () => screen.findByText(/results?\. Use the arrow keys/);
