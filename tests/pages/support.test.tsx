import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { HEADS } from '../support/certification';
import { crashNextReply, failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

const HOUR = 3_600;

beforeEach(() => {
  db().tickets = [];
});

/** The customer's newest order. */
function newestOrder() {
  const order = db().orders.findLast(({ userId, status }) => userId === '10002' && status === 'completed');
  if (!order) throw new Error('There is no order');
  return order;
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function fillTicket(user: User) {
  await user.click(await screen.findByRole('combobox', { name: 'Topic' }));
  await user.click(await screen.findByText('Something else'));
  await user.click(
    screen.getByRole('radio', { name: /^Urgent, our business is down: answer promised in \d+ hours?$/ }),
  );
  await user.fill(await field('Subject'), 'No reply');
  await user.fill(await field('Message'), 'Nobody <i>answers</i>.');
}

/** Submits a ticket about an order, whose reply is lost. */
async function openTicket() {
  const { orderId } = newestOrder();
  const app = await openPage(`/usercenter/support/new?orderId=${orderId}`, { account: 'user' });
  await fillTicket(app.user);
  crashNextReply('POST', 'support/ticket');
  await app.user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  await screen.findByRole('heading', { name: 'No reply', level: 1 });
  expect(db().tickets).toHaveLength(1);
  return { ...app, ticketId: db().tickets[0]?.ticketId ?? '' };
}

describe('a ticket', () => {
  it('is opened from an order, sent once, with its file, and shown with the promised time', async () => {
    const { orderId } = newestOrder();
    const { user } = await openPage(`/usercenter/order/${orderId}`, { account: 'user' });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('link', { name: 'Get help' }));
    await waitFor(() => expect(place()).toBe(`/usercenter/support/new?orderId=${orderId}`));
    expect(await screen.findByText(new RegExp(`${orderId}$`))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Submit ticket' }));
    expect(
      await screen.findByText('Choose a topic', { selector: '.ant-form-item-explain-error' }),
    ).toBeVisible();
    expect(screen.getByText('Enter a subject')).toBeVisible();
    expect(await field('Message')).toHaveAccessibleDescription(/Enter a message/);
    expect(db().tickets).toEqual([]);

    await user.fill(await field('Subject'), 'No\u2066reply');
    await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
    const subject = await field('Subject');
    await waitFor(() => expect(subject).toHaveAccessibleDescription(/invisible characters/));
    await fillTicket(user);
    const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files');
    await user.upload(input, file('notes.png', HEADS.pdf as unknown as number[]));
    expect(await screen.findByText('notes.png: the content doesn’t match the file type.')).toBeVisible();
    await user.upload(input, file('x.php.pdf', HEADS.pdf as unknown as number[]));
    expect(
      await screen.findByText(/^x\.php\.pdf: the name has an extension that could be run/),
    ).toBeVisible();
    await user.upload(input, file('screen.png', HEADS.png as unknown as number[]));
    expect(await screen.findByRole('button', { name: 'Remove screen.png' })).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Submit ticket' });
    await user.dblClick(submit);
    expect(await screen.findByRole('heading', { name: 'No reply', level: 1 })).toBeVisible();
    expect(db().tickets).toHaveLength(1);
    expect(place()).toBe(`/usercenter/support/${db().tickets[0]?.ticketId}`);
    // Text, never markup.
    expect(screen.getByText('Nobody <i>answers</i>.')).toBeVisible();
    expect(screen.getByText(/^Answer promised by/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download screen.png' })).toBeVisible();
  });

  it('can be answered, resolved and reopened', async () => {
    const { user } = await openTicket();
    await user.fill(await field('Message'), 'Any news?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      await within(screen.getByRole('region', { name: 'Conversation' })).findByText('Any news?'),
    ).toBeVisible();
    expect(await field('Message')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect(await screen.findByText('Not resolved after all?')).toBeVisible();
    await user.fill(await field('Message'), 'It is back.');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Reopened', { selector: 'span' })).toBeVisible();
  });

  it('can be escalated, for a broken promise too', async () => {
    const { ticketId, unmount, user } = await openTicket();
    unmount();
    db().clockOffsetSeconds += 5 * HOUR;
    await openPage(`/usercenter/support/${ticketId}`, { account: 'user' });
    expect(
      await screen.findByText('The promised answer didn’t come in time.', { exact: false }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Make a complaint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a complaint' }));
    expect(dialog.getByRole('radio', { name: 'No answer in the promised time' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Submit complaint' }));
    expect(await dialog.findByText('Tell us what we should do')).toBeVisible();
    await user.fill(dialog.getByRole('textbox'), 'Call me back.');
    await user.click(dialog.getByRole('button', { name: 'Submit complaint' }));
    expect(await screen.findByText('Escalated')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a complaint' })).not.toBeInTheDocument();
    expect(db().tickets[0]?.complaint).toEqual({ reason: 'late' });
  });

  it('is listed by who answers next, also after a failed read', async () => {
    const { unmount, ticketId } = await openTicket();
    unmount();
    const restore = failCalls('support/ticket/list');
    const { user } = await openPage('/usercenter/support', { account: 'user' });
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your tickets' })).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const link = await screen.findByRole('link', { name: 'No reply' });
    expect(link.closest('li')).toHaveTextContent(/Open.*Something else.*Answer promised by/);
    await user.click(screen.getByRole('link', { name: 'In progress 1' }));
    await waitFor(() => expect(place()).toBe('/usercenter/support?group=active'));
    expect(screen.queryByRole('link', { name: /^Done/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: /^Ticket number/ }), 'nothing{Enter}');
    expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(await screen.findByRole('link', { name: 'No reply' }));
    await waitFor(() => expect(place()).toBe(`/usercenter/support/${ticketId}`));
  });

  it('leads back to the list with its filters', async () => {
    const { unmount } = await openTicket();
    unmount();
    const { user } = await openPage('/usercenter/support?group=active', { account: 'user' });
    await user.click(await screen.findByRole('link', { name: 'No reply' }));
    await user.click(await screen.findByRole('link', { name: 'Back to support' }));
    await waitFor(() => expect(place()).toBe('/usercenter/support?group=active'));
  });
});
