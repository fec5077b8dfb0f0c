import { screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function choose(user: User, label: string, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: label }));
  const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content bdi' });
  await user.click(options.at(-1) as HTMLElement);
}

const difference = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });
const texts = (selector: 'ins' | 'del') =>
  [...document.querySelectorAll(`[data-change] ${selector}`)].map((element) => element.textContent);

describe('versions', () => {
  it('that do not exist link to the current one, without a popup', async () => {
    const { user } = await openPage('/agreement/register?version=9.9');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This document has no version 9.9');
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show the current version' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Registration Agreement' })).toBeVisible();
    expect(place()).toBe('/agreement/register');
  });
});

describe('the difference', () => {
  it('shows changed text, from the older to the newer version', async () => {
    // Both directions compare from the older version.
    for (const address of ['?version=2.0&compare=1.0', '?version=1.0&compare=2.0']) {
      const { unmount } = await openPage(`/agreement/register${address}`);
      await difference('Version 1.0 and 2.0 compared');
      expect(texts('del')).toContain('removed: 60 (end)');
      expect(texts('ins')).toContain('added: 30 (end)');
      expect(screen.getByRole('status')).toHaveTextContent(/^7 changes: 4 added/);
      const languages = callsTo('agreement/register').map(({ headers }) => headers['accept-language']);
      expect(new Set(languages).size).toBe(1);
      unmount();
    }
  });

  it('steps through the changes in a loop, and expands long unchanged parts', async () => {
    const { user } = await openPage('/agreement/register?compare=1.0');
    await difference(/compared/);
    const changes = [...document.querySelectorAll('[data-change]')];
    const next = screen.getByRole('button', { name: 'Next change' });
    for (const change of [...changes, changes[0]]) {
      await user.click(next);
      expect(change).toHaveFocus();
    }
    await user.click(screen.getByRole('button', { name: 'Previous change' }));
    expect(changes.at(-1)).toHaveFocus();

    const fold = screen.getAllByText(/parts without a change/)[0] as HTMLElement;
    const folded = fold.closest('details') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    await user.click(fold);
    expect(folded.open).toBe(true);
    expect(within(folded).getByText(/Registering and using an account/)).toBeVisible();
  });

  it('is opened and closed in the URL, and an old version links to the current one', async () => {
    const { user } = await openPage('/agreement/privacy');
    await choose(user, 'Compare with', /^1\.0/);
    await waitFor(() => expect(place()).toBe('/agreement/privacy?compare=1.0'));
    await difference('Version 1.0 and 2.1 compared');
    await choose(user, 'Version', /^1\.1/);
    await waitFor(() => expect(place()).toBe('/agreement/privacy?version=1.1&compare=1.0'));
    await difference('Version 1.0 and 1.1 compared');
    await user.click(screen.getByRole('button', { name: 'Stop comparing' }));
    await waitFor(() => expect(place()).toBe('/agreement/privacy?version=1.1'));
    expect(await screen.findByText(/version 1\.1, which is no longer in force/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show the current version 2.1' }));
    await waitFor(() => expect(place()).toBe('/agreement/privacy'));
    expect(screen.queryByText(/no longer in force/)).not.toBeInTheDocument();
  });

  it('with a version that does not exist shows a not-found message', async () => {
    const { user } = await openPage('/agreement/register?compare=9.9');
    expect(await difference('This document has no version 9.9')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Stop comparing' }));
    await waitFor(() => expect(place()).toBe('/agreement/register'));
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('version=1.0');
    const { user } = await openPage('/agreement/register?compare=1.0');
    expect(await difference('Couldn’t load the version to compare')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await difference('Version 1.0 and 2.0 compared')).toBeVisible();
  });
});
