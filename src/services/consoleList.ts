import { request } from '@umijs/max';
import { type TaskPayload, type TaskQuery, taskListSchema, taskSchema } from '@/domain/console/consoleTask';
import {
  type TemplatePayload,
  type TemplateQuery,
  templateListSchema,
  templateSchema,
} from '@/domain/console/serviceTemplate';

interface ListCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

const taskPath = (taskId: string) => `console/list/tasks/${encodeURIComponent(taskId)}`;
const templatePath = (templateId: string) => `console/list/templates/${encodeURIComponent(templateId)}`;

/** One page of the team's tasks, with the figures of all of them. */
export function listTasks(query: TaskQuery, { signal }: ListCallOptions = {}) {
  return request('console/list/tasks', { params: { ...query }, schema: taskListSchema, signal });
}

/** Adds a task, or saves one. Throws a `RequestError`. */
export function saveTask(data: TaskPayload, taskId?: string) {
  return taskId === undefined
    ? request('console/list/tasks', { method: 'post', data, schema: taskSchema })
    : request(taskPath(taskId), { method: 'put', data, schema: taskSchema });
}

/** Marks a task done, takes it up again, or brings a deleted one back. Throws a `RequestError`. */
export function moveTask(taskId: string, step: 'finish' | 'reopen' | 'restore') {
  return request(`${taskPath(taskId)}/${step}`, { method: 'post', schema: taskSchema });
}

/** Deletes a task; `moveTask(taskId, 'restore')` brings it back. Throws a `RequestError`. */
export function deleteTask(taskId: string) {
  return request(taskPath(taskId), { method: 'delete' });
}

/** One page of the service templates, the one changed last on top. */
export function listTemplates(query: TemplateQuery, { signal }: ListCallOptions = {}) {
  return request('console/list/templates', { params: { ...query }, schema: templateListSchema, signal });
}

/** Adds a template, or saves one. Throws a `RequestError`. */
export function saveTemplate(data: TemplatePayload, templateId?: string) {
  return templateId === undefined
    ? request('console/list/templates', { method: 'post', data, schema: templateSchema })
    : request(templatePath(templateId), { method: 'put', data, schema: templateSchema });
}

/** Copies a template, puts it away or takes it out again. Throws a `RequestError`. */
export function moveTemplate(templateId: string, step: 'duplicate' | 'archive' | 'unarchive') {
  return request(`${templatePath(templateId)}/${step}`, { method: 'post', schema: templateSchema });
}
