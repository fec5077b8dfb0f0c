import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { act } from 'react';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { changeReply } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';

const nav = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const link = (name: 'First page' | 'Previous page' | 'Next page') => nav().getByRole('link', { name });
const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const messages = () => screen.getAllByText(/^Title \d+$/).map(({ textContent }) => textContent);
/** Presses a link of the pages and waits for their entries. */
async function open(
  user: { click: (element: Element) => Promise<void> },
  name: Parameters<typeof link>[0],
  read = rows,
) {
  const before = read();
  await user.click(link(name));
  await waitFor(() => expect(read()).not.toEqual(before));
  return read();
}
const LIST = '/announcement?keyword=a';

it('leads to the pages beside a page, and to the first, by links that keep the rest of the address', async () => {
  const { user } = renderApp(LIST);
  const next = await screen.findByRole('link', { name: 'Next page' });
  const first = rows();
  for (const name of ['First page', 'Previous page'] as const) {
    expect(link(name)).toHaveAttribute('aria-disabled', 'true');
    expect(link(name)).not.toHaveAttribute('href');
  }
  const address = next.getAttribute('href');
  expect(address).toMatch(/^\?keyword=a&cursor=[\w-]+$/);
  const second = await open(user, 'Next page');
  expect(place()).toBe(`/announcement${address}`);
  expect(second).not.toEqual(expect.arrayContaining(first.slice(-1)));
  expect(link('First page')).toHaveAttribute('href', '?keyword=a');

  // The focus stays on a link that leads no further.
  await open(user, 'Next page');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(await open(user, 'Previous page')).toEqual(second);
  expect(await open(user, 'Previous page')).toEqual(first);
  await open(user, 'Next page');
  expect(await open(user, 'First page')).toEqual(first);
  expect(place()).toBe(LIST);
});

it('keeps its place over Back and a reload, and leaves it for another filter', async () => {
  const { user, unmount } = renderApp(LIST);
  await screen.findByRole('link', { name: 'Next page' });
  const first = rows();
  const second = await open(user, 'Next page');
  const address = place();
  act(() => history.back());
  await waitFor(() => expect(rows()).toEqual(first));
  unmount();
  const again = renderApp(address);
  await waitFor(() => expect(rows()).toEqual(second));
  expect(callsTo('announcement/list').at(-1)?.query).toEqual({
    keyword: 'a',
    pageSize: '10',
    cursor: expect.any(String),
  });
  await again.user.click(screen.getByRole('link', { name: 'Offers' }));
  await waitFor(() => expect(place()).toBe(`${LIST}&category=303`));
});

it('leads to the first page from a link with the number of a page or with an unknown cursor', async () => {
  const { user, unmount } = renderApp('/announcement?current=3');
  await screen.findByRole('link', { name: 'Next page' });
  const first = rows();
  expect(link('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await open(user, 'Next page');
  expect(place()).toMatch(/^\/announcement\?cursor=/);
  unmount();
  renderApp('/announcement?cursor=of-another-time');
  await waitFor(() => expect(rows()).toEqual(first));
});

it('is named in Chinese, and leaves a click with a key for another tab to the browser', async () => {
  renderApp('/announcement', { language: 'zh-CN' });
  const next = await screen.findByRole('link', { name: '下一页' });
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  const names = pages.getAllByRole('link').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['第一页', '上一页', '下一页']);
  expect(pages.queryByRole('img')).not.toBeInTheDocument();
  const click = createEvent.click(next, { ctrlKey: true });
  // jsdom cannot navigate.
  next.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent(next, click);
  expect(place()).toBe('/announcement');
});

it('is left out of a list of one page', async () => {
  renderApp('/announcement?category=303');
  await screen.findByText('8 announcements');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it.each([
  ['en-US', '10,000+ announcements', '10,000 announcements'],
  ['zh-CN', '共 10,000+ 条公告', '共 10,000 条公告'],
] as const)('shows in %s that a total goes on above 10,000', async (language, above, exact) => {
  changeReply('/announcement/list', () => ({ total: 10_001 }));
  const { unmount } = renderApp('/announcement', { language });
  expect(await screen.findByText(above)).toBeVisible();
  unmount();
  changeReply('/announcement/list', () => ({ total: 10_000 }));
  renderApp('/announcement', { language });
  expect(await screen.findByText(exact)).toBeVisible();
});

it('goes to the page before when all entries of a page are gone', async () => {
  db().messages = Array.from({ length: 21 }, (_, index) => ({
    ...{ messageId: `m${index}`, userId: '10002', topic: 'security', channels: ['site'], read: false },
    ...{ title: { zh: '标题', en: `Title ${index}` }, body: { zh: '内容', en: 'Body' } },
    ...{ target: { kind: 'security' }, createdAt: Date.now() - index * 1_000 },
  }));
  const { user } = await openPage('/usercenter/message?unread=1&topic=security', { account: 'user' });
  await screen.findByRole('link', { name: 'Next page' });
  const second = await open(user, 'Next page', messages);
  expect(await open(user, 'Next page', messages)).toHaveLength(1);
  const address = place();
  // Read elsewhere.
  for (const each of db().messages) if (each.messageId === 'm20') each.read = true;
  act(() => history.back());
  await waitFor(() => expect(messages()).toEqual(second));
  act(() => history.push(address));
  await waitFor(() => expect(place()).not.toBe(address));
  await waitFor(() => expect(messages()).toEqual(second));
  expect(screen.queryByRole('heading', { name: 'No results match your filters' })).not.toBeInTheDocument();
});
