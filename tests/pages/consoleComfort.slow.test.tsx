import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { PHONE } from '@/components/useMedia';
import { CONSOLE_SETTINGS_KEY } from '@/layouts/console/consoleSettings';
import { openPage, place } from '../support/renderApp';

const open = (address: string, account = 'admin') => openPage(address, { account });
const keep = (settings: object) => localStorage.setItem(CONSOLE_SETTINGS_KEY, JSON.stringify(settings));
const kept = () => JSON.parse(localStorage.getItem(CONSOLE_SETTINGS_KEY) ?? '{}');
const settled = (address: string) => waitFor(() => expect(place()).toBe(address));

it('applies settings at once, keeps, copies and resets them', async () => {
  const { user } = await open('/welcome');
  await user.keyboard('{Control>},{/Control}');
  const drawer = await screen.findByRole('dialog', { name: 'Console settings' });
  const toggle = (name: string) => within(drawer).getByRole('switch', { name });
  expect(toggle('Sticky header')).toBeDisabled();

  await user.click(within(drawer).getByRole('radio', { name: 'Top' }));
  expect(toggle('Sticky header')).toBeEnabled();
  expect(within(drawer).queryByRole('switch', { name: 'Sticky menu' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('radio', { name: 'Side' }));
  await user.click(toggle('Tabs'));
  expect(screen.getByRole('navigation', { name: 'Open pages', hidden: true })).toBeInTheDocument();
  await user.click(toggle('Page loading bar'));
  expect(document.documentElement).toHaveAttribute('data-progress', 'off');
  await user.click(within(drawer).getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await user.click(within(drawer).getByRole('radio', { name: 'Golden purple' }));
  expect(document.documentElement).toHaveAttribute('data-color', '#722ed1');
  await user.click(toggle('Compact'));
  expect(kept()).toMatchObject({
    layout: 'side',
    tabs: true,
    progress: false,
    compact: true,
    colorPrimary: '#722ed1',
  });

  await user.click(within(drawer).getByRole('button', { name: 'Copy settings' }));
  expect(await screen.findByText('Settings copied')).toBeInTheDocument();
  // The message is still animated meanwhile.
  expect(JSON.parse(await waitFor(() => navigator.clipboard.readText()))).toEqual(kept());
  await user.click(within(drawer).getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Settings reset to default')).toBeInTheDocument();
  expect(localStorage.getItem(CONSOLE_SETTINGS_KEY)).toBeNull();
  expect(within(drawer).getByRole('radio', { name: 'Mixed' })).toBeChecked();
  expect(screen.queryByRole('navigation', { name: 'Open pages', hidden: true })).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-progress');
  expect(document.documentElement).not.toHaveAttribute('data-color');
});

it('has the chosen colour in the console only', async () => {
  keep({ colorPrimary: '#52c41a' });
  await open('/welcome');
  expect(document.documentElement).toHaveAttribute('data-color', '#52c41a');
  act(() => history.push('/home'));
  await settled('/home');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-color'));
});

it('keeps open pages in tabs with their query, closed by button, key and "close others"', async () => {
  keep({ tabs: true });
  const { user } = await open('/welcome');
  const bar = screen.getByRole('navigation', { name: 'Open pages' });
  const tabs = () =>
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(within(bar).queryByRole('button')).not.toBeInTheDocument();
  for (const address of ['/admin?from=menu', '/admin/sub-page', '/account/center']) {
    act(() => history.push(address));
    await settled(address);
  }
  await waitFor(() =>
    expect(tabs()).toEqual(['Welcome', 'Roles and access', 'Access requests', 'Account center']),
  );

  await user.click(within(bar).getByRole('link', { name: 'Roles and access' }));
  await settled('/admin?from=menu');
  await user.click(within(bar).getByRole('button', { name: 'Close Roles and access' }));
  await settled('/admin/sub-page');
  await waitFor(() => expect(tabs()).toEqual(['Welcome', 'Access requests', 'Account center']));
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  const steps = trail.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(['Console', 'Administration', 'Access requests']);
  expect(trail.getByText('Access requests')).toHaveAttribute('aria-current', 'page');
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/welcome', '/admin']);
  act(() => within(bar).getByRole('link', { name: 'Welcome' }).focus());
  await user.keyboard('{Delete}');
  expect(tabs()).toEqual(['Access requests', 'Account center']);
  expect(within(bar).getByRole('link', { name: 'Access requests' })).toHaveFocus();
  expect(place()).toBe('/admin/sub-page');
  await user.click(within(bar).getByRole('button', { name: 'Close others' }));
  expect(tabs()).toEqual(['Access requests']);
});

it('keeps the menu collapsed across visits', async () => {
  const { user, unmount } = await open('/welcome');
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  unmount();
  await open('/welcome');
  await user.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(kept()).toMatchObject({ menuCollapsed: false });
});

it('shows the granted menu in a drawer on a phone, which closes on selection', async () => {
  const device = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...device(media), matches: media === PHONE }));
  const { user } = await open('/welcome', 'user');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Console' });
  expect(within(drawer).queryByText('Editors')).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('menuitem', { name: 'Dashboard' }));
  await user.click(await within(drawer).findByRole('link', { name: 'Workplace' }));
  await settled('/dashboard/workplace');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Open settings' }));
  const settings = await screen.findByRole('dialog', { name: 'Console settings' });
  expect(within(settings).queryByText('Layout')).not.toBeInTheDocument();
});
