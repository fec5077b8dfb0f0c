import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, paging, textQuery } from '../queryFields';
import { TASK_SORTS, TASK_STATUSES, taskListSchema, taskPayloadSchema, taskSchema } from './consoleTask';

const access = '/list/basic-list';
const result = taskSchema;

/** The team's tasks. */
export const taskEndpoints = {
  list: endpoint('GET console/list/tasks', {
    access,
    query: v.object({
      status: choiceQuery(TASK_STATUSES),
      keyword: textQuery,
      sort: choiceQuery(TASK_SORTS),
      ...paging,
    }),
    result: taskListSchema,
  }),
  create: endpoint('POST console/list/tasks', { access, body: taskPayloadSchema, result }),
  update: endpoint('PUT console/list/tasks/:taskId', { access, body: taskPayloadSchema, result }),
  finish: endpoint('POST console/list/tasks/:taskId/finish', { access, result }),
  reopen: endpoint('POST console/list/tasks/:taskId/reopen', { access, result }),
  delete: endpoint('DELETE console/list/tasks/:taskId', { access }),
  restore: endpoint('POST console/list/tasks/:taskId/restore', { access, result }),
};
