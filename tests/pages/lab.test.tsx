import { screen, waitFor } from '@testing-library/react';
import { STORIES } from '@/pages/demo/components/lab/stories/stories';
import { db, inState } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const STEP_COUNT = Object.fromEntries(STORIES.map(({ id, steps }) => [id, steps.length]));

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

beforeEach(() => globalThis.serviceMarketMock?.named.clear());

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
    await user.click(button('Play to here: Configure an order'));
    expect(await screen.findByText('2 of 5 steps done')).toBeVisible();
    await user.click(button('Start again'));
    expect(await screen.findByText('0 of 5 steps done')).toBeVisible();
    expect(inStory(() => db().sessions.filter(({ token }) => token !== ''))).toEqual([]);
    await user.click(button(/^A refund/));
    expect(await screen.findByText('0 of 6 steps done')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Clock and data' }));
    expect(place()).toBe('/demo?tab=clock');
  });

  it('copy a link to the step, and one into the portal', async () => {
    const { user } = await openStory('session', 2);
    await user.click(button('Copy link to this step'));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/demo?story=session&step=2`);
    await user.click(button('Copy link into the portal'));
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/demo?story=session&step=2&open=portal`,
    );
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
  expect(alert).toHaveTextContent('GET order/:orderId didn’t end as expected');
  expect(alert).toHaveTextContent('Expected: status completedFound: status pendingPayment');
  expect(screen.getByText('Failed: Buy a plan')).toBeVisible();
  await user.click(button('Play to here: Buy a plan'));
  expect(await screen.findByText('2 of 6 steps done')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a failed call with its code and text', async () => {
  const { user } = await openStory('refund', 0);
  inStory(() => Object.assign(db(), { outages: [{ path: 'user/login', scenario: 'failure-message' }] }));
  await user.click(button('Next step'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'POST user/login didn’t end as expectedFound: 50001 · Many people are asking right now. Please try again later.',
  );
});
