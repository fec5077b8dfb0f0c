import * as v from 'valibot';
import { TOPICS } from '../../../../src/domain/console/consoleSearch';
import { TEMPLATE_KINDS } from '../../../../src/domain/console/serviceTemplate';
import { DAY_MS, HOUR_MS } from '../../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import { memberAt } from '../team';
import type { ApplicationRecord, ListTables, TaskRecord, TemplateRecord } from './tables';

const applicationSchema = v.strictObject({
  name: textSchema,
  description: textSchema,
  topic: v.picklist(TOPICS),
  /** Stars times ten. */
  rating: wholeNumberSchema,
  activeUsers: wholeNumberSchema,
});

const applications = lazy(() => readJson('console/applications.json', v.array(applicationSchema)));

/** Returns the applications that the console's list starts with. */
export function seedApplications(): ApplicationRecord[] {
  return applications().map(({ name, description, topic, rating, activeUsers }, index) => ({
    applicationId: `A-${301 + index}`,
    name,
    description,
    topic,
    ownerId: memberAt(index),
    rating,
    activeUsers,
    newUsers: Math.round(activeUsers / (8 + (index % 5))),
    paused: index === 8,
    pinned: false,
  }));
}

const templateSchema = v.strictObject({
  name: textSchema,
  description: textSchema,
  kind: v.picklist(TEMPLATE_KINDS),
  usedBy: wholeNumberSchema,
  archived: v.optional(v.boolean(), false),
});

const templates = lazy(() => readJson('console/templates.json', v.array(templateSchema)));

/** Returns the templates that the console's list starts with. */
export function seedTemplates(seededAt: number): TemplateRecord[] {
  return templates().map(({ archived, ...template }, index) => ({
    ...template,
    templateId: `M-${201 + index}`,
    state: archived ? 'archived' : 'active',
    updatedAt: seededAt - (index * 3 + 1) * DAY_MS,
  }));
}

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

/** What the console's lists and profiles begin with. */
export function seedLists(seededAt: number): ListTables {
  return {
    tasks: seedTasks(seededAt),
    templates: seedTemplates(seededAt),
    applications: seedApplications(),
    articleMarks: [],
    comments: [],
    processEvents: [],
  };
}
