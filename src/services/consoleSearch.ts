import type { ApplicationPayload, ArticleMark } from '@/domain/console/consoleSearch';
import { searchEndpoints } from '@/domain/console/searchEndpoints';
import type { Query } from '@/domain/endpoint';
import { type CallOptions, call } from './call';

/** Newest first. */
export function listArticles(query: Query<typeof searchEndpoints.articles>, options?: CallOptions) {
  return call(searchEndpoints.articles, { query }, options);
}

/** Adds or removes a star or like and returns the count. Throws a `RequestError`. */
export function markArticle(articleId: string, mark: ArticleMark, on: boolean) {
  return call(searchEndpoints.markArticle, { params: { articleId, mark }, body: { on } });
}

/** Newest first. */
export function listComments(articleId: string, options?: CallOptions) {
  return call(searchEndpoints.comments, { params: { articleId } }, options);
}

/** Throws a `RequestError`. */
export function addComment(articleId: string, text: string) {
  return call(searchEndpoints.addComment, { params: { articleId }, body: { text } });
}

export function listProjects(query: Query<typeof searchEndpoints.projects>, options?: CallOptions) {
  return call(searchEndpoints.projects, { query }, options);
}

/** Pinned ones first. */
export function listApplications(query: Query<typeof searchEndpoints.applications>, options?: CallOptions) {
  return call(searchEndpoints.applications, { query }, options);
}

/** Changes the given fields. Throws a `RequestError`; `CONFLICT` for a version that is not the current one. */
export function changeApplication(applicationId: string, body: ApplicationPayload) {
  return call(searchEndpoints.changeApplication, { params: { applicationId }, body });
}

/** Downloads an application's file (spec section 7). Throws a `RequestError`. */
export function downloadApplication(applicationId: string) {
  return call(searchEndpoints.applicationFile, { params: { applicationId } });
}
