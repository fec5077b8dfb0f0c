import * as v from 'valibot';
import * as search from '../../../src/domain/console/consoleSearch';
import {
  TASK_SORTS,
  TASK_STATUSES,
  taskListSchema,
  taskPayloadSchema,
  taskSchema,
} from '../../../src/domain/console/consoleTask';
import {
  TEMPLATE_KINDS,
  TEMPLATE_STATES,
  templateListSchema,
  templatePayloadSchema,
  templateSchema,
} from '../../../src/domain/console/serviceTemplate';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { choiceQuery, choicesQuery, paging, textQuery } from '../query';

const task = (facts: EndpointFacts): EndpointFacts => ({
  page: '/list/basic-list',
  result: taskSchema,
  ...facts,
});
const template = (facts: EndpointFacts): EndpointFacts => ({
  page: '/list/card-list',
  result: templateSchema,
  ...facts,
});
const article = (facts: EndpointFacts): EndpointFacts => ({ page: '/list/search/articles', ...facts });
const application = (facts: EndpointFacts): EndpointFacts => ({
  page: '/list/search/applications',
  ...facts,
});

const searchQuery = v.object({
  keyword: textQuery,
  topic: choicesQuery(search.TOPICS),
  owner: v.optional(v.array(v.string())),
  rating: choiceQuery(search.RATING_NAMES),
  activity: choiceQuery(search.ACTIVITY_NAMES),
  ...paging,
});

const taskBody = {
  body: taskPayloadSchema,
  example: {
    title: '核对十一月账单',
    description: '',
    ownerId: 'nobody-of-that-name',
    startAt: '2026-12-01T01:00:00.000Z',
    progress: 0,
  },
};
const templateBody = {
  body: templatePayloadSchema,
  example: { name: '按月订阅模板', description: '适合按月付费、随时可以停用的服务', kind: 'subscription' },
};

/** The console's lists beside the table: tasks, templates, and the three searches. */
export const CONSOLE_LIST_ENDPOINTS: EndpointTable = {
  'GET console/list/tasks': task({
    summary: 'Tasks of the team, with the figures of all of them.',
    query: v.object({
      status: choiceQuery(TASK_STATUSES),
      keyword: textQuery,
      sort: choiceQuery(TASK_SORTS),
      ...paging,
    }),
    result: taskListSchema,
  }),
  'POST console/list/tasks': task({ summary: 'Creates a task.', ...taskBody }),
  'PUT console/list/tasks/{taskId}': task({ summary: 'Changes a task.', ...taskBody }),
  'POST console/list/tasks/{taskId}/finish': task({ summary: 'Marks a task done.' }),
  'POST console/list/tasks/{taskId}/reopen': task({ summary: 'Takes a task up again.' }),
  'DELETE console/list/tasks/{taskId}': task({ summary: 'Deletes a task.', result: undefined }),
  'POST console/list/tasks/{taskId}/restore': task({ summary: 'Brings a deleted task back.' }),

  'GET console/list/templates': template({
    summary: 'What a new service can start from.',
    query: v.object({
      keyword: textQuery,
      kind: choiceQuery(TEMPLATE_KINDS),
      state: choiceQuery(TEMPLATE_STATES),
      ...paging,
    }),
    result: templateListSchema,
  }),
  'POST console/list/templates': template({ summary: 'Creates a template.', ...templateBody }),
  'PUT console/list/templates/{templateId}': template({ summary: 'Changes a template.', ...templateBody }),
  'POST console/list/templates/{templateId}/duplicate': template({
    summary: 'Makes a copy under a name of its own.',
  }),
  'POST console/list/templates/{templateId}/archive': template({ summary: 'Offers it to nobody any more.' }),
  'POST console/list/templates/{templateId}/unarchive': template({ summary: 'Offers it again.' }),

  'GET console/list/articles': article({
    summary: 'Articles of the team’s library.',
    query: searchQuery,
    result: search.libraryArticleListSchema,
  }),
  'POST console/list/articles/{articleId}/mark/{mark}': article({
    summary: 'Sets or takes back the person’s own mark (`star` or `like`).',
    body: search.toggleSchema,
    example: { on: true },
    result: search.articleMarkSchema,
  }),
  'GET console/list/articles/{articleId}/comments': article({
    summary: 'The comments on an article, oldest first.',
    result: search.commentListSchema,
  }),
  'POST console/list/articles/{articleId}/comments': article({
    summary: 'Adds a comment.',
    body: search.commentPayloadSchema,
    example: { text: '很有用，谢谢。' },
    result: search.commentSchema,
  }),
  'GET console/list/projects': {
    summary: 'Projects of the team.',
    page: '/list/search/projects',
    query: searchQuery,
    result: search.projectListSchema,
  },
  'GET console/list/applications': application({
    summary: 'Tools that the team runs, the pinned ones first.',
    query: searchQuery,
    result: search.applicationListSchema,
  }),
  'PUT console/list/applications/{applicationId}': application({
    summary: 'Changes what is named; the rest stays.',
    body: search.applicationPayloadSchema,
    example: { pinned: true },
    result: search.applicationSchema,
  }),
  'GET console/list/applications/{applicationId}/file': application({
    summary: 'What is known of an application, as a file.',
    download: ['*/*'],
  }),
};
