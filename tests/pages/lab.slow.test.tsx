import { screen, waitFor, within } from '@testing-library/react';
import { storyBookSchema } from '@/domain/demo';
import { openPortal } from '@/pages/demo/components/lab/portal';
import { toSteps } from '@/pages/demo/components/lab/story';
import { readJson } from '../../mock/lib/content';
import { db, inState } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

jest.mock('@/pages/demo/components/lab/portal', () => ({
  ...jest.requireActual<object>('@/pages/demo/components/lab/portal'),
  openPortal: jest.fn(),
}));

const BOOK = readJson('stories.json', storyBookSchema);
const STEP_COUNT = Object.fromEntries(BOOK.stories.map((story) => [story.id, toSteps(BOOK, story).length]));

async function openStory(story: string, step: number) {
  const app = renderApp(`/demo?story=${story}&step=${step}`);
  const done = `${step} of ${STEP_COUNT[story]} steps done`;
  // A story that fails shows what was expected.
  await waitFor(() => expect(screen.queryByRole('alert') ?? screen.getByText(done)).toBeVisible(), {
    timeout: 60_000,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  return app;
}

/** The name of the only story state of the mock. */
function storyState(): string {
  const ids = [...(globalThis.serviceMarketMock?.named.keys() ?? [])].filter((id) => id.startsWith('story-'));
  expect(ids).toHaveLength(1);
  return ids[0] ?? '';
}

const inStory = <T,>(read: () => T): T => inState(storyState(), read);

beforeEach(() => {
  globalThis.serviceMarketMock?.named.clear();
  jest.mocked(openPortal).mockClear();
});

it('plays a story to its end', async () => {
  await openStory('refund', STEP_COUNT.refund ?? 0);
  expect(button('Next step')).toBeDisabled();
  expect(screen.getAllByText('Done')).toHaveLength(STEP_COUNT.refund ?? 0);
});

it('leaves the refund of the month on the balance, the ticket resolved and the account open', async () => {
  await openStory('month', STEP_COUNT.month ?? 0);
  const { orders, tickets, users } = inStory(db);
  const renewal = orders.at(-1);
  expect(renewal).toMatchObject({ status: 'refunded', refundedAmount: renewal?.paidAmount });
  expect(renewal?.refunds).toMatchObject([{ destination: 'balance' }]);
  expect(tickets.at(-1)).toMatchObject({ state: 'resolved', about: { id: renewal?.orderId } });
  expect(users.find(({ userName }) => userName === 'user')?.closings ?? []).toEqual([]);
});

describe('the controls', () => {
  it('play one step, the rest with a pause, from the beginning, and another story', async () => {
    const { user } = await openStory('session', 0);
    await user.click(button('Next step'));
    expect(await screen.findByText('1 of 5 steps done')).toBeVisible();
    await waitFor(() => expect(place()).toBe('/demo?story=session&step=1'));
    await user.click(button('Play to the end'));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/^[23] of 5 steps done$/)).toBeVisible();
    await user.click(button('Play to step 2'));
    expect(await screen.findByText('2 of 5 steps done')).toBeVisible();
    await user.click(button('Start again'));
    expect(await screen.findByText('0 of 5 steps done')).toBeVisible();
    expect(inStory(() => db().sessions.filter(({ token }) => token !== ''))).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'A refund' }));
    expect(await screen.findByText('0 of 6 steps done')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Clock and data' }));
    expect(place()).toBe('/demo?tab=clock');
  });

  it('copy a link to the step, and one into the portal', async () => {
    const { user } = await openStory('session', 2);
    const link = `${location.origin}/demo?story=session&step=2`;
    await user.click(button(`Copy ${link}`));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
    await user.click(button(`Copy ${link}&open=portal`));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${link}&open=portal`));
  });
});

it('neither uses nor changes the data and the session of the visitor', async () => {
  signIn('admin');
  const before = JSON.stringify(db().orders);
  const token = sessionStorage.getItem('token');
  await openStory('outage', STEP_COUNT.outage ?? 0);
  expect(JSON.stringify(db().orders)).toBe(before);
  expect(db().clockOffsetSeconds).toBe(0);
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
  expect(callsTo('order').every(({ headers }) => headers['x-authorization'] !== token)).toBe(true);
});

it('shows what was expected when a step fails, and plays on from the beginning', async () => {
  const { user } = await openStory('refund', 1);
  inStory(() => Object.assign(db().paymentSettings, { outcome: 'fail' }));
  await user.click(button('Next step'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^GET order\/\d+ didn’t end as expected/);
  expect(alert).toHaveTextContent(
    'Expected: code 200, status completed. Found: code 200, status pendingPayment',
  );
  expect(screen.getByText('Failed')).toBeVisible();
  expect(screen.getByText('1 of 6 steps done')).toBeVisible();
  await user.click(button('Play to step 2'));
  expect(await screen.findByText('2 of 6 steps done')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a failed call with its code and text', async () => {
  const { user } = await openStory('refund', 0);
  inStory(() => Object.assign(db(), { outages: [{ path: 'user/login', scenario: 'failure-message' }] }));
  await user.click(button('Next step'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'POST user/login didn’t end as expectedExpected: code 200. Found: code 50001, message Many people are asking right now. Please try again later.',
  );
});

describe('a link into the portal', () => {
  const link = '/demo?story=refund&step=2&open=portal';
  const opened = jest.mocked(openPortal);
  const isOpened = () => waitFor(() => expect(opened).toHaveBeenCalledTimes(1), { timeout: 60_000 });

  it('says that it is a story and opens it for a visitor without a question', async () => {
    renderApp(link);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('This link opens a story: A refund');
    expect(note).toHaveTextContent('Buys a plan, cancels it after three days, and gets the money back.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await isOpened();
    const order = inStory(() => db().orders.at(-1));
    const token = inStory(() => db().sessions.at(-1)?.token);
    expect(opened).toHaveBeenCalledWith(window, `/usercenter/order/${order?.orderId}`, storyState(), token);
  });

  it('asks before it replaces a session, and keeps it when that is chosen', async () => {
    signIn('admin');
    const token = sessionStorage.getItem('token');
    const { user } = renderApp(link);
    const question = await screen.findByRole('dialog', { name: 'This link opens a story: A refund' });
    expect(question).toHaveTextContent('Buys a plan, cancels it after three days, and gets the money back.');
    expect(question).toHaveTextContent('in place of your session in this window');
    expect(callsTo('demo/start')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Keep my session' }));
    expect(await screen.findByText('2 of 6 steps done', {}, { timeout: 60_000 })).toBeVisible();
    await waitFor(() => expect(place()).toBe('/demo?story=refund&step=2'));
    expect(opened).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('token')).toBe(token);
  });

  it('keeps the session when the question is closed with the keyboard', async () => {
    signIn('admin');
    const { user } = renderApp(link);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('2 of 6 steps done', {}, { timeout: 60_000 })).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens the story in place of the session when that is chosen', async () => {
    signIn('admin');
    const { user } = renderApp(link);
    await user.click(await screen.findByRole('button', { name: 'Open the story' }));
    await isOpened();
  });

  it('asks nothing in a window that works on a story already', async () => {
    signIn('admin');
    sessionStorage.setItem('storyToken', sessionStorage.getItem('token') ?? '');
    renderApp(link);
    await isOpened();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
