import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { PASSWORD, submitLogin } from '../support/account';
import { changeReply, replyInstead } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const NOT_FOUND = 'This page doesn’t exist';
const FORBIDDEN = 'You don’t have access to this page';

/** Signs in a user whose menus hold only these paths. */
function signInWith(...paths: string[]) {
  signIn('user');
  changeReply('current/userInfo', () => ({ menus: paths.map((path) => ({ path })) }));
}

const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

describe('a parent page', () => {
  it('leads to its first granted child, and what is none is not found', async () => {
    signIn('admin');
    renderApp('/Dashboard/');
    await isAt('/dashboard/analysis');
    for (const [parent, child] of [
      ['/list/search', '/list/search/articles'],
      ['/account', '/account/center'],
      ['/usercenter', '/usercenter/overview'],
    ] as const) {
      act(() => history.push(parent));
      await isAt(child);
    }
    act(() => history.push('/order'));
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(place()).toBe('/order');
  });

  it('skips children that are not granted', async () => {
    signInWith('/dashboard', '/dashboard/no-such-page', '/dashboard/workplace');
    renderApp('/dashboard');
    await isAt('/dashboard/workplace');
  });

  it('is forbidden without a granted child', async () => {
    signInWith('/usercenter', '/dashboard');
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
    act(() => history.push('/usercenter'));
    await isAt('/usercenter');
    expect(await screen.findByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
  });

  it('sends a visitor to the login page and leads on afterwards', async () => {
    const { user } = renderApp('/dashboard');
    await isAt('/login?redirect=%2Fdashboard');
    await screen.findByLabelText('Password');
    await submitLogin(user, 'admin', PASSWORD);
    await isAt('/dashboard/analysis');
  });
});

it('a page is not found without the column of its section', async () => {
  signIn('user');
  const column = { recordId: '1', parentId: '0', sequence: 1, title: 'Agreements and help' };
  replyInstead((call) =>
    call.path.endsWith('column/list')
      ? Promise.resolve(new Response(JSON.stringify({ code: 0, result: [column] })))
      : undefined,
  );
  renderApp('/serviceMarket');
  expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  act(() => history.push('/agreement'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: NOT_FOUND })).not.toBeInTheDocument());
  act(() => history.push('/announcement/6101'));
  expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
});

it('the account menu leads to the first granted page of the user center and of the console', async () => {
  signInWith('/usercenter/order', '/account/settings');
  const { user } = renderApp('/demo');
  const openMenu = async () => user.click(await screen.findByRole('button', { name: /Lin Xiaoman/ }));
  await openMenu();
  await user.click(await screen.findByRole('link', { name: 'User center' }));
  await isAt('/usercenter/order');
  await openMenu();
  await user.click(await screen.findByRole('link', { name: 'Console' }));
  await isAt('/account/settings');
});

it('the name of an order is plain text when the menus do not grant its page', async () => {
  signInWith('/usercenter/overview', '/order');
  renderApp('/usercenter/overview');
  const block = within(await screen.findByRole('region', { name: 'Action needed' }));
  expect(await block.findByText('Handwriting Recognition')).toBeVisible();
  expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/order\//),
  ]);
});
