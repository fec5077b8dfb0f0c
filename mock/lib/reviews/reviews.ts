import { HOUR_MS } from '../../../src/domain/calendar';
import {
  dueReview,
  hasContactDetails,
  REVIEW_ERROR,
  type Review,
  type Stars,
} from '../../../src/domain/review/review';
import { findServiceRecord } from '../catalogue/catalogue';
import type { ServiceRecord } from '../catalogue/record';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import type { OrderRecord } from '../orders/records';
import { pick } from '../pick';
import { type Language, textIn } from '../text';
import type { UserRecord } from '../users';
import { answerTo, generatedReviews } from './generated';
import { ownReviews } from './ratings';
import type { ReviewRecord } from './records';

/** Hours after which the provider answers a review of a user of the mock. */
const ANSWERED_AFTER_HOURS = 20;

/** Every review of a service, with the answers that were given by now. */
export const reviewsOf = (service: ServiceRecord): ReviewRecord[] => [
  ...ownReviews(service.serviceId).map(withAnswer),
  ...generatedReviews(service),
];

/** The answers to reviews of the mock's users follow from the clock. */
export function withAnswer(review: ReviewRecord): ReviewRecord {
  const createdAt = review.createdAt + ANSWERED_AFTER_HOURS * HOUR_MS;
  return createdAt > now() ? review : { ...review, answer: { text: answerTo(review), createdAt } };
}

export const helpfulCountOf = ({ reviewId, helpful }: ReviewRecord): number =>
  helpful + db().helpfulMarks.filter((mark) => mark.reviewId === reviewId).length;

const isMarkedBy = ({ reviewId }: ReviewRecord, userId: string | undefined) =>
  db().helpfulMarks.some((mark) => mark.reviewId === reviewId && mark.userId === userId);

export function reviewView(review: ReviewRecord, userId: string | undefined, language: Language): Review {
  const { text, author, planName, createdAt, addition, answer } = review;
  const later = (given: ReviewRecord['addition']) =>
    given && { text: textIn(given.text, language), createdAt: isoTime(given.createdAt) };
  return {
    ...pick(review, ['reviewId', 'stars']),
    text: textIn(text, language),
    author: textIn(author, language),
    planName: textIn(planName, language),
    createdAt: isoTime(createdAt),
    addition: later(addition),
    answer: later(answer),
    helpfulCount: helpfulCountOf(review),
    helpful: isMarkedBy(review, userId),
    own: review.userId !== undefined && review.userId === userId,
  };
}

/** Marks a review as helpful, or takes the mark back. Throws 404 for an unknown review. */
export function markHelpful(user: UserRecord, reviewId: string, helpful: boolean) {
  const service = findServiceRecord(reviewId.replace(/-\d+$/, ''));
  const own = db().reviews.find((each) => each.reviewId === reviewId);
  const review = getOrThrow(
    own ?? (service && generatedReviews(service).find((each) => each.reviewId === reviewId)),
    {
      zh: '没有找到该评价。',
      en: 'There is no such review.',
    },
  );
  if (review.userId === user.userId) throw refused();
  const tables = db();
  tables.helpfulMarks = tables.helpfulMarks.filter(
    (mark) => mark.reviewId !== reviewId || mark.userId !== user.userId,
  );
  if (helpful) tables.helpfulMarks.push({ userId: user.userId, reviewId });
  return { helpful, helpfulCount: helpfulCountOf(review) };
}

const reviewOfOrder = ({ orderId }: OrderRecord): ReviewRecord | undefined =>
  db().reviews.find((review) => review.orderId === orderId);

/** What the buyer of an order can do about its review. */
export function dueReviewOf(order: OrderRecord) {
  const review = reviewOfOrder(order);
  return dueReview(
    {
      status: order.status,
      isTrial: order.selection.orderType === 'trial',
      completedAt: order.activatedAt,
      review: review && { hasAddition: review.addition !== undefined },
    },
    now(),
  );
}

/** The review of an order for its buyer; undefined for an order that cannot be reviewed. */
export function orderReviewView(order: OrderRecord, language: Language) {
  const review = reviewOfOrder(order);
  const due = dueReviewOf(order);
  if (!review && !due) return undefined;
  return {
    action: due?.action,
    until: isoTime(due?.until),
    review: review && reviewView(withAnswer(review), order.userId, language),
  };
}

/** Reviews an order. The same review may arrive twice. Throws a MockFailure when it is too late or done before. */
export function rateOrder(
  order: OrderRecord,
  user: UserRecord,
  { stars, text }: { stars: number; text: string },
) {
  const before = reviewOfOrder(order);
  if (before && before.stars === stars && before.text === text) return;
  if (dueReviewOf(order)?.action !== 'rate') throw refused();
  checkText(text);
  const { serviceId, planName } = order.service;
  db().reviews.push({
    reviewId: `order-${order.orderId}`,
    serviceId,
    stars: stars as Stars,
    text,
    author: maskName(user.nickname || user.userName),
    planName,
    createdAt: now(),
    helpful: 0,
    orderId: order.orderId,
    userId: user.userId,
  });
}

/** Adds to the review of an order. The same text may arrive twice. Throws a MockFailure when it is too late or done before. */
export function addToReview(order: OrderRecord, text: string): void {
  const review = reviewOfOrder(order);
  if (review?.addition?.text === text) return;
  if (!review || dueReviewOf(order)?.action !== 'add') throw refused();
  checkText(text);
  review.addition = { text, createdAt: now() };
}

/** The first letter of a name; the others are hidden. */
const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

function checkText(text: string): void {
  if (!hasContactDetails(text)) return;
  throw new MockFailure(REVIEW_ERROR.contactDetails, {
    zh: '评价中不能包含手机号、邮箱或链接。',
    en: 'Reviews can’t contain phone numbers, email addresses or links.',
  });
}

const refused = (): MockFailure =>
  new MockFailure(REVIEW_ERROR.refused, {
    zh: '该评价不能提交或已提交过，请刷新后查看。',
    en: 'This review can’t be submitted, or was submitted before. Reload to see its state.',
  });
