import { db } from '../../../mock/lib/db';
import { REVIEW_ERROR } from '../../../src/domain/review/review';
import { createMockClient } from './mockClient';

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
  it('cannot publish contact details', async () => {
    expect(await rate({ stars: 5, text: 'Call me: 138 1234 5678' })).toMatchObject({
      code: REVIEW_ERROR.contactDetails,
    });
    expect(db().reviews).toEqual([]);
    expect(await rate({ stars: 5, text: '' })).toMatchObject({ code: 200 });
    expect(await add('www.example.com')).toMatchObject({ code: REVIEW_ERROR.contactDetails });
  });
});
