import type { TaskPayload } from '@/domain/console/consoleTask';
import { taskEndpoints } from '@/domain/console/consoleTask';
import type { TemplatePayload } from '@/domain/console/serviceTemplate';
import { templateEndpoints } from '@/domain/console/serviceTemplate';
import type { Query } from '@/domain/endpoint';
import { type CallOptions, call } from './call';

/** Returns one page of tasks with the stats of all tasks. */
export function listTasks(query: Query<typeof taskEndpoints.list>, options?: CallOptions) {
  return call(taskEndpoints.list, { query }, options);
}

/** Creates or updates a task. Throws a `RequestError`. */
export function saveTask(body: TaskPayload, taskId?: string) {
  return taskId === undefined
    ? call(taskEndpoints.create, { body })
    : call(taskEndpoints.update, { params: { taskId }, body });
}

/** Finishes, reopens or restores a task. Throws a `RequestError`. */
export function moveTask(taskId: string, step: 'finish' | 'reopen' | 'restore') {
  return call(taskEndpoints[step], { params: { taskId } });
}

/** Deletes a task; `moveTask(taskId, 'restore')` restores it. Throws a `RequestError`. */
export function deleteTask(taskId: string) {
  return call(taskEndpoints.delete, { params: { taskId } });
}

/** Last changed first. */
export function listTemplates(query: Query<typeof templateEndpoints.list>, options?: CallOptions) {
  return call(templateEndpoints.list, { query }, options);
}

/** Creates or updates a template. Throws a `RequestError`. */
export function saveTemplate(body: TemplatePayload, templateId?: string) {
  return templateId === undefined
    ? call(templateEndpoints.create, { body })
    : call(templateEndpoints.update, { params: { templateId }, body });
}

/** Duplicates, archives or unarchives a template. Throws a `RequestError`. */
export function moveTemplate(templateId: string, step: 'duplicate' | 'archive' | 'unarchive') {
  return call(templateEndpoints[step], { params: { templateId } });
}
