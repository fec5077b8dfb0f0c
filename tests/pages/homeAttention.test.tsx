import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { advanceClock } from '../support/clock';
import { cardTitles, failure, replyInstead } from '../support/market';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const attention = () => screen.findByRole('region', { name: 'What needs your attention' });

const unpaid = () => {
  const order = db().orders.find(({ userId, status }) => userId === '10002' && status === 'pendingPayment');
  if (!order) throw new Error('The seed holds no unpaid order');
  return order;
};

/** Seconds that the page says are left. */
function secondsShown(): number {
  const [, minutes = '', seconds = ''] =
    /(\d\d):(\d\d) left to pay/.exec(document.body.textContent ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

describe('what needs attention', () => {
  it('comes first: the order to pay with its time, the services that end soon', async () => {
    signIn();
    const { user } = renderApp('/home');
    const first = await attention();
    expect(first).toHaveTextContent(/Good (morning|afternoon|evening), 林小满/);
    expect(await within(first).findByRole('heading', { name: '1 order awaits payment' })).toBeVisible();
    await within(first).findByRole('heading', { name: /services end soon/ });
    expect(within(first).getAllByText(/^(Ends|Renews itself) in \d+ days?$/).length).toBeGreaterThan(0);
    const title = screen.getByRole('heading', { level: 1 });
    expect(first.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    const { orderId, payDeadline } = unpaid();
    const left = Math.ceil((payDeadline - Date.now()) / 1000);
    expect(Math.abs(secondsShown() - left)).toBeLessThanOrEqual(1);
    await user.click(within(first).getByRole('link', { name: /^Pay ¥\d/ }));
    await waitFor(() => expect(place()).toBe(`/order/${orderId}`));
  });

  it('counts on the server’s clock, whatever the local one says', async () => {
    signIn();
    const { payDeadline } = unpaid();
    const left = Math.ceil((payDeadline - Date.now()) / 1000);
    renderApp('/home');
    await within(await attention()).findByText(/left to pay/);
    advanceClock(3600);
    const before = secondsShown();
    expect(Math.abs(before - left)).toBeLessThanOrEqual(3);
    await waitFor(() => expect(secondsShown()).toBeLessThan(before));
    expect(before - secondsShown()).toBeLessThanOrEqual(3);
  });

  it('an order whose time runs out is asked about once and goes', async () => {
    signIn();
    const order = unpaid();
    order.payDeadline = Date.now() + 2500;
    renderApp('/home');
    await within(await attention()).findByText(/left to pay/);
    await waitFor(() => expect(screen.queryByText(/left to pay/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('1 order awaits payment')).not.toBeInTheDocument());
    expect(callsTo('order/list')).toHaveLength(2);
  });

  it('is only a greeting when nothing waits', async () => {
    signIn();
    db().orders = [];
    db().instances = [];
    renderApp('/home');
    const first = await attention();
    await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
    expect(within(first).queryByRole('heading')).not.toBeInTheDocument();
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to try again where it cannot be read', async () => {
    signIn();
    let down = true;
    replyInstead(({ path }) => (down && path.endsWith('order/list') ? failure() : undefined));
    const { user } = renderApp('/home');
    const first = await attention();
    expect(await within(first).findByText('Your unpaid orders cannot be read right now.')).toBeVisible();
    expect(await within(first).findByRole('heading', { name: /end soon/ })).toBeVisible();
    down = false;
    await user.click(within(first).getByRole('button', { name: 'Try again' }));
    expect(await within(first).findByRole('heading', { name: '1 order awaits payment' })).toBeVisible();
  });
});
