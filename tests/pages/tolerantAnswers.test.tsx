import { screen, within } from '@testing-library/react';
import { runtimeSettings } from '@/layouts/runtimeSettings';
import { responseClass } from '../support/mockExchange';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** Changes the results of the mock: of the reads whose path ends so. */
function changeResults(changes: Record<string, (result: never) => unknown>): void {
  const mock = mockServer();
  window.fetch = async (input, init) => {
    const reply = await mock(input, init);
    const { pathname } = new URL(String(input), 'http://portal.test');
    const change = Object.entries(changes).find(([path]) => pathname.endsWith(`/${path}`))?.[1];
    if (!change) return reply;
    const envelope = await reply.json();
    const body = JSON.stringify({ ...envelope, result: change(envelope.result as never) });
    return new (responseClass())(body, { headers: { 'content-type': 'application/json' } });
  };
}

it('lets a user in who has menus alone', async () => {
  signIn();
  changeResults({ 'query/current/userInfo': ({ menus }: { menus: unknown }) => ({ menus }) });
  await openPage('/usercenter/order');
  expect(screen.getByRole('button', { name: 'Account menu of Account' })).toBeVisible();
});

it.each([
  ['frozen', 'frozen'],
  [{ by: 'server' }, 'Not verified'],
])('lets a user in whose verification is %j, and shows it as %s', async (status, text) => {
  signIn();
  changeResults({
    'query/current/userInfo': (user: object) => ({ ...user, certification: { status } }),
  });
  await openPage('/usercenter/overview');
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows stores whose ids are no selectors', async () => {
  signIn('admin');
  changeResults({
    'dashboard/analysis': ({ stores, ...rest }: { stores: object[] }) => ({
      ...rest,
      stores: stores.map((store, index) => ({ ...store, storeId: `line\n${index}` })),
    }),
  });
  const { user } = await openPage('/dashboard/analysis');
  const [, second] = within(await screen.findByRole('region', { name: 'Store conversion' })).getAllByRole(
    'tab',
  );
  await user.click(second as HTMLElement);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(place()).toContain('store=line%0A1');
});

it('opens the verification of a server without a readable clock', async () => {
  signIn('admin');
  changeResults({ 'certification/current': (result: object) => ({ ...result, serverTime: 'soon' }) });
  await openPage('/usercenter/security/certification');
  expect(await screen.findByText('Verified')).toBeVisible();
});

it('lists orders with an unknown status and without the unreadable entry', async () => {
  signIn();
  changeResults({
    'order/list': ({ list: [first, second], ...page }: { list: object[] }) => ({
      ...page,
      list: [{ ...first, status: 'frozen', createdAt: 'soon' }, null, second],
    }),
  });
  await openPage('/usercenter/order');
  expect(await screen.findByText('frozen')).toBeVisible();
  expect(screen.getByText('-')).toBeVisible();
});

describe('the sections of a server with titles of its own', () => {
  const columns = [{ recordId: 1, parentId: 0, title: 'Shop' }];

  afterEach(() => {
    runtimeSettings.sections = undefined;
  });

  const findMarketLink = async () => {
    await openPage('/home');
    const [navigation] = screen.getAllByRole('navigation', { name: 'Site navigation' });
    return within(navigation as HTMLElement).queryByRole('link', { name: 'Market' });
  };

  it('are found by the titles in config.js', async () => {
    runtimeSettings.sections = { market: ['Shop'] };
    changeResults({ 'column/list': () => columns });
    expect(await findMarketLink()).toBeVisible();
  });

  it('are hidden without these titles', async () => {
    changeResults({ 'column/list': () => columns });
    expect(await findMarketLink()).toBeNull();
  });
});
