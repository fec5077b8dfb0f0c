import * as v from 'valibot';
import { ruledText } from '../fieldError';
import { listingSchema } from '../listing';
import { ids, listQuery, manyOf, oneOf, text as textParam } from '../listQuery';
import { count, text, timestamp } from '../schemas';
import { personSchema } from './person';

export const TOPICS = [
  'onboarding',
  'pricing',
  'billing',
  'refunds',
  'compliance',
  'security',
  'quality',
  'support',
  'growth',
  'data',
  'integration',
  'training',
] as const;
export type Topic = (typeof TOPICS)[number];
const topic = v.picklist(TOPICS);

/** Minimum stars, times ten. */
export const RATINGS = { excellent: 45, good: 40 } as const;
export type Rating = keyof typeof RATINGS;
export const RATING_NAMES = Object.keys(RATINGS) as Rating[];

/** Days since the author's last visit. */
export const ACTIVITIES = { week: 7, month: 30 } as const;
export type Activity = keyof typeof ACTIVITIES;
export const ACTIVITY_NAMES = Object.keys(ACTIVITIES) as Activity[];

const stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

const withPeople = <S extends v.GenericSchema>(item: S) =>
  v.object({ ...listingSchema(item).entries, people: v.array(personSchema) });

/** `on`: marked by the current user; `count`: by all users. */
export const articleMarkSchema = v.object({ on: v.boolean(), count });

/** An article of the team's library. */
export const libraryArticleSchema = v.object({
  articleId: text,
  title: text,
  excerpt: text,
  topics: v.array(topic),
  owner: personSchema,
  rating: stars,
  publishedAt: timestamp,
  star: articleMarkSchema,
  like: articleMarkSchema,
  commentCount: count,
});
export const libraryArticleListSchema = withPeople(libraryArticleSchema);
export const ARTICLE_PAGE_SIZE = 5;

export const ARTICLE_MARKS = ['star', 'like'] as const;
export type ArticleMark = (typeof ARTICLE_MARKS)[number];

export const commentSchema = v.object({ commentId: text, author: personSchema, text, at: timestamp });
export const commentListSchema = v.object({ list: v.array(commentSchema) });
export const commentPayloadSchema = v.object({ text: ruledText({ min: 1, max: 300 }) });
export const toggleSchema = v.object({ on: v.boolean() });

/** A project; its process is at `/profile/advanced?id=`. */
export const projectSchema = v.object({
  projectId: text,
  title: text,
  summary: text,
  topics: v.array(topic),
  owner: personSchema,
  members: v.array(personSchema),
  rating: stars,
  updatedAt: timestamp,
});
export const projectListSchema = withPeople(projectSchema);
export const PROJECT_PAGE_SIZE = 8;

/** A tool of the team. */
export const consoleApplicationSchema = v.object({
  applicationId: text,
  name: text,
  description: text,
  topic,
  owner: personSchema,
  rating: stars,
  activeUsers: count,
  newUsers: count,
  /** Paused for all users. */
  paused: v.boolean(),
  /** Shown first. */
  pinned: v.boolean(),
  /** Incremented by each change. */
  version: count,
});
export const applicationListSchema = withPeople(consoleApplicationSchema);
export const APPLICATION_PAGE_SIZE = 8;

const filters = { keyword: textParam(), topic: manyOf(TOPICS), owner: ids, rating: oneOf(RATING_NAMES) };

/** A single page that grows up to 20 times its initial size. */
export const articleQuery = listQuery(
  { ...filters, activity: oneOf(ACTIVITY_NAMES) },
  { pageSizes: Array.from({ length: 20 }, (_, index) => (index + 1) * ARTICLE_PAGE_SIZE) },
);
export const projectQuery = listQuery(filters, { pageSizes: [PROJECT_PAGE_SIZE] });
export const applicationQuery = listQuery(filters, { pageSizes: [APPLICATION_PAGE_SIZE] });

/** What a person types of an application. */
export const applicationTextsSchema = v.object({
  name: ruledText({ min: 2, max: 40 }),
  description: ruledText({ min: 4, max: 160 }),
  topic,
});

/** Fields that are missing stay as they are. A switch alone needs no version. */
export const applicationPayloadSchema = v.partial(
  v.object({
    ...applicationTextsSchema.entries,
    paused: v.boolean(),
    pinned: v.boolean(),
    version: count,
  }),
);

export type LibraryArticle = v.InferOutput<typeof libraryArticleSchema>;
export type ArticleComment = v.InferOutput<typeof commentSchema>;
export type Project = v.InferOutput<typeof projectSchema>;
export type Application = v.InferOutput<typeof consoleApplicationSchema>;
export type ApplicationTexts = v.InferOutput<typeof applicationTextsSchema>;
export type ApplicationPayload = v.InferOutput<typeof applicationPayloadSchema>;
