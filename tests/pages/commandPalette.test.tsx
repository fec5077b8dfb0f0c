import { screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '../support/account';
import { answered, ask, openWithPalette, options } from '../support/commandPalette';
import { place } from '../support/renderApp';

it('offers only granted pages and runs commands: theme, language, settings, sign-out', async () => {
  const { user } = await openWithPalette('/welcome', 'user');
  const field = await ask(user);
  expect(options('Pages')).toEqual(expect.arrayContaining(['Welcome', 'Workplace', 'My orders']));
  expect(options('Pages')).not.toContain('Rules');
  expect(options('Commands')).not.toContain('New rule');
  expect(options('Commands')).not.toContain('Recent actions');
  await user.fill(field, 'dark');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));

  await user.fill(await ask(user), 'open settings');
  await answered();
  expect(callsTo('rule')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Console settings' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.fill(await ask(user), 'sign out');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toMatch(/^\/login/));
});

it('creates entries and opens the recent actions from any page, with words in any order', async () => {
  const { user } = await openWithPalette('/welcome');
  for (const [query, path, title] of [
    ['rule new', '/list/table-list', 'New rule'],
    ['新建 任务', '/list/basic-list', 'New task'],
    ['template create', '/list/card-list', 'New template'],
  ] as const) {
    await user.fill(await ask(user), query);
    await answered();
    expect(options('Commands')[0]).toBe(title);
    await user.click(
      within(screen.getByRole('group', { name: 'Commands' })).getByRole('option', { name: title }),
    );
    await waitFor(() => expect(place()).toBe(path));
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await user.fill(await ask(user), 'actions recent');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Recent actions' })).toBeInTheDocument();
});
