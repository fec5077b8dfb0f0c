import * as v from 'valibot';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import { memberAt } from '../team';
import type { TaskRecord } from './tables';

const HOUR_MS = 3_600_000;

const taskSchema = v.strictObject({
  title: textSchema,
  description: textSchema,
  /** Place of its owner in the team. */
  member: wholeNumberSchema,
  /** Between its start and the seeded day. */
  hoursAgo: wholeNumberSchema,
  /** Percent. */
  progress: wholeNumberSchema,
  /** Until it was done; missing for an open one. */
  minutes: v.optional(wholeNumberSchema),
});

const tasks = lazy(() => readJson('console/tasks.json', v.array(taskSchema)));

/** Returns the tasks that the console's list starts with. */
export function seedTasks(seededAt: number): TaskRecord[] {
  return tasks().map(({ title, description, member, hoursAgo, progress, minutes }, index) => {
    const startAt = seededAt - hoursAgo * HOUR_MS;
    return {
      taskId: `T-${1001 + index}`,
      title,
      description,
      ownerId: memberAt(member),
      startAt,
      progress,
      ...(minutes !== undefined && { doneAt: startAt + minutes * 60_000 }),
    };
  });
}
