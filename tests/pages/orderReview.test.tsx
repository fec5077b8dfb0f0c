import { screen, waitFor, within } from '@testing-library/react';
import { REVIEW_ERROR } from '@/domain/review/review';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { loseNextCall, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { at, openOrder } from '../support/orderView';
import { openPage, place } from '../support/renderApp';

const panel = () => screen.getByRole('region', { name: 'Your review' });
const until = '2026-04-10T04:00:00Z';
const REVIEW = {
  ...{ reviewId: 'R1', stars: 4, text: 'Good', author: 'R**', planName: 'Team', createdAt: at('03:55') },
  ...{ addition: undefined, helpfulCount: 0, helpful: false, own: true },
};
const RATED = `## Your review // <4 stars out of 5> // March 5, 2026 // Good`;

it('shows the review of an order and what can be added to it', async () => {
  const { show, user } = await openOrder({ review: { action: 'add', until, review: REVIEW } });
  const ALL = '[All reviews of this service](/serviceMarket/detail?serviceId=cloud-desktop#reviews)';
  expect(panel()).toRead(`${RATED} // You’ll get a message when the provider replies. // ${ALL}
    You can add one follow-up, until April 10, 2026 . // (Add a follow-up)`);
  await user.click(button('Add a follow-up'));
  expect(panel()).toRead(`${RATED} // You’ll get a message when the provider replies. // ${ALL}
    You can add one follow-up, until April 10, 2026 . // Your follow-up:  required // 0 / 500 // (Submit follow-up)
    (Cancel)`);
  await show({ review: { review: { ...REVIEW, answer: { text: 'Thank you', createdAt: at('03:58') } } } });
  expect(panel()).toRead(`${RATED} // Reply from Yuanfan Cloud // Thank you // March 5, 2026 // ${ALL}`);
  await show();
  expect(screen.queryByRole('region', { name: 'Your review' })).not.toBeInTheDocument();
});

it('is closed again, and after a refusal shows what has changed', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { server, user } = await openOrder({ review: { action: 'rate', until } }, '?review=1');
  expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { name: 'Your review' }));
  await user.click(button('Cancel'));
  await passTime(50);
  expect(place()).toBe('/usercenter/order/O1');
  expect(panel()).toRead(`## Your review // … // (Review this order)`);
  expect(button('Review this order')).toHaveFocus();
  await user.click(button('Review this order'));
  expect(place()).toBe('/usercenter/order/O1?review=1');
  await user.click(screen.getByRole('radio', { name: /^5 stars/ }));
  const { reads } = server;
  replyNext('POST', 'order/O1/review', { code: REVIEW_ERROR.refused, message: 'It is too late.' });
  await user.click(button('Submit review'));
  expect(await screen.findByText('It is too late.')).toBeInTheDocument();
  await waitFor(() => expect(server.reads).toBe(reads + 1));
  replyNext('POST', 'order/O1/review', { code: REVIEW_ERROR.contactDetails, message: 'No addresses.' });
  await user.click(button('Submit review'));
  expect(await within(panel()).findByText('No addresses.')).toBeVisible();
  expect(server.reads).toBe(reads + 1);
});

it('needs stars, refuses contact details next to the field, and is shown afterwards', async () => {
  const order = db().orders.findLast(
    ({ userId, status, selection }) =>
      userId === '10002' && status === 'completed' && selection.orderType === 'new',
  );
  if (!order) throw new Error('There is no completed order');
  order.activatedAt = Date.now();
  const { user } = await openPage(`/usercenter/order?keyword=${order.orderId}`, { account: 'user' });
  await user.click(await screen.findByRole('button', { name: `More actions: ${order.service.title.en}` }));
  await user.click(await screen.findByRole('link', { name: 'Review' }));
  const text = await screen.findByRole('textbox', { name: 'Review (optional)' });
  await user.fill(text, 'Ask me: 13812345678');
  await user.click(button('Submit review'));
  await screen.findByText('Choose from 1 to 5 stars');
  expect(panel()).toRead(`## Your review // … // radiogroup Rating: // ( ) 1 star out of 5, Very dissatisfied
    ( ) 2 stars out of 5, Dissatisfied // ( ) 3 stars out of 5, Neutral // ( ) 4 stars out of 5, Satisfied
    ( ) 5 stars out of 5, Very satisfied // Choose from 1 to 5 stars
    Review (optional): Ask me: 13812345678 invalid – Reviews can’t contain phone numbers, email addresses or links
    19 / 1000 // Reviews can’t contain phone numbers, email addresses or links
    You can’t change it afterwards, but you can add a follow-up. // (Submit review) // (Cancel)`);
  expect(db().reviews).toEqual([]);

  await user.click(screen.getByRole('radio', { name: '4 stars out of 5, Satisfied' }));
  expect(screen.getByText('Satisfied')).toBeVisible();
  expect(panel().querySelectorAll('[data-on]')).toHaveLength(4);
  await user.fill(text, ' <b>Quick</b> setup ');
  loseNextCall('POST', `order/${order.orderId}/review`, 2);
  await user.click(button('Submit review'));
  expect(await screen.findByText('network error')).toBeInTheDocument();
  expect(text).toHaveValue(' <b>Quick</b> setup ');
  await user.click(button('Submit review'));
  expect(await screen.findByText('Review submitted. Thank you for your feedback')).toBeVisible();
  const reviewed = () => sent('POST', `order/${order.orderId}/review`).at(-1)?.body;
  expect(reviewed()).toEqual({ stars: 4, text: '<b>Quick</b> setup' });
  // Text, never markup.
  expect(within(panel()).getByText('<b>Quick</b> setup')).toBeVisible();
  expect(within(panel()).getByRole('img', { name: '4 stars out of 5' })).toBeVisible();

  await user.click(button('Add a follow-up'));
  await user.click(await screen.findByRole('button', { name: 'Submit follow-up' }));
  expect(await screen.findByText('Enter your follow-up')).toBeVisible();
  await user.fill(screen.getByRole('textbox', { name: 'Your follow-up' }), ' Still good ');
  await user.click(button('Submit follow-up'));
  expect(await screen.findByText('Follow-up added')).toBeInTheDocument();
  expect(within(panel()).getByText('Still good')).toBeVisible();
  const [added] = sent('POST', `order/${order.orderId}/review/addition`);
  expect(added?.body).toEqual({ text: 'Still good' });
  expect(within(panel()).queryByRole('button')).not.toBeInTheDocument();
  expect(db().reviews).toMatchObject([{ stars: 4, text: '<b>Quick</b> setup' }]);
});
