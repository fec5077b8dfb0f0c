import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { STORIES } from '@/pages/demo/components/lab/stories/stories';
import { db, inState } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const STEP_COUNT = Object.fromEntries(STORIES.map(({ id, steps }) => [id, steps.length]));

async function openStory(story: string, step: number, language: Language = 'en-US') {
  const app = renderApp(`/demo?story=${story}&step=${step}`, { language });
  const total = STEP_COUNT[story];
  const done = language === 'en-US' ? `${step} of ${total} steps done` : `已完成 ${step}/${total} 步`;
  // A story that fails shows what was expected.
  await waitFor(() => expect(screen.queryByRole('alert') ?? screen.getByText(done)).toBeVisible(), {
    timeout: 20_000,
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

it.each(STORIES.map(({ id, steps }) => [id, steps.length]))('plays %s to its end', async (id, count) => {
  await openStory(id, count);
  expect(button('Next step')).toBeDisabled();
  expect(screen.getAllByText('Done')).toHaveLength(count);
});

describe('a link to a step', () => {
  it('plays up to it and names what the step leads to', async () => {
    await openStory('outage', 5);
    expect(screen.getAllByText('Done')).toHaveLength(5);
    expect(button('Next step')).toBeEnabled();
    expect(screen.getByText('order: http-503')).toBeVisible();
    expect(inStory(() => db().outages)).toEqual([{ path: 'order', scenario: 'http-503' }]);
    expect(place()).toBe('/demo?story=outage&step=5');
  });

  it('leads to the same state each time', async () => {
    const replay = async () => {
      globalThis.serviceMarketMock?.named.clear();
      const { unmount } = await openStory('refund', 5);
      const minute = (at: number) => Math.floor((at + 30_000) / 60_000);
      const state = inStory(() => ({
        orders: db().orders.map(({ createdAt, status, payableAmount }) => [
          minute(createdAt),
          status,
          payableAmount,
        ]),
        balances: db().users.map(({ balance }) => balance),
      }));
      unmount();
      return state;
    };
    expect(await replay()).toEqual(await replay());
  });

  it.each(['99', '-1', 'x'])('that does not exist (%s) plays what there is', async (step) => {
    renderApp(`/demo?story=session&step=${step}`);
    const position = step === '99' ? STEP_COUNT.session : 0;
    expect(await screen.findByText(`${position} of ${STEP_COUNT.session} steps done`)).toBeVisible();
  });

  it('is understood in Chinese', async () => {
    await openStory('session', 1, 'zh-CN');
    expect(screen.getByRole('heading', { name: '登录过期' })).toBeVisible();
    expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled();
  });
});

describe('the controls', () => {
  it('play one step, the rest with a pause, and from the beginning', async () => {
    const { user } = await openStory('session', 0);
    expect(place()).toBe('/demo?story=session');
    await user.click(button('Next step'));
    expect(await screen.findByText('1 of 5 steps done')).toBeVisible();
    await waitFor(() => expect(place()).toBe('/demo?story=session&step=1'));
    await user.click(button('Play to the end'));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    const status = await screen.findByText(/^[23] of 5 steps done$/);
    expect(status).toBeVisible();
    await user.click(button('Play to the end'));
    expect(await screen.findByText('5 of 5 steps done')).toBeVisible();
    await user.click(button('Play to here: Configure an order'));
    expect(await screen.findByText('2 of 5 steps done')).toBeVisible();
    await user.click(button('Start again'));
    expect(await screen.findByText('0 of 5 steps done')).toBeVisible();
    expect(inStory(() => db().sessions.filter(({ token }) => token !== ''))).toEqual([]);
  });

  it('change the story, and leave its address with the tab', async () => {
    const { user } = await openStory('session', 1);
    await user.click(button(/^A refund/));
    expect(await screen.findByText('0 of 6 steps done')).toBeVisible();
    expect(place()).toBe('/demo?story=refund');
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

it('lists the calls with their request and reply, secrets hidden', async () => {
  await openStory('session', 4);
  const list = await screen.findByRole('list', { name: 'Calls' });
  await waitFor(() => expect(within(list).getAllByText('GET user/query/current/userInfo')).toHaveLength(2));
  const newest = within(list).getAllByRole('listitem')[0] as HTMLElement;
  expect(newest).toHaveTextContent('GET user/query/current/userInfo200Code 401');
  const login = within(list).getByText('POST user/login').closest('li') as HTMLElement;
  expect(login).toHaveTextContent('"password": "•••"');
  expect(login).toHaveTextContent('"token": "•••"');
  expect(list).not.toHaveTextContent('Market#2026');
  expect(mockServer().calls.some(({ path }) => path === '/api/v1/user/logout')).toBe(false);
});
