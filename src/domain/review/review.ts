import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { maxCharacters } from '../characters';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import type { OrderStatus } from '../order/orderMachine';
import { count, idSchema, text, timestamp } from '../schemas';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** Days after the completion of an order in which it can be reviewed. */
export const REVIEW_DAYS = 90;
/** Days after the completion of an order in which a review can be added to. */
export const ADDITION_DAYS = 365;
export const REVIEW_MAX_LENGTH = 1_000;
export const ADDITION_MAX_LENGTH = 500;

export const REVIEW_FILTERS = ['text', 'addition'] as const;

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW_ACTIONS = ['rate', 'add'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export const REVIEW_ERROR = {
  /** It is too late, was done before, is not the caller’s to do, or concerns their own review. */
  refused: 48101,
  /** The text contains a phone number, an email address or a link. */
  contactDetails: 48102,
} as const;

/** A whole number from 1 to 5. */
export const starsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5));

/** Mean of all ratings of a service, from 0 to 5 with one decimal, and their number. */
export const ratingSchema = v.object({
  /** 0 to 5, with one decimal. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  /** Number of ratings. */
  count,
});

/** A later text, by the author or the provider. Plain text. */
const laterTextSchema = v.object({
  /** The text, plain text. */
  text,
  /** When the text was written. */
  createdAt: timestamp,
});

/** A review by the buyer of a completed order. Texts are plain text. */
export const reviewSchema = v.object({
  /** Id of the review. */
  reviewId: idSchema,
  stars: starsSchema,
  /** Empty for stars alone. */
  text: v.string(),
  /** Masked name, such as `王**`. */
  author: text,
  /** Name of the bought plan. */
  planName: v.string(),
  /** When the service was rated. */
  createdAt: timestamp,
  /** What the author added later, to stars alone, too. */
  addition: lenient(laterTextSchema),
  /** The answer of the provider. */
  answer: lenient(laterTextSchema),
  /** Number of users who find it helpful. */
  helpfulCount: count,
  /** Whether the caller marked it as helpful. */
  helpful: v.boolean(),
  /** Whether the caller wrote it. */
  own: v.boolean(),
});

/** One page of reviews, and numbers of all. */
export const reviewListSchema = v.object({
  ...listingSchema(reviewSchema).entries,
  rating: ratingSchema,
  /** Five numbers: the ratings with one to five stars, in this order. */
  starCounts: v.array(count),
  /** Number of reviews with a text. */
  textCount: count,
  /** Number of reviews that were added to. */
  additionCount: count,
});

/** What the buyer of an order can do and has done. */
export const orderReviewSchema = v.object({
  /** What the buyer can do now; missing when nothing. */
  action: lenient(v.picklist(REVIEW_ACTIONS)),
  /** End of the time for `action`. */
  until: lenient(timestamp),
  review: lenient(reviewSchema),
});

/** A new review. */
export const ratePayloadSchema = v.object({
  stars: starsSchema,
  /** The review, plain text; empty for stars alone. */
  text: v.pipe(v.string(), v.trim(), maxCharacters(REVIEW_MAX_LENGTH)),
});

/** What is added to a review. */
export const additionPayloadSchema = v.object({
  /** The addition, plain text. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), maxCharacters(ADDITION_MAX_LENGTH)),
});

/** Whether the caller finds a review helpful. */
export const helpfulPayloadSchema = v.object({
  /** Whether the caller marks it as helpful. */
  helpful: v.boolean(),
});
/** The mark of the caller, and the number of all. */
export const helpfulResultSchema = v.object({
  /** Whether the caller has marked it as helpful. */
  helpful: v.boolean(),
  /** Number of users who find it helpful. */
  helpfulCount: count,
});

export type Rating = v.InferOutput<typeof ratingSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewList = v.InferOutput<typeof reviewListSchema>;
export type RatePayload = v.InferOutput<typeof ratePayloadSchema>;

interface ReviewedOrder {
  status: OrderStatus;
  /** Nothing was bought by a trial. */
  isTrial: boolean;
  /** Milliseconds since 1970; missing before. */
  completedAt: number | undefined;
  /** The review of the order. */
  review: { hasAddition: boolean } | undefined;
}

/** What a buyer can do, with the end of its time in milliseconds. */
export interface DueReview {
  action: ReviewAction;
  until: number;
}

/**
 * Returns what the buyer of an order can do at `now` (milliseconds): review it once within `REVIEW_DAYS` of its completion,
 * and add to the review once within `ADDITION_DAYS`. An order that is or was refunded is not completed.
 */
export function dueReview(order: ReviewedOrder, now: number): DueReview | undefined {
  const { status, isTrial, completedAt, review } = order;
  if (status !== 'completed' || isTrial || completedAt === undefined || review?.hasAddition) return undefined;
  const action = review ? 'add' : 'rate';
  const until = completedAt + (review ? ADDITION_DAYS : REVIEW_DAYS) * DAY_MS;
  return now < until ? { action, until } : undefined;
}

// Each accepts the spellings by which people get around a filter for the plain one.
const PHONE = /(?<!\d)(?:\+?86[\s-]?)?1[3-9](?:[\s-]?\d){9}(?!\d)/;
const EMAIL = /[\w.+-]+\s?@\s?[\w-]+\.[a-z]/i;
const LINK = /\bhttps?:|\bwww\.|[a-z\d-]\.(?:com|cn|net|org|io|top|xyz|vip|cc|shop|site)(?![a-z\d])/i;

/** Whether a text contains a mobile number, an email address or a link, also in full-width characters. */
export function hasContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC');
  return [PHONE, EMAIL, LINK].some((pattern) => pattern.test(plain));
}

/** Returns the rating of some stars, given as the numbers of ratings with one to five. The score is 0 without ratings. */
export function toRating(starCounts: readonly number[]): Rating {
  const total = starCounts.reduce((sum, each) => sum + each, 0);
  const sum = starCounts.reduce((all, each, index) => all + each * (index + 1), 0);
  return { score: total === 0 ? 0 : Math.round((10 * sum) / total) / 10, count: total };
}
