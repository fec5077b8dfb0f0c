import { db } from '../../../mock/lib/db';
import { REVIEW_ERROR } from '../../../src/domain/review/review';
import { createMockClient } from './mockClient';
import { parseOrder } from './shop';

const DAY_SECONDS = 86_400;

let client: ReturnType<typeof createMockClient>;
let token: string;
let orderId: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
  const order = db().orders.findLast(
    ({ userId, status, selection }) =>
      userId === '10002' && status === 'completed' && selection.orderType === 'new',
  );
  if (!order) throw new Error('The customer has no completed order');
  // Completed just now, whatever the history says.
  order.activatedAt = Date.now();
  orderId = order.orderId;
});

const rate = (body: object = { stars: 2, text: 'Slow at noon.' }, as = token) =>
  client.post(`order/${orderId}/review`, body, as);
const add = (text: string) => client.post(`order/${orderId}/review/addition`, { text }, token);

describe('a buyer', () => {
  it('adds to the review once', async () => {
    expect(await add('Too early.')).toMatchObject({ code: REVIEW_ERROR.refused });
    await rate();
    client.advance(120 * DAY_SECONDS);
    token = await client.signIn();
    const order = parseOrder(await add('Better since May.'));
    expect(order.reviewAction).toBeUndefined();
    expect(order.review).toMatchObject({ review: { addition: { text: 'Better since May.' } } });
    expect(await add('Better since May.')).toMatchObject({ code: 200 });
    expect(await add('Once more.')).toMatchObject({ code: REVIEW_ERROR.refused });
  });

  it('cannot publish contact details', async () => {
    expect(await rate({ stars: 5, text: 'Call me: 138 1234 5678' })).toMatchObject({
      code: REVIEW_ERROR.contactDetails,
    });
    expect(db().reviews).toEqual([]);
    expect(await rate({ stars: 5, text: '' })).toMatchObject({ code: 200 });
    expect(await add('www.example.com')).toMatchObject({ code: REVIEW_ERROR.contactDetails });
  });
});
