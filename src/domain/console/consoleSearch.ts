import * as v from 'valibot';
import { nameSchema, ruledText } from '../fieldError';
import { cursorListingSchema, listingSchema, MAX_PAGE_SIZE } from '../listing';
import { cursorQuery, ids, keyword, listQuery, manyOf, oneOf } from '../listQuery';
import { count, idSchema, text, timestamp } from '../schemas';
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

const people = {
  /** The people to filter by. */
  people: v.array(personSchema),
};

/** `on`: marked by the current user; `count`: by all users. */
export const articleMarkSchema = v.object({
  /** Whether the user has set the mark. */
  on: v.boolean(),
  /** Number of users who have set it. */
  count,
});

/** An article of the team's library. */
export const libraryArticleSchema = v.object({
  articleId: idSchema,
  /** Title of the article. */
  title: text,
  /** First sentences, plain text. */
  excerpt: text,
  /** Topics that it belongs to. */
  topics: v.array(topic),
  owner: personSchema,
  /** Quality. */
  rating: stars,
  /** When the article was published. */
  publishedAt: timestamp,
  star: articleMarkSchema,
  like: articleMarkSchema,
  /** Number of comments. */
  commentCount: count,
});
/** One page of articles. */
export const libraryArticleListSchema = v.object({
  ...cursorListingSchema(libraryArticleSchema).entries,
  ...people,
});
export const ARTICLE_PAGE_SIZE = 5;
/** Of a list that grows; what comes after them is found by filters. */
export const MAX_SHOWN_ARTICLES = MAX_PAGE_SIZE;

export const ARTICLE_MARKS = ['star', 'like'] as const;
export type ArticleMark = (typeof ARTICLE_MARKS)[number];

/** A comment on an article. */
export const commentSchema = v.object({
  commentId: idSchema,
  author: personSchema,
  /** The comment, plain text. */
  text,
  /** When the comment was written. */
  at: timestamp,
});
/** Comments on an article. */
export const commentListSchema = v.object({
  /** The comments, oldest first. */
  list: v.array(commentSchema),
});
/** A new comment. */
export const commentPayloadSchema = v.object({
  /** The comment, plain text. */
  text: ruledText({ min: 1, max: 300 }),
});
/** Turns something on or off. */
export const toggleSchema = v.object({
  /** Whether it is turned on. */
  on: v.boolean(),
});

/** A project; its process is at `/profile/advanced?id=`. */
export const projectSchema = v.object({
  projectId: idSchema,
  /** Title of the project. */
  title: text,
  /** One or two sentences of plain text. */
  summary: text,
  /** Topics that it belongs to. */
  topics: v.array(topic),
  owner: personSchema,
  /** People of the project. */
  members: v.array(personSchema),
  /** Quality. */
  rating: stars,
  /** When the project was last changed. */
  updatedAt: timestamp,
});
/** One page of projects. */
export const projectListSchema = v.object({ ...listingSchema(projectSchema).entries, ...people });
export const PROJECT_PAGE_SIZE = 8;

/** A tool of the team. */
export const consoleApplicationSchema = v.object({
  applicationId: idSchema,
  /** Name of the application. */
  name: text,
  /** What the application does, plain text. */
  description: text,
  /** Topic that it belongs to. */
  topic,
  owner: personSchema,
  /** Quality. */
  rating: stars,
  /** Number of active users. */
  activeUsers: count,
  /** Number of new users. */
  newUsers: count,
  /** Paused for all users. */
  paused: v.boolean(),
  /** Shown first. */
  pinned: v.boolean(),
  /** Incremented by each change. */
  version: count,
});
/** One page of applications. */
export const applicationListSchema = v.object({
  ...listingSchema(consoleApplicationSchema).entries,
  ...people,
});
export const APPLICATION_PAGE_SIZE = 8;

const filters = {
  /** Searches the title or name, the description and the id; see "Lists". */
  keyword,
  /** Only entries with these topics. */
  topic: manyOf(TOPICS),
  /** Only entries of these people, by their ids. */
  owner: ids,
  /** Only entries of this quality or better. */
  rating: oneOf(RATING_NAMES),
};

const activity = {
  /** Only entries with this activity. */
  activity: oneOf(ACTIVITY_NAMES),
};

/** A single page that grows up to 20 times its initial size. */
export const articleQuery = cursorQuery(
  { ...filters, ...activity },
  {
    pageSizes: Array.from(
      { length: MAX_SHOWN_ARTICLES / ARTICLE_PAGE_SIZE },
      (_, index) => (index + 1) * ARTICLE_PAGE_SIZE,
    ),
  },
);
/** What the endpoints of projects and applications take: the filters of articles. */
export const pagedSearchQuery = listQuery({ ...filters, ...activity });
export const projectQuery = listQuery(filters, { pageSizes: [PROJECT_PAGE_SIZE] });
export const applicationQuery = listQuery(filters, { pageSizes: [APPLICATION_PAGE_SIZE] });

/** What a person types of an application. */
export const applicationTextsSchema = v.object({
  /** Name of the application. */
  name: nameSchema(40, 2),
  /** What the application does, plain text. */
  description: ruledText({ min: 4, max: 160 }),
  /** Topic that it belongs to. */
  topic,
});

/** Fields that are missing stay as they are. A switch alone needs no version. */
export const applicationPayloadSchema = v.partial(
  v.object({
    ...applicationTextsSchema.entries,
    /** Whether the application is paused for all users. */
    paused: v.boolean(),
    /** Whether the application is shown first. */
    pinned: v.boolean(),
    /** Version that the change started from. */
    version: count,
  }),
);

export type LibraryArticle = v.InferOutput<typeof libraryArticleSchema>;
export type ArticleComment = v.InferOutput<typeof commentSchema>;
export type Project = v.InferOutput<typeof projectSchema>;
export type Application = v.InferOutput<typeof consoleApplicationSchema>;
export type ApplicationTexts = v.InferOutput<typeof applicationTextsSchema>;
export type ApplicationPayload = v.InferOutput<typeof applicationPayloadSchema>;
