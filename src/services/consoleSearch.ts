import type { ArticleMark } from '@/domain/console/consoleSearch';
import { searchEndpoints } from '@/domain/console/searchEndpoints';
import { call, service } from './call';

/** Newest first. */
export const listArticles = service(searchEndpoints.articles);

/** Adds or removes a star or like and returns the count. */
export const markArticle = (articleId: string, mark: ArticleMark, on: boolean) =>
  call(searchEndpoints.markArticle, { params: { articleId, mark }, body: { on } });

/** Newest first. */
export const listComments = service(searchEndpoints.comments);

export const addComment = (articleId: string, text: string) =>
  call(searchEndpoints.addComment, { params: { articleId }, body: { text } });

export const listProjects = service(searchEndpoints.projects);

/** Pinned ones first. */
export const listApplications = service(searchEndpoints.applications);

/** Changes the given fields. */
export const changeApplication = service(searchEndpoints.changeApplication);

/** Downloads an application's file (spec section 7). */
export const downloadApplication = service(searchEndpoints.applicationFile);
