import type {
  ArticleComment,
  ArticleMark,
  LibraryArticle,
} from '../../../../src/domain/console/consoleSearch';
import { isoTime } from '../../clock';
import { db } from '../../db';
import { MOCK_CODE, MockFailure } from '../../failure';
import type { Language } from '../../text';
import { getPerson, memberAt } from '../team';
import { textIn } from '../texts';
import { firstComments, type LibraryArticleRecord, libraryArticles } from './articles';
import type { CommentRecord } from './tables';

const HOUR_MS = 3_600_000;

/** The article of an id. Throws a MockFailure (code 404) when there is none. */
export function getArticleOrThrow(articleId: string | undefined): LibraryArticleRecord {
  const article = libraryArticles().find((one) => one.articleId === articleId);
  if (article) return article;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这篇文章', en: 'There is no such article' });
}

/** What was said to an article, newest first. */
export function getComments(article: LibraryArticleRecord): CommentRecord[] {
  const { seededAt, lists } = db();
  const place = libraryArticles().indexOf(article);
  const first = firstComments()
    .slice(0, 1 + (place % firstComments().length))
    .map((text, index) => ({
      commentId: `${article.articleId}-${index + 1}`,
      articleId: article.articleId,
      authorId: memberAt(place + index + 1),
      text,
      at: seededAt - article.age + (index + 2) * 5 * HOUR_MS,
    }));
  const said = lists.comments.filter(({ articleId }) => articleId === article.articleId);
  return [...first, ...said].sort((a, b) => b.at - a.at);
}

export const commentAnswer = (comment: CommentRecord, language: Language): ArticleComment => ({
  commentId: comment.commentId,
  author: getPerson(comment.authorId, language),
  text: textIn(comment.text, language),
  at: isoTime(comment.at),
});

/** How many have marked an article, and whether this person has. */
export function getMark(article: LibraryArticleRecord, mark: ArticleMark, userId: string) {
  const marks = db().lists.articleMarks.filter(
    (one) => one.articleId === article.articleId && one.mark === mark,
  );
  const before = mark === 'star' ? article.stars : article.likes;
  return { on: marks.some((one) => one.userId === userId), count: before + marks.length };
}

/** Sets or takes away what this person has marked; once is enough. */
export function setMark(article: LibraryArticleRecord, mark: ArticleMark, userId: string, on: boolean): void {
  const { lists } = db();
  const { articleId } = article;
  lists.articleMarks = lists.articleMarks.filter(
    (one) => !(one.articleId === articleId && one.mark === mark && one.userId === userId),
  );
  if (on) lists.articleMarks.push({ articleId, userId, mark });
}

export const articleAnswer = (
  article: LibraryArticleRecord,
  userId: string,
  language: Language,
): LibraryArticle => ({
  articleId: article.articleId,
  title: article.title[language],
  excerpt: article.excerpt[language],
  topics: article.topics,
  owner: getPerson(article.ownerId, language),
  rating: article.rating / 10,
  publishedAt: isoTime(db().seededAt - article.age),
  star: getMark(article, 'star', userId),
  like: getMark(article, 'like', userId),
  commentCount: getComments(article).length,
});
