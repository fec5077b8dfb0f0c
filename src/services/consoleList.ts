import type { Task, TaskPayload } from '@/domain/console/consoleTask';
import { taskEndpoints } from '@/domain/console/consoleTask';
import type { ServiceTemplate, TemplatePayload } from '@/domain/console/serviceTemplate';
import { templateEndpoints } from '@/domain/console/serviceTemplate';
import type { Query } from '@/domain/endpoint';
import { type CallOptions, call } from './call';

/** Returns one page of tasks with the stats of all tasks. */
export function listTasks(query: Query<typeof taskEndpoints.list>, options?: CallOptions) {
  return call(taskEndpoints.list, { query }, options);
}

/** Throws a `RequestError`. */
export function createTask(body: TaskPayload) {
  return call(taskEndpoints.create, { body });
}

/** Changes the given fields of a version of a task. Throws a `RequestError`; `CONFLICT` for another version. */
export function updateTask(
  { taskId, version }: Pick<Task, 'taskId' | 'version'>,
  changes: Partial<TaskPayload>,
) {
  return call(taskEndpoints.update, { params: { taskId }, body: { ...changes, version } });
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

/** Throws a `RequestError`. */
export function createTemplate(body: TemplatePayload) {
  return call(templateEndpoints.create, { body });
}

/** See `updateTask`. */
export function updateTemplate(
  { templateId, version }: Pick<ServiceTemplate, 'templateId' | 'version'>,
  changes: Partial<TemplatePayload>,
) {
  return call(templateEndpoints.update, { params: { templateId }, body: { ...changes, version } });
}

/** Duplicates, archives or unarchives a template. Throws a `RequestError`. */
export function moveTemplate(templateId: string, step: 'duplicate' | 'archive' | 'unarchive') {
  return call(templateEndpoints[step], { params: { templateId } });
}
