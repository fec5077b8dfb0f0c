import { conflictOf } from '../conflict';
import { endpoint } from '../endpoint';
import {
  applicationListSchema,
  applicationPayloadSchema,
  articleMarkSchema,
  articleQuery,
  commentListSchema,
  commentPayloadSchema,
  commentSchema,
  consoleApplicationSchema,
  libraryArticleListSchema,
  pagedSearchQuery,
  projectListSchema,
  toggleSchema,
} from './consoleSearch';

const ARTICLES = '/list/search/articles';
const APPLICATIONS = '/list/search/applications';

const query = pagedSearchQuery.schema;

export const searchEndpoints = {
  articles: endpoint('GET console/list/articles', {
    access: ARTICLES,
    query: articleQuery.schema,
    result: libraryArticleListSchema,
  }),
  markArticle: endpoint('POST console/list/articles/:articleId/mark/:mark', {
    access: ARTICLES,
    body: toggleSchema,
    result: articleMarkSchema,
  }),
  comments: endpoint('GET console/list/articles/:articleId/comments', {
    access: ARTICLES,
    result: commentListSchema,
  }),
  addComment: endpoint('POST console/list/articles/:articleId/comments', {
    access: ARTICLES,
    body: commentPayloadSchema,
    result: commentSchema,
  }),
  projects: endpoint('GET console/list/projects', {
    access: '/list/search/projects',
    query,
    result: projectListSchema,
  }),
  applications: endpoint('GET console/list/applications', {
    access: APPLICATIONS,
    query,
    result: applicationListSchema,
  }),
  changeApplication: endpoint('PUT console/list/applications/:applicationId', {
    access: APPLICATIONS,
    body: applicationPayloadSchema,
    result: consoleApplicationSchema,
    conflict: conflictOf(consoleApplicationSchema),
  }),
  applicationFile: endpoint('GET console/list/applications/:applicationId/file', {
    access: APPLICATIONS,
    download: ['*/*'],
  }),
};
