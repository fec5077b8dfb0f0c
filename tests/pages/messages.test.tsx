import { screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { placedOrder, plainService, signInAs, toSelection } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { getUser } from '../support/signedIn';

const open = (search = '') => openPage(`/usercenter/message${search}`, { account: 'user' });

const message = (title: string | RegExp) => screen.findByRole('button', { name: title, expanded: false });
describe('the list of messages', () => {
  it('opens a message, marks it as read and leads to what it is about', async () => {
    const { user } = await open('?topic=order');
    const title = await message(/^Order placed: Handwriting/);
    expect(title.closest('li')).toHaveTextContent(/Unread.*Orders.*\d{4}/);
    expect(title.closest('li')).toHaveTextContent(/UnreadAmount due: ¥[\d,.]+\. Pay by /);
    expect(screen.getByText('Messages are kept for 180 days.')).toBeVisible();
    const unread = /^(\d+) unread$/.exec((await screen.findByText(/^\d+ unread$/)).textContent ?? '')?.[1];
    title.focus();
    await user.keyboard('{Enter}');
    expect(title).toHaveAttribute('aria-expanded', 'true');
    // The whole text replaces its first line.
    const row = within(title.closest('li') as HTMLElement);
    expect(row.getAllByText(/^Amount due: ¥[\d,.]+\. Pay by /)).toHaveLength(1);
    await waitFor(() => expect(screen.getByText(`${Number(unread) - 1} unread`)).toBeVisible());
    expect(title.closest('li')).not.toHaveTextContent('Unread');
    await user.click(screen.getByRole('link', { name: 'View order' }));
    await waitFor(() => expect(place()).toMatch(/^\/usercenter\/order\/\d+$/));
  });

  it('is filtered by topic and read state in the URL, and marks all messages of the topic as read', async () => {
    const { user } = await open('?current=2');
    await user.click(await screen.findByRole('link', { name: 'Announcements' }));
    expect(place()).toBe('/usercenter/message?topic=announcement');
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
    expect(callsTo('message/read').at(-1)?.body).toEqual({ all: true, topic: 'announcement' });
    // They are 5 of the 8 announcements in the header. The others are offers.
    expect(await screen.findByRole('link', { name: 'Announcements, 3 unread' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
    expect(place()).toBe('/usercenter/message?topic=announcement&unread=1');
    expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/usercenter/message'));
  });
});

describe('the bell', () => {
  const bell = (name: string | RegExp) => screen.findByRole('button', { name });

  it('counts the unread messages and shows the latest five', async () => {
    const { user } = await openPage('/home', { account: 'user' });
    const button = await bell(/^Messages, \d+ unread$/);
    expect(callsTo('message/list')).toEqual([]);
    await user.click(button);
    const panel = await screen.findByRole('region', { name: 'Latest messages' });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(5);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('leads to what a message is about and counts one less', async () => {
    const { user } = await openPage('/home', { account: 'user' });
    const button = await bell(/^Messages, \d+ unread$/);
    const count = Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
    await user.click(button);
    await user.click(await screen.findByRole('link', { name: /^Order placed: Handwriting/ }));
    await waitFor(() => expect(place()).toMatch(/^\/usercenter\/order\/\d+$/));
    expect(await bell(`Messages, ${count - 1} unread`)).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks everything as read, announcements too', async () => {
    const { user } = await openPage('/announcement', { account: 'user' });
    expect(await screen.findByRole('link', { name: 'Announcements, 8 unread' })).toBeVisible();
    await user.click(await bell(/^Messages, \d+ unread$/));
    const panel = await screen.findByRole('region', { name: 'Latest messages' });
    await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
    expect(await bell('Messages')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Announcements, \d/ })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('link', { name: 'All messages' }));
    await waitFor(() => expect(place()).toBe('/usercenter/message'));
    expect(panel).not.toBeInTheDocument();
  });
});

describe('the settings', () => {
  it('are opened in the URL, saved at once and reverted after a failure', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Notification settings' }));
    expect(place()).toBe('/usercenter/message?tab=settings');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notification settings');
    await waitFor(() => expect(document.title).toBe('Notification settings - Service Market'));
    const email = await screen.findByRole('switch', { name: 'Services: Email' });
    expect(email).toBeChecked();
    await user.click(email);
    expect(await screen.findByText('Notification settings saved')).toBeVisible();
    expect(callsTo('message/settings').at(-1)?.body).toEqual({
      topic: 'service',
      channel: 'mail',
      on: false,
    });

    const restore = failCalls();
    const text = screen.getByRole('switch', { name: 'Services: Text message' });
    await user.click(text);
    expect(await screen.findByText('Couldn’t save. The previous setting was restored.')).toBeVisible();
    expect(text).toBeChecked();
    expect(email).not.toBeChecked();
    restore();
  });

  it('say when emails have no address to go to, and why security messages are always on', async () => {
    getUser().email = '';
    await open('?tab=settings');
    const locked = await screen.findByRole('switch', { name: 'Security: Portal' });
    expect(locked).toBeChecked();
    expect(locked).toBeDisabled();
    expect(locked).toHaveAccessibleDescription(/can’t be turned off/);
    const link = await screen.findByRole('link', { name: 'Add an email address' });
    expect(link).toHaveAttribute('href', '/usercenter/security/settings');
  });

  it('offer a retry after a failure', async () => {
    const restore = failCalls('message/settings');
    const { user } = await open('?tab=settings');
    expect(
      await screen.findByRole('heading', { name: 'Couldn’t load your notification settings' }),
    ).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('switch')).toHaveLength(27);
  });
});

it('the outbox of the demo page shows what was sent by email and text message', async () => {
  signInAs('user');
  const service = plainService();
  await placedOrder(toSelection(service));
  await openPage('/demo?tab=outbox');
  const list = await screen.findByRole('list', { name: 'Messages by email and text message' });
  const sent = within(list).getByText(`Order placed: ${service.title}`).closest('li');
  expect(sent).toHaveTextContent(/^ChannelEmailRecipientxiaoman\.lin@example\.com/);
});
