import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, renderApp, type setupUser } from '../support/renderApp';

const focused = () => document.activeElement;
const isHandedOn = () =>
  waitFor(() => {
    expect(focused()).not.toBe(document.body);
    expect(focused()?.closest('main, header')).not.toBeNull();
  });

/** The code that hands the focus on loads with the first key. */
async function pressTab(user: ReturnType<typeof setupUser>): Promise<void> {
  await user.tab();
  await act(() => import('@/layouts/root/LateParts'));
}

it('marking all messages as read says so and leaves the focus at the list', async () => {
  const { user } = await openPage('/usercenter/message', { account: 'user' });
  await pressTab(user);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await user.click(button);
  expect(await screen.findByText('Messages marked as read')).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await isHandedOn();
  expect(focused()).toHaveRole('heading');
});

it('marking them as read in the panel keeps the panel open and the focus inside', async () => {
  const { user } = await openPage('/home', { account: 'user' });
  await pressTab(user);
  await user.click(await screen.findByRole('button', { name: /^Messages, \d+ unread$/ }));
  const panel = await screen.findByRole('region', { name: 'Latest messages' });
  await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Messages marked as read')).toBeVisible();
  await waitFor(() => expect(within(panel).getByRole('heading', { name: 'Latest messages' })).toHaveFocus());
});

it('marking all announcements as read says so and leaves the focus at the title', async () => {
  const { user } = await openPage('/announcement', { account: 'user' });
  await pressTab(user);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All announcements marked as read')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('removing a filter goes to the next one, and after the last to the title; the total is announced', async () => {
  const { user } = renderApp('/serviceMarket?type=api&type=saas&keyword=a');
  const chips = await screen.findByRole('list', { name: 'Filters in use' });
  await pressTab(user);
  const [first] = within(chips).getAllByRole('button');
  const count = within(chips).getAllByRole('listitem').length;
  await user.click(first as HTMLElement);
  await waitFor(() => expect(within(chips).getAllByRole('listitem')).toHaveLength(count - 1));
  await waitFor(() => expect(focused()?.closest('ul')).toBe(chips));
  while (chips.isConnected) {
    const before = focused();
    await user.click(within(chips).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await isHandedOn();
  }
  expect(focused()).toHaveRole('heading');
});

it('after a failure, what is tried again leaves the focus at its section', async () => {
  const { failCalls } = await import('../support/network');
  const restore = failCalls('announcement/list');
  const { user } = renderApp('/announcement');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await pressTab(user);
  restore();
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  await isHandedOn();
});
