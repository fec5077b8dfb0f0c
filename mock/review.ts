import { serviceReviewEndpoints } from '../src/domain/review/endpoints';
import type { ReviewSort } from '../src/domain/review/review';
import { findServiceRecord } from './lib/catalogue/catalogue';
import { ratingOf, starCountsOf } from './lib/catalogue/ratings';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { withOrder } from './lib/orderView';
import { toPage } from './lib/paging';
import type { ReviewRecord } from './lib/reviews/records';
import {
  addToReview,
  helpfulCountOf,
  markHelpful,
  rateOrder,
  reviewsOf,
  reviewView,
} from './lib/reviews/reviews';

type Compare = (a: ReviewRecord, b: ReviewRecord) => number;

const newest: Compare = (a, b) => b.createdAt - a.createdAt || a.reviewId.localeCompare(b.reviewId);
const withText: Compare = (a, b) => Number(b.text !== '') - Number(a.text !== '');

const ORDERS: Record<ReviewSort, Compare> = {
  helpful: (a, b) => withText(a, b) || helpfulCountOf(b) - helpfulCountOf(a) || newest(a, b),
  newest,
  highest: (a, b) => b.stars - a.stars || withText(a, b) || newest(a, b),
  lowest: (a, b) => a.stars - b.stars || withText(a, b) || newest(a, b),
};

export default handlers(serviceReviewEndpoints, {
  list: ({ params, query, user, language }) => {
    const service = getOrThrow(findServiceRecord(params.serviceId), {
      zh: '没有找到该服务。',
      en: 'There is no such service.',
    });
    const all = reviewsOf(service);
    const { stars = [], having = [], sort = 'helpful' } = query;
    const found = all
      .filter(
        (review) =>
          (stars.length === 0 || stars.some((choice) => Number(choice) === review.stars)) &&
          (!having.includes('text') || review.text !== '') &&
          (!having.includes('addition') || review.addition !== undefined),
      )
      .sort(ORDERS[sort]);
    return {
      ...toPage(found, query, (review) => reviewView(review, user?.userId, language)),
      rating: ratingOf(service),
      starCounts: starCountsOf(service),
      textCount: all.filter(({ text }) => text !== '').length,
      additionCount: all.filter(({ addition }) => addition !== undefined).length,
    };
  },

  markHelpful: ({ user, params, body }) => markHelpful(user, params.reviewId, body.helpful),

  rate: withOrder((order, { user, body }) => rateOrder(order, user, body)),

  add: withOrder((order, { body }) => addToReview(order, body.text)),
});
