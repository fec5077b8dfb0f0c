import { taskEndpoints } from '../../../src/domain/console/consoleTask';
import { searchEndpoints } from '../../../src/domain/console/searchEndpoints';
import { templateEndpoints } from '../../../src/domain/console/serviceTemplate';
import { describeEndpoints } from '../endpoint';

const task = {
  title: '核对十一月账单',
  description: '',
  ownerId: 'nobody-of-that-name',
  startAt: '2026-12-01T01:00:00.000Z',
  progress: 0,
};
const template = {
  name: '按月订阅模板',
  description: '适合按月付费、随时可以停用的服务',
  kind: 'subscription',
} as const;

/** The console's lists beside the table: tasks, templates, and the three searches. */
export const CONSOLE_LIST_ENDPOINTS = [
  ...describeEndpoints('consoleList', taskEndpoints, {
    list: { summary: 'Tasks of the team, with the figures of all of them.' },
    create: { summary: 'Creates a task.', example: task },
    update: { summary: 'Changes a task.', example: task },
    finish: { summary: 'Marks a task done.' },
    reopen: { summary: 'Takes a task up again.' },
    delete: { summary: 'Deletes a task.' },
    restore: { summary: 'Brings a deleted task back.' },
  }),
  ...describeEndpoints('consoleList', templateEndpoints, {
    list: { summary: 'What a new service can start from.' },
    create: { summary: 'Creates a template.', example: template },
    update: { summary: 'Changes a template.', example: template },
    duplicate: { summary: 'Makes a copy under a name of its own.' },
    archive: { summary: 'Offers it to nobody any more.' },
    unarchive: { summary: 'Offers it again.' },
  }),
  ...describeEndpoints('consoleList', searchEndpoints, {
    articles: { summary: 'Articles of the team’s library.' },
    markArticle: {
      summary: 'Sets or takes back the person’s own mark (`star` or `like`).',
      example: { on: true },
    },
    comments: { summary: 'The comments on an article, oldest first.' },
    addComment: { summary: 'Adds a comment.', example: { text: '很有用，谢谢。' } },
    projects: { summary: 'Projects of the team.' },
    applications: { summary: 'Tools that the team runs, the pinned ones first.' },
    changeApplication: { summary: 'Changes what is named; the rest stays.', example: { pinned: true } },
    applicationFile: { summary: 'What is known of an application, as a file.' },
  }),
];
