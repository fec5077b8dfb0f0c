import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '../../../src/domain/calendar';
import { SERVICE_TYPES } from '../../../src/domain/catalog/service';
import { STARS, type Stars } from '../../../src/domain/review/review';
import type { ServiceRecord } from '../catalogue/record';
import { lazy, readJson, textSchema } from '../content';
import { db } from '../db';
import type { Text } from '../text';
import type { ReviewRecord } from './records';
import { randomsOf, spreadStars } from './spread';

const textsSchema = v.pipe(v.array(textSchema), v.minLength(1));
const moodSchema = v.strictObject({
  /** A first sentence for the type of the service, and a second one for any. */
  first: v.strictObject(v.entriesFromList(SERVICE_TYPES, textsSchema)),
  second: textsSchema,
});

const phrases = lazy(() =>
  readJson(
    'reviews.json',
    v.strictObject({
      surnames: textsSchema,
      high: moodSchema,
      middle: moodSchema,
      low: moodSchema,
      additions: textsSchema,
      answers: v.strictObject({ high: textsSchema, low: textsSchema }),
    }),
  ),
);

/** Share of the ratings that have a text, until the different texts are used up. */
const WITH_TEXT = 0.15;
const WITH_ADDITION = 0.12;
const WITH_ANSWER = 0.35;

/** A generated review; times are hours before the seeding. */
type Draft = Omit<ReviewRecord, 'createdAt' | 'addition' | 'answer'> & {
  hoursAgo: number;
  addition?: Text;
  answer?: Text;
};

const drafts = new Map<string, readonly Draft[]>();

/** The reviews behind the catalogue's rating of a service: exactly as many, with that mean. */
export function generatedReviews(service: ServiceRecord): ReviewRecord[] {
  const { seededAt } = db();
  let known = drafts.get(service.serviceId);
  if (!known) {
    known = draftReviews(service);
    drafts.set(service.serviceId, known);
  }
  return known.map(({ hoursAgo, addition, answer, ...review }) => {
    const createdAt = seededAt - hoursAgo * HOUR_MS;
    return {
      ...review,
      createdAt,
      // Both after the review and before the seeding.
      ...(answer && {
        answer: { text: answer, createdAt: createdAt + Math.min(20, hoursAgo / 2) * HOUR_MS },
      }),
      ...(addition && { addition: { text: addition, createdAt: createdAt + (hoursAgo / 2) * HOUR_MS } }),
    };
  });
}

/** The number of stars of each generated review, from one. */
const allStars = (starCounts: readonly number[]): Stars[] =>
  STARS.flatMap((stars, index) => Array<Stars>(starCounts[index] ?? 0).fill(stars));

const moodOf = (stars: Stars) => (stars > 3 ? 'high' : stars === 3 ? 'middle' : 'low');

function draftReviews({ serviceId, type, rating, publishedDaysAgo, skus }: ServiceRecord): Draft[] {
  const random = randomsOf(serviceId);
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const { surnames, additions, answers, ...moods } = phrases();
  const unused = {
    high: shuffled(combinations(moods.high.first[type], moods.high.second), random),
    middle: shuffled(combinations(moods.middle.first[type], moods.middle.second), random),
    low: shuffled(combinations(moods.low.first[type], moods.low.second), random),
  };
  return allStars(spreadStars(rating)).map((stars, index) => {
    const mood = moodOf(stars);
    const surname = oneOf(surnames);
    const text = random() < WITH_TEXT || stars < 3 ? unused[mood].pop() : undefined;
    const isAnswered = text !== undefined && (stars < 3 || random() < WITH_ANSWER);
    const isAddedTo = text !== undefined && stars > 3 && random() < WITH_ADDITION;
    return {
      reviewId: `${serviceId}-${index + 1}`,
      serviceId,
      stars,
      text: text ?? '',
      author: { zh: `${surname.zh}**`, en: `${surname.en}**` },
      planName: oneOf(skus).name,
      hoursAgo: 24 + Math.floor(random() * Math.max(1, publishedDaysAgo - 2) * (DAY_MS / HOUR_MS)),
      helpful: text === undefined ? 0 : Math.floor(random() ** 3 * 40),
      ...(isAddedTo && { addition: oneOf(additions) }),
      ...(isAnswered && { answer: oneOf(answers[stars > 3 ? 'high' : 'low']) }),
    };
  });
}

const combinations = (first: readonly Text[], second: readonly Text[]): Text[] =>
  first.flatMap((one) => second.map((other) => ({ zh: one.zh + other.zh, en: `${one.en} ${other.en}` })));

function shuffled(texts: Text[], random: () => number): Text[] {
  const ranked = texts.map((text) => ({ text, rank: random() }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

/** What the provider answers to a review. */
export const answerTo = ({ reviewId, stars }: Pick<ReviewRecord, 'reviewId' | 'stars'>): Text => {
  const texts = phrases().answers[stars > 3 ? 'high' : 'low'];
  return texts[Math.floor(randomsOf(reviewId)() * texts.length)] as Text;
};
