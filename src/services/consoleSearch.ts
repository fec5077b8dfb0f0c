import type { ApplicationPayload, ArticleMark, SearchQuery } from '@/domain/console/consoleSearch';
import { searchEndpoints } from '@/domain/console/searchEndpoints';
import { type CallOptions, call } from './call';

/** The library's articles that fit, newest first. */
export function listArticles(query: SearchQuery, options?: CallOptions) {
  return call(searchEndpoints.articles, { query }, options);
}

/** Stars or likes an article, or takes that back; answers how many have. Throws a `RequestError`. */
export function markArticle(articleId: string, mark: ArticleMark, on: boolean) {
  return call(searchEndpoints.markArticle, { params: { articleId, mark }, body: { on } });
}

/** What was said to an article, newest first. */
export function listComments(articleId: string, options?: CallOptions) {
  return call(searchEndpoints.comments, { params: { articleId } }, options);
}

/** Says something to an article. Throws a `RequestError`. */
export function addComment(articleId: string, text: string) {
  return call(searchEndpoints.addComment, { params: { articleId }, body: { text } });
}

/** The team's projects that fit. */
export function listProjects(query: SearchQuery, options?: CallOptions) {
  return call(searchEndpoints.projects, { query }, options);
}

/** The team's tools that fit, pinned ones first. */
export function listApplications(query: SearchQuery, options?: CallOptions) {
  return call(searchEndpoints.applications, { query }, options);
}

/** Changes what is given of an application. Throws a `RequestError`. */
export function changeApplication(applicationId: string, body: ApplicationPayload) {
  return call(searchEndpoints.changeApplication, { params: { applicationId }, body });
}

/** An application's file (spec section 7). Throws a `RequestError`. */
export function downloadApplication(applicationId: string) {
  return call(searchEndpoints.applicationFile, { params: { applicationId } });
}
