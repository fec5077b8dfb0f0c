import type { TaskPayload, TaskQuery } from '@/domain/console/consoleTask';
import { taskEndpoints } from '@/domain/console/consoleTask';
import type { TemplatePayload, TemplateQuery } from '@/domain/console/serviceTemplate';
import { templateEndpoints } from '@/domain/console/serviceTemplate';
import { type CallOptions, call } from './call';

/** One page of the team's tasks, with the figures of all of them. */
export function listTasks(query: TaskQuery, options?: CallOptions) {
  return call(taskEndpoints.list, { query }, options);
}

/** Adds a task, or saves one. Throws a `RequestError`. */
export function saveTask(body: TaskPayload, taskId?: string) {
  return taskId === undefined
    ? call(taskEndpoints.create, { body })
    : call(taskEndpoints.update, { params: { taskId }, body });
}

/** Marks a task done, takes it up again, or brings a deleted one back. Throws a `RequestError`. */
export function moveTask(taskId: string, step: 'finish' | 'reopen' | 'restore') {
  return call(taskEndpoints[step], { params: { taskId } });
}

/** Deletes a task; `moveTask(taskId, 'restore')` brings it back. Throws a `RequestError`. */
export function deleteTask(taskId: string) {
  return call(taskEndpoints.delete, { params: { taskId } });
}

/** One page of the service templates, the one changed last on top. */
export function listTemplates(query: TemplateQuery, options?: CallOptions) {
  return call(templateEndpoints.list, { query }, options);
}

/** Adds a template, or saves one. Throws a `RequestError`. */
export function saveTemplate(body: TemplatePayload, templateId?: string) {
  return templateId === undefined
    ? call(templateEndpoints.create, { body })
    : call(templateEndpoints.update, { params: { templateId }, body });
}

/** Copies a template, puts it away or takes it out again. Throws a `RequestError`. */
export function moveTemplate(templateId: string, step: 'duplicate' | 'archive' | 'unarchive') {
  return call(templateEndpoints[step], { params: { templateId } });
}
