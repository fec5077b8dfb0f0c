import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { orderSchema } from '../order/order';
import { choiceQuery, choicesQuery, paging } from '../schemas';
import {
  additionPayloadSchema,
  REVIEW_ERROR as E,
  helpfulPayloadSchema,
  helpfulResultSchema,
  REVIEW_FILTERS,
  REVIEW_SORTS,
  ratePayloadSchema,
  reviewListSchema,
} from './review';

/** Values of the query `stars`. */
export const STAR_CHOICES = ['5', '4', '3', '2', '1'] as const;

/** Reviews of services. */
export const serviceReviewEndpoints = {
  list: endpoint('GET service/:serviceId/reviews', {
    access: 'optional',
    query: v.object({
      stars: choicesQuery(STAR_CHOICES),
      having: choicesQuery(REVIEW_FILTERS),
      sort: choiceQuery(REVIEW_SORTS),
      ...paging,
    }),
    result: reviewListSchema,
    refusals: [NOT_FOUND],
  }),
  /** Idempotent. */
  markHelpful: endpoint('POST review/:reviewId/helpful', {
    body: helpfulPayloadSchema,
    result: helpfulResultSchema,
    refusals: [E.refused],
  }),
  /** Sent again with the same content, it returns the order. */
  rate: endpoint('POST order/:orderId/review', {
    body: ratePayloadSchema,
    result: orderSchema,
    refusals: [E.refused, E.contactDetails],
  }),
  /** Sent again with the same content, it returns the order. */
  add: endpoint('POST order/:orderId/review/addition', {
    body: additionPayloadSchema,
    result: orderSchema,
    refusals: [E.refused, E.contactDetails],
  }),
};
