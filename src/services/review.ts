import type { Query } from '@/domain/endpoint';
import { serviceReviewEndpoints } from '@/domain/review/endpoints';
import type { RatePayload } from '@/domain/review/review';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Returns one page of the reviews of a service. Open to visitors. Throws a `RequestError`. */
export function listReviews(
  serviceId: string,
  query: Query<typeof serviceReviewEndpoints.list>,
  options?: CallOptions,
) {
  return call(serviceReviewEndpoints.list, { params: { serviceId }, query }, options);
}

/** Marks a review as helpful or takes the mark back. Idempotent. Throws a `RequestError`. */
export function markReviewHelpful(reviewId: string, helpful: boolean) {
  return call(serviceReviewEndpoints.markHelpful, { params: { reviewId }, body: { helpful } });
}

/**
 * Reviews an order and returns it. The same review may be sent again. Throws a `RequestError` with a code of
 * `REVIEW_ERROR`.
 */
export async function rateOrder(orderId: string, body: RatePayload) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return withReceivedAt(await call(serviceReviewEndpoints.rate, { params: { orderId }, body }, options));
}

/** Adds to the review of an order, once, and returns the order. Throws a `RequestError` with a code of `REVIEW_ERROR`. */
export async function addToReview(orderId: string, text: string) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return withReceivedAt(
    await call(serviceReviewEndpoints.add, { params: { orderId }, body: { text } }, options),
  );
}
