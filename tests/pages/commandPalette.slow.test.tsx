import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeTabState } from '@/browser/tabState';
import { callsTo } from '../support/account';
import { passTime } from '../support/clock';
import { answered, ask, chosen, openWithPalette, options } from '../support/commandPalette';
import { mockServer } from '../support/pageSetup';
import { place } from '../support/renderApp';
import { getUser } from '../support/signedIn';

it('finds pages by either name, moves with the arrow keys, opens with Enter, and lists recent choices first', async () => {
  const { user } = await openWithPalette('/welcome');
  const field = await ask(user);
  await user.fill(field, '管理');
  await answered();
  expect(options('Pages')).toEqual(expect.arrayContaining(['Roles and access', 'Access requests']));
  const first = chosen();
  expect(field).toHaveAttribute('aria-activedescendant', first.id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).not.toBe(first);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(screen.getAllByRole('option').at(-1));

  await user.fill(field, 'requests');
  expect(within(chosen()).getByText('requests').tagName).toBe('MARK');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/sub-page'));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

  // Enter leads back to the page before this one.
  await ask(user);
  expect(options('Recent')).toEqual(['Welcome']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/welcome'));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

  await user.fill(await ask(user), 'access');
  await answered();
  expect(options()[0]).toBe('Access requests');
  expect(options('Recent')).toEqual(['Access requests']);
  expect(options('Pages')).not.toContain('Access requests');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

it('leaves Enter and the arrow keys to an input method', async () => {
  const { user } = await openWithPalette('/welcome');
  const field = await ask(user);
  const first = chosen();
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(chosen()).toBe(first);
  expect(place()).toBe('/welcome');
  expect(field).toBeInTheDocument();
});

it('finds services, orders and rules, leads to all of a kind, and retries a failed source without hiding the others', async () => {
  const { user } = await openWithPalette('/welcome');
  const server = mockServer();
  let broken = true;
  window.fetch = (input, init) =>
    broken && String(input).includes('/rule')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server(input, init);

  const field = await ask(user);
  await user.type(field, 'sms');
  expect(await screen.findByText('Couldn’t search Rules')).toBeVisible();
  expect(options('Services').length).toBeGreaterThan(0);
  expect(screen.queryByRole('group', { name: 'Rules' })).not.toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('group', { name: 'Rules' })).children.length).toBeGreaterThan(1);
  // A word typed at once sends one call.
  expect(callsTo('service/list').filter(({ query }) => query.keyword === 'sms')).toHaveLength(1);
  expect(callsTo('service/list').filter(({ query }) => query.keyword === 's')).toHaveLength(0);

  const rules = within(screen.getByRole('group', { name: 'Rules' })).getAllByRole('option');
  expect(rules).toHaveLength(6);
  expect(rules[5]).toHaveTextContent(/^Show all \d+ in Rules$/);
  await user.click(rules[5] as HTMLElement);
  await waitFor(() => expect(place()).toBe('/list/table-list?keyword=sms'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // It is no recent choice.
  await user.fill(await ask(user), 'sms');
  const services = within(await screen.findByRole('group', { name: 'Services' })).getAllByRole('option');
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await user.click(services[0] as HTMLElement);
  await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\/detail\/tab1\?serviceId=/));
});

it('shows an empty state, and ignores replies to an outdated query', async () => {
  const { user } = await openWithPalette('/welcome');
  const server = mockServer();
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  window.fetch = async (input, init) => {
    if (String(input).includes('keyword=sms')) await late;
    return server(input, init);
  };
  const field = await ask(user);
  await user.type(field, 'sms');
  await waitFor(() => expect(screen.getByText('Searching…')).toBeInTheDocument());
  await passTime(300);
  await user.fill(field, 'qqqqzz');
  expect(await screen.findByText('No results for “qqqqzz”. Try another word.')).toBeVisible();
  release();
  await passTime(50);
  expect(options()).toEqual([]);
});

it('keeps the last filters of the rules when a command creates one', async () => {
  const { user } = await openWithPalette('/list/table-list?type=weak');
  await user.fill(await ask(user), 'new rule');
  await answered();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('New rule', { selector: '.ant-drawer-title' })).toBeInTheDocument();
  expect(place()).toBe('/list/table-list?type=weak');
});

it('offers no recent choice that leads out of the site', async () => {
  const { userId } = getUser('admin');
  const stored = {
    'service /\\evil.example/x': 'Backslash',
    'order /\t/evil.example/x': 'Tab',
    'rule //16843009/x': 'Number',
    'service /.//evil.example': 'Dots',
    'order /nowhere': 'Unknown page',
    'service /serviceMarket/detail?serviceId=1001': 'A service',
  };
  const { user } = await openWithPalette('/welcome');
  writeTabState(userId, 'console.recent', stored);
  await ask(user);
  expect(options('Recent')).toEqual(['A service']);
});
