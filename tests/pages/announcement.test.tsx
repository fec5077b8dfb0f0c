import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { act } from 'react';
import type { Language } from '@/browser/locale';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

async function open(address = '/announcement', language: Language = 'en-US') {
  const app = renderApp(address, { language });
  await screen.findByRole('status');
  return app;
}

const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shows = (pattern: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(pattern));
const lastQuery = () => callsTo('announcement/list').at(-1)?.query;

describe('the list of announcements', () => {
  it('shows pinned announcements first, with severity, category and date', async () => {
    await open();
    await shows(/^25 announcements$/);
    expect(rows()).toHaveLength(10);
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(first).toHaveTextContent(/Beware of callers.*Pinned.*Urgent.*News/);
    expect(second).toHaveTextContent(/Pinned.*Notice/);
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/announcement/6101');
    expect(first?.querySelector('time')).toHaveAttribute('title', expect.stringMatching(/^[56] days ago$/));
    expect(screen.getAllByText('Over').length).toBeGreaterThan(0);
    expect(document.title).toBe('Announcements - Service Market');
  });

  it('is shown in Chinese', async () => {
    await open('/announcement?category=302', 'zh-CN');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('公告');
    await shows(/^共 8 条公告$/);
    expect(rows()).toContain('支付系统升级通知');
    expect(await screen.findByRole('link', { name: '系统维护' })).toHaveAttribute('aria-current', 'true');
  });

  it('filters by category and keyword in the URL, and Back undoes it', async () => {
    const { user } = await open('/announcement?current=2');
    await shows(/25/);
    await user.click(await screen.findByRole('link', { name: 'Offers' }));
    await waitFor(() => expect(place()).toBe('/announcement?category=303'));
    await shows(/^8 announcements/);
    await user.type(screen.getByRole('searchbox', { name: 'Search announcements' }), ' free {Enter}');
    await waitFor(() => expect(place()).toBe('/announcement?category=303&keyword=free'));
    await shows(/^2 announcements/);
    expect(rows()).toEqual(['First month of bookkeeping free', 'Free use for charities']);
    act(() => history.back());
    await shows(/^8 announcements/);
    expect(screen.getByRole('searchbox', { name: 'Search announcements' })).toHaveValue('');
    act(() => history.back());
    await waitFor(() => expect(lastQuery()).toEqual({ current: '2', pageSize: '10' }));
  });

  it('opens with the filters of the URL', async () => {
    await open('/announcement?category=301&keyword=invoices%20ten');
    await shows(/^1 announcement$/);
    expect(screen.getByRole('searchbox', { name: 'Search announcements' })).toHaveValue('invoices ten');
    expect(lastQuery()).toEqual({ category: '301', keyword: 'invoices ten', current: '1', pageSize: '10' });
  });

  it('has pages', async () => {
    const { user } = await open();
    const pages = await screen.findByRole('navigation', { name: 'Pages of announcements' });
    await user.click(within(pages).getByText('3'));
    await waitFor(() => expect(place()).toBe('/announcement?current=3'));
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it('links from an empty search to all announcements', async () => {
    const { user } = await open('/announcement?keyword=nothing-like-it');
    expect(screen.getByRole('heading', { level: 2, name: 'No announcement fits' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear the filters' }));
    await waitFor(() => expect(place()).toBe('/announcement'));
    await waitFor(() => expect(rows().length).toBeGreaterThan(4));
  });

  it('redirects from a page that does not exist to the last page', async () => {
    await open('/announcement?category=302&current=9');
    await waitFor(() => expect(place()).toBe('/announcement?category=302'));
    await waitFor(() => expect(rows().length).toBeGreaterThan(4));
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('announcement/list');
    const { user } = renderApp('/announcement');
    expect(await screen.findByRole('heading', { name: 'Couldn’t load announcements' })).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shows(/25/);
  });
});

describe('unread announcements', () => {
  it('are not marked for a visitor, even with the filter in the URL', async () => {
    await open('/announcement?unread=1');
    await shows(/^25 announcements$/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
    expect(lastQuery()).toEqual({ current: '1', pageSize: '10' });
  });

  it('are marked, can be filtered, and can all be marked as read', async () => {
    signIn();
    const { user } = await open();
    await shows(/8 unread/);
    expect(screen.getAllByText('Unread').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
    await waitFor(() => expect(place()).toBe('/announcement?unread=1'));
    await shows(/^8 announcements/);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('heading', { name: 'You have read everything' })).toBeVisible();
    expect(callsTo('announcement/read').map(({ body }) => body)).toEqual([{ all: true }]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all announcements' }));
    await shows(/^25 announcements$/);
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  });

  it('stay unread with an error message when marking fails', async () => {
    signIn();
    const { user } = await open();
    await shows(/8 unread/);
    failCalls('announcement/read');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(
      await screen.findByText('your network is abnormal and cannot connect to the server'),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/8 unread/);
    expect(screen.getByRole('button', { name: /Mark all as read/ })).toBeEnabled();
  });
});
