import * as v from 'valibot';
import { ORDER_STATUSES } from '../../../../src/domain/order/orderMachine';
import {
  additionPayloadSchema,
  dueReview,
  hasContactDetails,
  ratePayloadSchema,
  toRating,
} from '../../../../src/domain/review/review';

const DAY = 86_400_000;
const COMPLETED = Date.UTC(2026, 10, 1);
const order = { status: 'completed', isTrial: false, completedAt: COMPLETED, review: undefined } as const;

describe('the review of an order', () => {
  it('is due for 90 days after its completion', () => {
    const due = { action: 'rate', until: COMPLETED + 90 * DAY };
    expect(dueReview(order, COMPLETED)).toEqual(due);
    expect(dueReview(order, COMPLETED + 90 * DAY - 1)).toEqual(due);
    expect(dueReview(order, COMPLETED + 90 * DAY)).toBeUndefined();
  });

  it('can be added to once, within a year of the completion', () => {
    const reviewed = { ...order, review: { hasAddition: false } };
    const due = { action: 'add', until: COMPLETED + 365 * DAY };
    expect(dueReview(reviewed, COMPLETED + 120 * DAY)).toEqual(due);
    expect(dueReview(reviewed, COMPLETED + 365 * DAY)).toBeUndefined();
    expect(dueReview({ ...order, review: { hasAddition: true } }, COMPLETED)).toBeUndefined();
  });

  it('is for buyers of a completed order that was not a trial', () => {
    const due = ORDER_STATUSES.filter((status) => dueReview({ ...order, status }, COMPLETED));
    expect(due).toEqual(['completed']);
    expect(dueReview({ ...order, isTrial: true }, COMPLETED)).toBeUndefined();
    expect(dueReview({ ...order, completedAt: undefined }, COMPLETED)).toBeUndefined();
  });
});

describe('contact details in a text', () => {
  it.each([
    'Call 13812345678',
    'Call +86 138-1234-5678',
    '电话１３８１２３４５６７８',
    'mail me: li.wei@example.com',
    'li @ example.com',
    'see https://example.test/x',
    'www.example',
    '加我 shop.example.cn',
    'Buy at CHEAP.TOP',
  ])('are found: %s', (text) => expect(hasContactDetails(text)).toBe(true));

  it.each([
    '',
    'Order 3141592653589 took 2.5 hours, version 1.2.3.',
    'Handled 12,345,678,901 rows.',
    'It is fast. Cncounters work.',
    '用了3个月，准确率99.5%。',
    'We replied @ noon',
  ])('are not seen in: %s', (text) => expect(hasContactDetails(text)).toBe(false));
});

it('the rating is the mean with one decimal', () => {
  expect(toRating([0, 0, 0, 0, 0])).toEqual({ score: 0, count: 0 });
  expect(toRating([1, 0, 0, 0, 1])).toEqual({ score: 3, count: 2 });
  expect(toRating([0, 0, 1, 1, 1])).toEqual({ score: 4, count: 3 });
  expect(toRating([0, 0, 0, 2, 1])).toEqual({ score: 4.3, count: 3 });
});

it('a review has one to five whole stars and a limited text', () => {
  const accepts = (stars: unknown, text = '') => v.is(ratePayloadSchema, { stars, text });
  expect([0, 1, 2.5, 5, 6, '5'].map((stars) => accepts(stars))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([1000, 1001].map((length) => accepts(5, 'x'.repeat(length)))).toEqual([true, false]);
  expect(
    ['', '  ', 'x', 'x'.repeat(500), 'x'.repeat(501)].map((text) => v.is(additionPayloadSchema, { text })),
  ).toEqual([false, false, true, true, false]);
});
