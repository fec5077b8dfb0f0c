import { type Rating, STARS, toRating } from '../../../src/domain/review/review';
import type { ServiceRecord } from '../catalogue/record';
import { db } from '../db';
import type { ReviewRecord } from './records';
import { spreadStars } from './spread';

/** The reviews of a service by users of the mock. */
export const ownReviews = (serviceId: string): ReviewRecord[] =>
  db().reviews.filter((review) => review.serviceId === serviceId);

/** Numbers of ratings of a service with one to five stars. */
export function starCountsOf(service: Pick<ServiceRecord, 'serviceId' | 'rating'>): number[] {
  const own = ownReviews(service.serviceId);
  const generated = spreadStars(service.rating);
  return STARS.map(
    (stars, index) => (generated[index] ?? 0) + own.filter((each) => each.stars === stars).length,
  );
}

/** The rating of a service with the reviews of the mock's users. */
export const ratingOf = (service: Pick<ServiceRecord, 'serviceId' | 'rating'>): Rating =>
  toRating(starCountsOf(service));
