import { screen, waitFor, within } from '@testing-library/react';
import { findRule } from '../../mock/lib/rules/store';
import { callsTo } from '../support/account';
import { signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { keys, nameOf, openRules, rows } from '../support/rulePage';
import { ACCENT, startTranslator, stopTranslator, translated, untranslated } from '../support/translator';

afterEach(stopTranslator);

/** What can be read, in the language of the portal. */
const read = (part: Element = document.body) => untranslated(part.textContent);

const seesText = (text: string, part?: Element) => waitFor(() => expect(read(part)).toContain(text));

const closedTab = () => screen.getByText(translated('Closed'), { selector: 'nav *' });

const openMessages = () => openPage('/usercenter/message', { account: 'user' });

it('rules are counted, deleted and brought back', async () => {
  signInAs('admin');
  const { user } = await openRules();
  startTranslator(ACCENT);
  const ids = keys().slice(0, 3);
  const bar = () => document.querySelector('section[aria-label="Bulk actions"]') as HTMLElement;
  for (const [index, row] of rows().slice(0, 3).entries()) {
    await user.click(within(row).getByRole('checkbox'));
    await seesText(`${index + 1} selected`, bar());
  }
  await user.click(within(bar()).getByRole('button', { name: translated('Delete') }));
  await waitFor(() => expect(keys()).not.toContain(ids[2]));
  await seesText('3 rules deleted');
  await user.click(screen.getByText(translated('Undo')));
  await waitFor(() => expect(keys()).toEqual(expect.arrayContaining(ids)));
  await user.click(closedTab());
  await waitFor(() => expect(place()).toContain('status=closed'));
  await waitFor(() => expect(rows().every((row) => read(row).includes('Closed'))).toBe(true));
});

it('messages are marked as read', async () => {
  const { user } = await openMessages();
  await screen.findByText(/^\d+ unread$/);
  startTranslator(ACCENT);
  await user.click(await screen.findByRole('button', { name: translated('Mark all as read') }));
  await waitFor(() => expect(callsTo('message/read')).toHaveLength(1));
  await waitFor(() => expect(read(screen.getByRole('main'))).not.toMatch(/unread(?! only)/i));
  await user.click(screen.getByRole('checkbox', { name: translated('Unread only') }));
  await seesText('No results match your filters');
});

it('a switch of the language changes every text', async () => {
  async function readAfterSwitch(start = () => {}) {
    const { user, unmount } = await openMessages();
    await screen.findByText(/^\d+ unread$/);
    start();
    await user.click(screen.getByRole('button', { name: '中文' }));
    await seesText('全部标为已读');
    const text = read();
    unmount();
    return text;
  }
  const text = await readAfterSwitch();
  expect(await readAfterSwitch(() => startTranslator(ACCENT))).toBe(text);
});

it('an error names the translation, and the undo of what was done stays', async () => {
  signInAs('admin');
  const { user } = await openRules();
  startTranslator(ACCENT);
  const [id] = keys();
  await user.click(screen.getByRole('button', { name: `More actions for ${nameOf(id)}` }));
  await user.click(await screen.findByText(translated('Delete'), { selector: '[role=menuitem] *' }));
  await seesText('1 rule deleted');
  // React logs what the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const row of rows()) row.remove();
  await user.click(closedTab());
  await seesText('Your browser translated this page, which can break it.');
  expect(screen.getByRole('button', { name: translated('Reload the page') })).toBeVisible();
  await user.click(screen.getByText(translated('Undo')));
  await waitFor(() => expect(findRule(id ?? '')?.deletedAt).toBeUndefined());
  await seesText('Something went wrong on this page');
});
