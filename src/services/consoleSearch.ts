import { request } from '@umijs/max';
import {
  type ApplicationPayload,
  type ArticleMark,
  applicationListSchema,
  applicationSchema,
  articleMarkSchema,
  commentListSchema,
  commentSchema,
  libraryArticleListSchema,
  projectListSchema,
  type SearchQuery,
} from '@/domain/console/consoleSearch';
import { downloadBlob } from '@/request/download';

interface SearchCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

const articlePath = (articleId: string) => `console/list/articles/${encodeURIComponent(articleId)}`;
const applicationPath = (applicationId: string) =>
  `console/list/applications/${encodeURIComponent(applicationId)}`;

/** The library's articles that fit, newest first. */
export function listArticles(query: SearchQuery, { signal }: SearchCallOptions = {}) {
  return request('console/list/articles', {
    params: { ...query },
    schema: libraryArticleListSchema,
    signal,
  });
}

/** Stars or likes an article, or takes that back; answers how many have. Throws a `RequestError`. */
export function markArticle(articleId: string, mark: ArticleMark, on: boolean) {
  return request(`${articlePath(articleId)}/mark/${mark}`, {
    method: 'post',
    data: { on },
    schema: articleMarkSchema,
  });
}

/** What was said to an article, newest first. */
export function listComments(articleId: string, { signal }: SearchCallOptions = {}) {
  return request(`${articlePath(articleId)}/comments`, { schema: commentListSchema, signal });
}

/** Says something to an article. Throws a `RequestError`. */
export function addComment(articleId: string, text: string) {
  return request(`${articlePath(articleId)}/comments`, {
    method: 'post',
    data: { text },
    schema: commentSchema,
  });
}

/** The team's projects that fit. */
export function listProjects(query: SearchQuery, { signal }: SearchCallOptions = {}) {
  return request('console/list/projects', { params: { ...query }, schema: projectListSchema, signal });
}

/** The team's tools that fit, pinned ones first. */
export function listApplications(query: SearchQuery, { signal }: SearchCallOptions = {}) {
  return request('console/list/applications', {
    params: { ...query },
    schema: applicationListSchema,
    signal,
  });
}

/** Changes what is given of an application. Throws a `RequestError`. */
export function changeApplication(applicationId: string, data: ApplicationPayload) {
  return request(applicationPath(applicationId), { method: 'put', data, schema: applicationSchema });
}

/** An application's file (spec section 7). Throws a `RequestError`. */
export function downloadApplication(applicationId: string) {
  return downloadBlob(request, `${applicationPath(applicationId)}/file`);
}
