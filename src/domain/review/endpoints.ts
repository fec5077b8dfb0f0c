import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { byLink, listQuery, manyOf, oneOf } from '../listQuery';
import { orderSchema } from '../order/order';
import { choicesQuery } from '../schemas';
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

/** The filters and order of the reviews of a service. */
export const reviewQuery = listQuery({
  stars: byLink(oneOf(STAR_CHOICES)),
  /** Only reviews with a text, or with an addition; with both when both are named. */
  having: manyOf(REVIEW_FILTERS),
  /** Order of the list. */
  sort: oneOf(REVIEW_SORTS, 'helpful'),
});

/** Reviews of services. */
export const serviceReviewEndpoints = {
  /** `helpful` and `own` differ by user, so that only what visitors get is kept. */
  list: endpoint('GET service/:serviceId/reviews', {
    access: 'optional',
    query: v.object({
      ...reviewQuery.schema.entries,
      /** Only ratings with these numbers of stars. */
      stars: choicesQuery(STAR_CHOICES),
    }),
    result: reviewListSchema,
    refusals: [NOT_FOUND],
    maxAgeSeconds: 60,
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
