import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { PASSWORD, submitLogin } from '../support/account';
import { changeReply, replyInstead } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const FORBIDDEN = 'You don’t have access to this page';

/** Signs in a user whose menus hold only these paths. */
function signInWith(...paths: string[]) {
  signIn('user');
  changeReply('current/userInfo', () => ({ menus: paths.map((path) => ({ path })) }));
}

const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

describe('a parent page', () => {
  it.each([
    ['/dashboard', '/dashboard/analysis'],
    ['/Dashboard/', '/dashboard/analysis'],
    ['/list', '/list/table-list'],
    ['/list/search', '/list/search/articles'],
    ['/form', '/form/basic-form'],
    ['/profile', '/profile/basic'],
    ['/result', '/result/success'],
    ['/account', '/account/center'],
    ['/usercenter', '/usercenter/overview'],
  ])('%s leads to its first granted child', async (parent, child) => {
    signIn('admin');
    renderApp(parent);
    await isAt(child);
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

  it.each(['/order', '/nowhere'])('%s, which is none, is not found', async (path) => {
    signIn('admin');
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page doesn’t exist');
    expect(place()).toBe(path);
  });
});

it.each(['/serviceMarket', '/announcement/6101', '/serviceMarket/nopay'])(
  '%s is not found without the column of its section',
  async (path) => {
    signIn('user');
    const column = { recordId: '1', parentId: '0', sequence: 1, title: 'Agreements and help' };
    replyInstead((call) =>
      call.path.endsWith('column/list')
        ? Promise.resolve(new Response(JSON.stringify({ code: 0, result: [column] })))
        : undefined,
    );
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible();
  },
);

describe('the account menu', () => {
  it('leads to the first granted page of the user center and of the console', async () => {
    signInWith('/usercenter/order', '/account/settings');
    const { user } = renderApp('/demo');
    const openMenu = async () => user.click(await screen.findByRole('button', { name: /林小满/ }));
    await openMenu();
    await user.click(await screen.findByRole('link', { name: 'User center' }));
    await isAt('/usercenter/order');
    await openMenu();
    await user.click(await screen.findByRole('link', { name: 'Console' }));
    await isAt('/account/settings');
  });

  it('offers neither without a granted page', async () => {
    signInWith('/order');
    const { user } = renderApp('/demo');
    await user.click(await screen.findByRole('button', { name: /林小满/ }));
    expect(await screen.findByText('Sign out')).toBeVisible();
    for (const name of ['User center', 'Console'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
