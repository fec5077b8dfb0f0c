import * as v from 'valibot';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/calendar';
import { TOPICS } from '../../../../src/domain/console/consoleSearch';
import { TEMPLATE_KINDS } from '../../../../src/domain/console/serviceTemplate';
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

const seedApplications = (): ApplicationRecord[] =>
  applications().map((application, index) => ({
    ...application,
    applicationId: `A-${301 + index}`,
    ownerId: memberAt(index),
    newUsers: Math.round(application.activeUsers / (8 + (index % 5))),
    paused: index === 8,
    pinned: false,
  }));

const templateSchema = v.strictObject({
  name: textSchema,
  description: textSchema,
  kind: v.picklist(TEMPLATE_KINDS),
  usedBy: wholeNumberSchema,
  archived: v.optional(v.boolean(), false),
});

const templates = lazy(() => readJson('console/templates.json', v.array(templateSchema)));

const seedTemplates = (seededAt: number): TemplateRecord[] =>
  templates().map(({ archived, ...template }, index) => ({
    ...template,
    templateId: `M-${201 + index}`,
    state: archived ? 'archived' : 'active',
    updatedAt: seededAt - (index * 3 + 1) * DAY_MS,
  }));

const taskSchema = v.strictObject({
  title: textSchema,
  description: textSchema,
  /** Index of its owner in the team. */
  member: wholeNumberSchema,
  /** From its start to the seeded day. */
  hoursAgo: wholeNumberSchema,
  /** Percent. */
  progress: wholeNumberSchema,
  /** From its start to its end; missing for an open task. */
  minutes: v.optional(wholeNumberSchema),
});

const tasks = lazy(() => readJson('console/tasks.json', v.array(taskSchema)));

const seedTasks = (seededAt: number): TaskRecord[] =>
  tasks().map(({ member, hoursAgo, minutes, ...task }, index) => {
    const startAt = seededAt - hoursAgo * HOUR_MS;
    return {
      ...task,
      taskId: `T-${1001 + index}`,
      ownerId: memberAt(member),
      startAt,
      ...(minutes !== undefined && { doneAt: startAt + minutes * MINUTE_MS }),
    };
  });

/** The initial content of the console's lists and profiles. */
export const seedLists = (seededAt: number): ListTables => ({
  tasks: seedTasks(seededAt),
  templates: seedTemplates(seededAt),
  applications: seedApplications(),
  articleMarks: [],
  comments: [],
  processEvents: [],
});
