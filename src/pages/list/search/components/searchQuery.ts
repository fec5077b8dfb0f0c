import {
  ACTIVITY_NAMES,
  APPLICATION_PAGE_SIZE,
  ARTICLE_PAGE_SIZE,
  PROJECT_PAGE_SIZE,
  RATING_NAMES,
  TOPICS,
} from '@/domain/console/consoleSearch';
import { ids, listQuery, manyOf, oneOf, text } from '@/domain/listQuery';

const fields = { keyword: text(), topic: manyOf(TOPICS), owner: ids, rating: oneOf(RATING_NAMES) };

/** A single page that grows up to 20 times its initial size. */
export const articleQuery = listQuery(
  { ...fields, activity: oneOf(ACTIVITY_NAMES) },
  { pageSizes: Array.from({ length: 20 }, (_, index) => (index + 1) * ARTICLE_PAGE_SIZE) },
);
export const projectQuery = listQuery(fields, { pageSizes: [PROJECT_PAGE_SIZE] });
export const applicationQuery = listQuery(fields, { pageSizes: [APPLICATION_PAGE_SIZE] });
