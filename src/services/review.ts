import { serviceReviewEndpoints } from '@/domain/review/endpoints';
import { call, service } from './call';
import { write } from './write';

/** Returns one page of the reviews of a service. Open to visitors. */
export const listReviews = service(serviceReviewEndpoints.list);

/** Marks a review as helpful or takes the mark back. Idempotent. */
export const markReviewHelpful = (reviewId: string, helpful: boolean) =>
  call(serviceReviewEndpoints.markHelpful, { params: { reviewId }, body: { helpful } });

/** Reviews an order and returns it. The same review may be sent again. */
export const rateOrder = service(serviceReviewEndpoints.rate, write);

/** Adds to the review of an order, once, and returns the order. */
export const addToReview = (orderId: string, text: string) =>
  call(serviceReviewEndpoints.add, { params: { orderId }, body: { text } }, write);
