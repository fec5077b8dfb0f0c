import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

/** A completed order of the customer, from today. */
function completedOrder() {
  const order = db().orders.findLast(
    ({ userId, status, selection }) =>
      userId === '10002' && status === 'completed' && selection.orderType === 'new',
  );
  if (!order) throw new Error('There is no completed order');
  order.activatedAt = Date.now();
  return order;
}

describe('the review of an order', () => {
  it('needs stars, refuses contact details next to the field, and is shown afterwards', async () => {
    const { orderId } = completedOrder();
    const { user } = await openPage(`/usercenter/order/${orderId}`, { account: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Review this order' }));
    const text = await screen.findByRole('textbox', { name: 'Review (optional)' });
    await user.fill(text, 'Ask me: 13812345678');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Choose from 1 to 5 stars')).toBeVisible();
    expect(text).toHaveAccessibleDescription(/can’t contain phone numbers/);
    expect(db().reviews).toEqual([]);

    await user.click(screen.getByRole('radio', { name: '4 stars out of 5, Satisfied' }));
    await user.fill(text, '<b>Quick</b> setup');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Review submitted. Thank you for your feedback')).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Your review' }));
    // Text, never markup.
    expect(panel.getByText('<b>Quick</b> setup')).toBeVisible();
    expect(panel.getByRole('img', { name: '4 stars out of 5' })).toBeVisible();

    await user.click(panel.getByRole('button', { name: 'Add a follow-up' }));
    await user.click(await panel.findByRole('button', { name: 'Submit follow-up' }));
    expect(await panel.findByText('Enter your follow-up')).toBeVisible();
    await user.fill(panel.getByRole('textbox', { name: 'Your follow-up' }), 'Still good');
    await user.click(panel.getByRole('button', { name: 'Submit follow-up' }));
    expect(await panel.findByText('Still good')).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
    expect(db().reviews).toHaveLength(1);
  });

  it('is reached from the list of orders, and keeps what was typed when the call fails', async () => {
    const { orderId, service } = completedOrder();
    const { user } = await openPage(`/usercenter/order?keyword=${orderId}`, { account: 'user' });
    await user.click(await screen.findByRole('link', { name: `Review: ${service.title.en}` }));
    await waitFor(() => expect(place()).toBe(`/usercenter/order/${orderId}?review=1`));
    await user.click(await screen.findByRole('radio', { name: /^5 stars/ }));
    await user.fill(screen.getByRole('textbox', { name: 'Review (optional)' }), 'Good');
    const restore = failCalls('/review');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(screen.getByText('network error')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Review (optional)' })).toHaveValue('Good');
    restore();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit review' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Review submitted. Thank you for your feedback')).toBeVisible();
  });
});
