import * as v from 'valibot';
import { TOPICS } from '../../../../src/domain/console/consoleSearch';
import { lazy, readJson, textSchema } from '../../content';
import { memberAt } from '../team';

const DAY_MS = 86_400_000;

const content = lazy(() =>
  readJson(
    'console/articles.json',
    v.strictObject({
      articles: v.array(
        v.strictObject({ title: textSchema, excerpt: textSchema, topics: v.array(v.picklist(TOPICS)) }),
      ),
      firstComments: v.array(textSchema),
    }),
  ),
);

/** Returns the library: always the same, so nothing of it is stored. */
export const libraryArticles = lazy(() =>
  content().articles.map((article, index) => ({
    ...article,
    articleId: `L-${101 + index}`,
    ownerId: memberAt(index * 3),
    /** Stars times ten. */
    rating: 36 + ((index * 5) % 14),
    /** Milliseconds before the seeded day. */
    age: (index * 2 + 1) * DAY_MS + ((index * 37) % 600) * 60_000,
    stars: 12 + ((index * 29) % 140),
    likes: 20 + ((index * 53) % 260),
  })),
);

export type LibraryArticleRecord = ReturnType<typeof libraryArticles>[number];

/** Returns the comments that articles start with. */
export const firstComments = () => content().firstComments;
