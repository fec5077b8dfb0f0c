import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { readDraft, writeDraft } from '@/browser/draft';
import { collectMenuPaths } from '@/domain/account/menus';
import { session } from '@/request/session';
import { consolePages } from '../../config/routes';
import { getMenus } from '../../mock/lib/menus';
import { signInAs } from '../support/orders';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';
import { getUser, openSession, signIn } from '../support/signedIn';

it('redirects a visitor from a member page to the login page, with the way back', async () => {
  renderApp('/usercenter/order?tab=refund#list');
  await waitFor(() =>
    expect(place()).toBe(`/login?redirect=${encodeURIComponent('/usercenter/order?tab=refund#list')}`),
  );
});

it.each(['/login', '/reset-password'])(
  '%s changes the language of the document there and back',
  async (path) => {
    const { user } = renderApp(path, { language: 'zh-CN' });
    const steps = [
      ['English', 'en-US'],
      ['中文', 'zh-CN'],
      ['English', 'en-US'],
    ] as const;
    for (const [name, language] of steps) {
      await user.click(await screen.findByRole('button', { name }));
      expect(document.documentElement).toHaveAttribute('lang', language);
    }
  },
);

it('typed drafts outlive a sign-out, for their owner alone', async () => {
  signInAs('user');
  const { userId } = getUser('user');
  const first = renderApp('/usercenter/overview');
  await screen.findByRole('heading', { level: 1 });
  writeDraft(userId, 'remark', 'Half a sentence');
  await act(() => session.end());
  await waitFor(() => expect(place()).toBe('/login'));
  expect(readDraft(userId, 'remark')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half');
  first.unmount();
  for (const [account, found] of [
    ['admin', undefined],
    ['user', 'Half a sentence'],
  ] as const) {
    session.start(openSession(account));
    const app = renderApp('/usercenter/overview');
    await screen.findByRole('heading', { level: 1 });
    expect(readDraft(userId, 'remark')?.value).toBe(found);
    app.unmount();
  }
});

it('the footer leads visitors to the contact and to the status of the services', async () => {
  const { user } = renderApp('/home');
  const help = within(await screen.findByRole('navigation', { name: 'Help' }));
  expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/agreement/about-us');
  await user.click(help.getByRole('link', { name: 'Service status' }));
  await waitFor(() => expect(place()).toBe('/announcement?severity=maintenance'));
  const kind = await screen.findByRole('combobox', { name: 'Kind' });
  expect(kind.closest('.ant-select')).toHaveTextContent('Maintenance');
  await waitFor(() => expect(screen.queryAllByText('Notice')).toEqual([]));
});

it('the footer names the time zone', async () => {
  renderApp('/demo');
  expect(await screen.findByRole('contentinfo')).toHaveTextContent(/Times are shown in \w/);
});

const FORBIDDEN = 'You don’t have access to this page';
const consolePaths = consolePages.map(({ path }) => path);
const granted = new Set(collectMenuPaths(getMenus('user')));

it('grants every console page to an administrator', () => {
  const all = collectMenuPaths(getMenus('admin'));
  expect(consolePaths.filter((path) => !all.includes(path))).toEqual([]);
});

it('shows the 403 page in place of a console page without access, and sends none of its calls', async () => {
  const forbidden = consolePaths.filter((path) => !granted.has(path));
  expect(forbidden).toHaveLength(23);

  signIn('user');
  const [first = '', ...others] = forbidden;
  renderApp(first);
  await screen.findByRole('heading', { level: 1, name: FORBIDDEN });
  // The 403 page itself reads the user's requests for access.
  const countCalls = () =>
    mockServer().calls.filter(({ path }) => path !== '/api/v1/console/access/request/own').length;
  const startup = countCalls();

  for (const path of others) {
    const address = `${path}?from=link`;
    act(() => history.push(address));
    await waitFor(() => expect(place()).toBe(address));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(FORBIDDEN);
    // Loading the page's code would first show its placeholder.
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument();
  }
  expect(countCalls()).toBe(startup);
});
