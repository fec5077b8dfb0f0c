import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { act } from 'react';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shows = (pattern: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(pattern));
const lastQuery = () => callsTo('announcement/list').at(-1)?.query;

it('the list offers a retry, and has its page and its filters in the URL, which Back undoes', async () => {
  const restore = failCalls('announcement/list');
  // A visitor has no unread announcements, whatever the URL says.
  const { user } = renderApp('/announcement?unread=1');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load announcements' })).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows(/^25 announcements$/);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  expect(lastQuery()).toEqual({ pageSize: '10' });
  const [first] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(first).toHaveTextContent(/Beware of callers.*Pinned.*Urgent.*News/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/announcement/6101');

  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  await user.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(place()).toMatch(/^\/announcement\?unread=1&cursor=[\w-]+$/));
  await waitFor(() => expect(rows()).not.toContain(first?.querySelector('h2')?.textContent));
  const second = lastQuery();
  await user.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  const third = lastQuery();
  expect(third?.cursor).not.toBe(second?.cursor);
  await user.click(await screen.findByRole('link', { name: 'Offers' }));
  await waitFor(() => expect(place()).toBe('/announcement?unread=1&category=303'));
  await shows(/^8 announcements/);
  await user.fill(screen.getByRole('searchbox', { name: 'Search announcements' }), ' free ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/announcement?unread=1&category=303&keyword=free'));
  await shows(/^2 announcements/);
  expect(rows()).toEqual(['First month of bookkeeping free', 'Free use for charities']);
  act(() => history.back());
  await shows(/^8 announcements/);
  expect(screen.getByRole('searchbox', { name: 'Search announcements' })).toHaveValue('');
  act(() => history.back());
  await waitFor(() => expect(lastQuery()).toEqual(third));
  expect(third).toEqual({ cursor: expect.any(String), pageSize: '10' });
});

it.each([
  ['49 letters and an emoji', `${'a'.repeat(49)}😀`],
  ['rare and combined characters', '𠮷 e\u0301 \u200fא'],
])('a search for %s survives a reload', async (_, keyword) => {
  const { user, unmount } = renderApp('/announcement');
  await shows(/^25 announcements$/);
  await user.fill(screen.getByRole('searchbox', { name: 'Search announcements' }), keyword);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery()?.keyword).toBe(keyword));
  const address = place();
  unmount();
  renderApp(address);
  expect(await screen.findByRole('searchbox', { name: 'Search announcements' })).toHaveValue(keyword);
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
});

it('a link with a longer search than can be typed searches for all of it', async () => {
  const keyword = 'free '.repeat(12).trim();
  const { user } = renderApp(`/announcement?keyword=${keyword}`);
  await waitFor(() => expect(lastQuery()?.keyword).toBe(keyword));
  const field = await screen.findByRole('searchbox', { name: 'Search announcements' });
  expect(field).toHaveValue(keyword);
  await user.fill(field, keyword);
  expect(field).toHaveValue(keyword.slice(0, 50));
  expect(screen.getByText('50 / 50')).toBeVisible();
});

it('a broken character in the address does not break the list', async () => {
  renderApp('/announcement?keyword=%ED%A0%BD');
  await waitFor(() => expect(lastQuery()?.keyword).toBe('\uFFFD\uFFFD\uFFFD'));
});

it('unread announcements are marked, can be filtered, and can all be marked as read', async () => {
  signIn();
  const { user } = renderApp('/announcement');
  await shows(/8 unread/);
  expect(screen.getAllByText('Unread').length).toBeGreaterThan(3);
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await waitFor(() => expect(place()).toBe('/announcement?unread=1'));
  await shows(/^8 announcements/);

  const restore = failCalls('announcement/read');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('your network is abnormal and cannot connect to the server')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^8 announcements/);
  restore();

  await user.click(screen.getByRole('button', { name: /Mark all as read/ }));
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  expect(callsTo('announcement/read').map(({ body }) => body)).toEqual([{ all: true }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await shows(/^25 announcements$/);
  expect(screen.queryByText('Unread')).not.toBeInTheDocument();
});
