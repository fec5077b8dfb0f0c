import type { Task, TaskPayload } from '@/domain/console/consoleTask';
import { taskEndpoints } from '@/domain/console/consoleTask';
import type { ServiceTemplate, TemplatePayload } from '@/domain/console/serviceTemplate';
import { templateEndpoints } from '@/domain/console/serviceTemplate';
import { call, service } from './call';

/** Returns one page of tasks with the stats of all tasks. */
export const listTasks = service(taskEndpoints.list);

export const createTask = service(taskEndpoints.create);

/** Changes the given fields of a version of a task. */
export const updateTask = (
  { taskId, version }: Pick<Task, 'taskId' | 'version'>,
  changes: Partial<TaskPayload>,
) => call(taskEndpoints.update, { params: { taskId }, body: { ...changes, version } });

/** Finishes, reopens or restores a task. */
export const moveTask = (taskId: string, step: 'finish' | 'reopen' | 'restore') =>
  call(taskEndpoints[step], { params: { taskId } });

/** Deletes a task; `moveTask(taskId, 'restore')` restores it. */
export const deleteTask = service(taskEndpoints.delete);

/** Last changed first. */
export const listTemplates = service(templateEndpoints.list);

export const createTemplate = service(templateEndpoints.create);

/** See `updateTask`. */
export const updateTemplate = (
  { templateId, version }: Pick<ServiceTemplate, 'templateId' | 'version'>,
  changes: Partial<TemplatePayload>,
) => call(templateEndpoints.update, { params: { templateId }, body: { ...changes, version } });

/** Duplicates, archives or unarchives a template. */
export const moveTemplate = (templateId: string, step: 'duplicate' | 'archive' | 'unarchive') =>
  call(templateEndpoints[step], { params: { templateId } });
