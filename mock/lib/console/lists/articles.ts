import * as v from 'valibot';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/calendar';
import {
  type ArticleComment,
  type ArticleMark,
  type LibraryArticle,
  TOPICS,
} from '../../../../src/domain/console/consoleSearch';
import { isoTime } from '../../clock';
import { lazy, readJson, textSchema } from '../../content';
import type { SortKey } from '../../cursors';
import { db } from '../../db';
import { pick } from '../../pick';
import { getRow } from '../../rows';
import { type Language, textIn } from '../../text';
import { getPerson, memberAt } from '../team';
import type { CommentRecord } from './tables';

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

/** The library of articles; constant, so it is not stored. */
export const libraryArticles = lazy(() =>
  content().articles.map((article, index) => ({
    ...article,
    articleId: `L-${101 + index}`,
    ownerId: memberAt(index * 3),
    /** Stars times ten. */
    rating: 36 + ((index * 5) % 14),
    /** Milliseconds before the seeded day. */
    age: (index * 2 + 1) * DAY_MS + ((index * 37) % 600) * MINUTE_MS,
    stars: 12 + ((index * 29) % 140),
    likes: 20 + ((index * 53) % 260),
  })),
);

type LibraryArticleRecord = ReturnType<typeof libraryArticles>[number];

/** The latest article has the greatest key. */
export const articleKey = ({ age, articleId }: LibraryArticleRecord): SortKey => [-age, articleId];

export const getArticleOrThrow = (articleId: string): LibraryArticleRecord =>
  getRow(libraryArticles(), { articleId }, { zh: '没有这篇文章', en: 'There is no such article' });

/** The comments on an article, newest first. */
export function getComments(article: LibraryArticleRecord): CommentRecord[] {
  const { seededAt, lists } = db();
  const place = libraryArticles().indexOf(article);
  const { firstComments } = content();
  const first = firstComments.slice(0, 1 + (place % firstComments.length)).map((text, index) => ({
    commentId: `${article.articleId}-${index + 1}`,
    articleId: article.articleId,
    authorId: memberAt(place + index + 1),
    text,
    at: seededAt - article.age + (index + 2) * 5 * HOUR_MS,
  }));
  const added = lists.comments.filter(({ articleId }) => articleId === article.articleId);
  return [...first, ...added].sort((a, b) => b.at - a.at);
}

export const commentView = (comment: CommentRecord, language: Language): ArticleComment => ({
  commentId: comment.commentId,
  author: getPerson(comment.authorId, language),
  text: textIn(comment.text, language),
  at: isoTime(comment.at),
});

/** The number of marks on an article, and whether this user has set one. */
export function getMark(article: LibraryArticleRecord, mark: ArticleMark, userId: string) {
  const marks = db().lists.articleMarks.filter(
    (one) => one.articleId === article.articleId && one.mark === mark,
  );
  const before = mark === 'star' ? article.stars : article.likes;
  return { on: marks.some((one) => one.userId === userId), count: before + marks.length };
}

/** Sets or removes this user's mark; idempotent. */
export function setMark(article: LibraryArticleRecord, mark: ArticleMark, userId: string, on: boolean): void {
  const { lists } = db();
  const { articleId } = article;
  lists.articleMarks = lists.articleMarks.filter(
    (one) => !(one.articleId === articleId && one.mark === mark && one.userId === userId),
  );
  if (on) lists.articleMarks.push({ articleId, userId, mark });
}

export const articleView = (
  article: LibraryArticleRecord,
  userId: string,
  language: Language,
): LibraryArticle => ({
  ...pick(article, ['articleId', 'topics']),
  title: article.title[language],
  excerpt: article.excerpt[language],
  owner: getPerson(article.ownerId, language),
  rating: article.rating / 10,
  publishedAt: isoTime(db().seededAt - article.age),
  star: getMark(article, 'star', userId),
  like: getMark(article, 'like', userId),
  commentCount: getComments(article).length,
});
