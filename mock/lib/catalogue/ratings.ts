import { type Rating, STARS, toRating } from '../../../src/domain/review/review';
import { db } from '../db';
import type { ServiceRecord } from './record';

/**
 * Returns numbers of ratings with one to five stars whose mean is `score` when it is rounded to one decimal. Most are good,
 * and a few are bad, as ratings usually are.
 */
export function spreadStars({ score, count }: { score: number; count: number }): number[] {
  const missing = 5 * count - Math.round(score * count);
  const one = Math.floor(missing * 0.05);
  const two = Math.floor(missing * 0.05);
  let three = Math.floor(missing * 0.15);
  let four = missing - 4 * one - 3 * two - 2 * three;
  let five = count - one - two - three - four;
  // Two with four stars are as good as one with three and one with five.
  while (five < 0 && four > 1) {
    four -= 2;
    three += 1;
    five += 1;
  }
  return [one, two, three, four, five];
}

/** The reviews of a service by users of the mock. */
export const ownReviews = (serviceId: string) =>
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
