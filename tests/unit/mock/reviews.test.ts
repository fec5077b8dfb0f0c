import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import { generatedReviews } from '../../../mock/lib/reviews/generated';
import { messageListSchema } from '../../../src/domain/message/message';
import type { Order } from '../../../src/domain/order/order';
import { REVIEW_ERROR, reviewListSchema, toRating } from '../../../src/domain/review/review';
import { createMockClient } from './mockClient';
import { parseOrder } from './shop';

const DAY_SECONDS = 86_400;

let client: ReturnType<typeof createMockClient>;
let token: string;
let orderId: string;
let serviceId: string;

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
  serviceId = order.service.serviceId;
});

const list = async (query = '', as?: string, id = serviceId) =>
  v.parse(reviewListSchema, (await client.get(`service/${id}/reviews?${query}`, as)).result);
const read = async (): Promise<Order> => parseOrder(await client.get(`order/${orderId}`, token));
const rate = (body: object = { stars: 2, text: 'Slow at noon.' }, as = token) =>
  client.post(`order/${orderId}/review`, body, as);
const add = (text: string) => client.post(`order/${orderId}/review/addition`, { text }, token);

describe('the reviews behind a rating', () => {
  it('are as many as the catalogue shows, with its mean, for every service', () => {
    for (const service of allServices()) {
      const stars = [0, 0, 0, 0, 0];
      for (const review of generatedReviews(service))
        stars[review.stars - 1] = (stars[review.stars - 1] ?? 0) + 1;
      expect({ serviceId: service.serviceId, ...toRating(stars) }).toEqual({
        serviceId: service.serviceId,
        ...service.rating,
      });
    }
  });

  it('were written between the publication and today, and answered afterwards', () => {
    const { seededAt } = db();
    const wrong = allServices().flatMap((service) => {
      const published = seededAt - service.publishedDaysAgo * DAY_SECONDS * 1000;
      return generatedReviews(service).filter(({ createdAt, answer, addition }) => {
        const later = [answer, addition].flatMap((each) => each?.createdAt ?? []);
        return createdAt < published || later.some((at) => at <= createdAt || at >= seededAt);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('have different texts within a service', () => {
    const texts = generatedReviews(allServices()[0] as never).flatMap(({ text }) =>
      typeof text === 'object' ? [text.en] : [],
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the list of reviews', () => {
  it('is open to visitors, with numbers that ignore the filters', async () => {
    const all = await list();
    expect(all.starCounts.reduce((sum, each) => sum + each, 0)).toBe(all.total);
    expect(all.rating.count).toBe(all.total);
    const five = await list('stars=5&having=text');
    expect(five.list.every(({ stars, text }) => stars === 5 && text !== '')).toBe(true);
    expect(five.total).toBeLessThan(all.total);
    expect(five.starCounts).toEqual(all.starCounts);
    const added = await list('having=addition');
    expect(added.total).toBe(all.additionCount);
    expect(added.list.every(({ addition }) => addition !== undefined)).toBe(true);
  });

  it('is sorted', async () => {
    const values = async (sort: string, toNumber: (review: (typeof found)[number]) => number) => {
      const { list: found } = await list(`sort=${sort}&pageSize=100`);
      return found.map(toNumber);
    };
    const found = (await list('pageSize=100')).list;
    const sorted = (values: number[], sign: 1 | -1) => [...values].sort((a, b) => sign * (a - b));
    const helpful = found.filter(({ text }) => text !== '').map(({ helpfulCount }) => helpfulCount);
    expect(helpful).toEqual(sorted(helpful, -1));
    const newest = await values('newest', ({ createdAt }) => Date.parse(createdAt));
    expect(newest).toEqual(sorted(newest, -1));
    const lowest = await values('lowest', ({ stars }) => stars);
    expect(lowest).toEqual(sorted(lowest, 1));
    const highest = await values('highest', ({ stars }) => stars);
    expect(highest).toEqual(sorted(highest, -1));
  });
});

describe('a buyer', () => {
  it('reviews an order once, which counts in the rating', async () => {
    const before = await list();
    expect(await read()).toMatchObject({ reviewAction: 'rate', review: { action: 'rate' } });
    const order = parseOrder(await rate());
    expect(order).toMatchObject({
      reviewAction: 'add',
      review: { action: 'add', review: { stars: 2, text: 'Slow at noon.', author: '林**', own: true } },
    });
    const after = await list();
    expect(after.rating.count).toBe(before.rating.count + 1);
    expect(after.starCounts[1]).toBe((before.starCounts[1] ?? 0) + 1);
    const { result } = await client.get(`service/${serviceId}`);
    expect(result).toMatchObject({ rating: after.rating });
    // A repeated call changes nothing, another one is refused.
    expect(parseOrder(await rate()).review).toEqual(order.review);
    expect(await rate({ stars: 5, text: 'Changed my mind.' })).toMatchObject({ code: REVIEW_ERROR.refused });
    expect((await list()).rating).toEqual(after.rating);
  });

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

  it('cannot review after 90 days, or somebody else’s order', async () => {
    const other = await client.signIn('admin');
    expect(await rate(undefined, other)).toMatchObject({ code: 404 });
    client.advance(90 * DAY_SECONDS);
    token = await client.signIn();
    expect(await rate()).toMatchObject({ code: REVIEW_ERROR.refused });
    expect((await read()).review).toBeUndefined();
  });

  it('cannot publish contact details', async () => {
    expect(await rate({ stars: 5, text: 'Call me: 138 1234 5678' })).toMatchObject({
      code: REVIEW_ERROR.contactDetails,
    });
    expect(db().reviews).toEqual([]);
    expect(await rate({ stars: 5, text: '' })).toMatchObject({ code: 200 });
    expect(await add('www.example.com')).toMatchObject({ code: REVIEW_ERROR.contactDetails });
  });

  it('gets a message when the provider has answered', async () => {
    await rate();
    client.advance(19 * 3600);
    expect((await read()).review?.review?.answer).toBeUndefined();
    client.advance(2 * 3600);
    token = await client.signIn();
    const answer = (await read()).review?.review?.answer;
    expect(answer?.text).toMatch(/^\w/);
    const { result } = await client.get('message/list?topic=order', token);
    const [message] = v.parse(messageListSchema, result).list;
    expect(message).toMatchObject({
      title: expect.stringMatching(/^The provider answered your review: /),
      body: `The answer: ${answer?.text}`,
      target: { kind: 'order', id: orderId },
    });
  });
});

describe('a mark as helpful', () => {
  it('counts once for each user and can be taken back', async () => {
    const [review] = (await list()).list;
    const mark = (helpful: boolean) => client.post(`review/${review?.reviewId}/helpful`, { helpful }, token);
    const count = review?.helpfulCount ?? 0;
    expect((await mark(true)).result).toEqual({ helpful: true, helpfulCount: count + 1 });
    expect((await mark(true)).result).toEqual({ helpful: true, helpfulCount: count + 1 });
    expect((await list('', token)).list[0]).toMatchObject({ helpful: true, helpfulCount: count + 1 });
    expect((await list()).list[0]).toMatchObject({ helpful: false, helpfulCount: count + 1 });
    expect((await mark(false)).result).toEqual({ helpful: false, helpfulCount: count });
  });

  it('is refused for the own review, and unknown for none', async () => {
    const { review } = parseOrder(await rate());
    const path = (id: string | undefined) => `review/${id}/helpful`;
    expect(await client.post(path(review?.review?.reviewId), { helpful: true }, token)).toMatchObject({
      code: REVIEW_ERROR.refused,
    });
    expect(await client.post(path('nothing-1'), { helpful: true }, token)).toMatchObject({ code: 404 });
  });
});
