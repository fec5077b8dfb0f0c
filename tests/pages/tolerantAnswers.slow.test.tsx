import { screen, within } from '@testing-library/react';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { responseClass } from '../support/mockExchange';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

afterEach(() => {
  runtimeSettings.sections = undefined;
});

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

it('lets a user in who has menus alone, and lists orders with an unknown status', async () => {
  signIn();
  changeResults({
    'query/current/userInfo': ({ menus }: { menus: unknown }) => ({ menus }),
    'order/list': ({ list: [first, second], ...page }: { list: object[] }) => ({
      ...page,
      list: [{ ...first, status: 'frozen', createdAt: 'soon' }, null, second],
    }),
  });
  await openPage('/usercenter/order');
  expect(screen.getByRole('button', { name: 'Account menu of Account' })).toBeVisible();
  expect(await screen.findByText('frozen')).toBeVisible();
  expect(screen.getByText('-')).toBeVisible();
});

it('lets a user in whose verification is in an unknown state, and shows it', async () => {
  signIn();
  changeResults({
    'query/current/userInfo': (user: object) => ({ ...user, certification: { status: 'frozen' } }),
  });
  await openPage('/usercenter/overview');
  expect(await screen.findByText('frozen')).toBeVisible();
});

it('shows stores whose ids are no selectors', async () => {
  signIn('admin');
  changeResults({
    'dashboard/analysis': ({ stores, ...rest }: { stores: object[] }) => ({
      ...rest,
      stores: stores.map((store, index) => ({ ...store, storeId: `${index}-line` })),
    }),
  });
  const { user } = await openPage('/dashboard/analysis');
  const [, second] = within(await screen.findByRole('region', { name: 'Store conversion' })).getAllByRole(
    'tab',
  );
  await user.click(second as HTMLElement);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(place()).toContain('store=1-line');
});

it('finds the sections of a server with titles of its own by the titles in config.js only', async () => {
  changeResults({ 'column/list': () => [{ recordId: 1, parentId: 0, title: 'Shop' }] });
  const countMarketLinks = async () => {
    const { unmount } = await openPage('/home');
    const [navigation] = screen.getAllByRole('navigation', { name: 'Site navigation' });
    const count = within(navigation as HTMLElement).queryAllByRole('link', { name: 'Market' }).length;
    unmount();
    return count;
  };
  expect(await countMarketLinks()).toBe(0);
  runtimeSettings.sections = { market: ['Shop'] };
  expect(await countMarketLinks()).toBe(1);
});
