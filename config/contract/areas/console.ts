import { BINDING_ERROR } from '../../../src/domain/account/accountBinding';
import { consoleAccountEndpoints } from '../../../src/domain/console/consoleAccount';
import { taskEndpoints } from '../../../src/domain/console/consoleTask';
import { dashboardEndpoints } from '../../../src/domain/console/dashboardEndpoints';
import { consoleProfileEndpoints } from '../../../src/domain/console/process';
import { searchEndpoints } from '../../../src/domain/console/searchEndpoints';
import { templateEndpoints } from '../../../src/domain/console/serviceTemplate';
import { welcomeEndpoints } from '../../../src/domain/console/welcome';
import { DOCUMENT_ERROR, documentEndpoints } from '../../../src/domain/editor/editorDocument';
import { ruleEndpoints } from '../../../src/domain/rule/endpoints';
import { RULE_ERROR } from '../../../src/domain/rule/rule';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const rule = {
  name: '支付成功率监测',
  desc: '支付成功率低于设定值时告警',
  target: 'payment',
  template: 'threshold',
  type: 'weak',
  time: '2026-12-01T01:00:00.000Z',
  frequency: 'day',
  ownerId: 'no-team-of-that-name',
  status: 0,
} as const;

const ruleKeys = { keys: ['no-rule-of-that-name'] };

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

export const CONSOLE_ENDPOINTS = [
  ...describeEndpoints('rule', ruleEndpoints, {
    list: { summary: 'The matching rules, with the count of each status and the revision of the table.' },
    changes: { summary: 'The number of rules that were written since a revision of the table.' },
    owners: { summary: 'The teams that can own a rule.' },
    regions: { summary: 'The regions that a rule can monitor.' },
    export: { summary: 'All matching rules as a spreadsheet file.' },
    exportSelected: { summary: 'The named rules as a spreadsheet file.', example: ruleKeys },
    bin: { summary: 'The rules that were deleted in the last 30 days, the latest first.' },
    purge: { summary: 'Deletes rules from the bin for good.', example: ruleKeys },
    get: {
      summary: 'The current state of a rule, with its latest runs, changes and comments.',
      unknownId: [RULE_ERROR.gone],
    },
    create: {
      summary: 'Creates a rule. Idempotent by key.',
      example: { ...rule, idempotencyKey: IDEMPOTENCY_KEY },
    },
    update: {
      summary: 'Changes the given fields of a rule unless another user has changed it since it was read.',
      example: { ...rule, version: 1 },
      unknownId: [RULE_ERROR.gone],
    },
    comment: {
      summary: 'Adds a comment to a rule. Idempotent by key.',
      example: { text: '已联系数据平台。', idempotencyKey: IDEMPOTENCY_KEY },
      unknownId: [RULE_ERROR.gone],
    },
    approve: {
      summary: 'Approves closed rules. Other rules are returned with the reason for skipping them.',
      example: ruleKeys,
    },
    stop: { summary: 'Closes rules that are not closed.', example: ruleKeys },
    assign: { summary: 'Gives rules another owner.', example: { ...ruleKeys, ownerId: rule.ownerId } },
    schedule: { summary: 'Changes how often rules run.', example: { ...ruleKeys, frequency: 'day' } },
    delete: { summary: 'Moves rules into the bin, where they stay for 30 days.', example: ruleKeys },
    restore: { summary: 'Restores rules from the bin.', example: ruleKeys },
    undo: {
      summary: 'Undoes an action of the user on several rules, except on those that were changed since.',
      example: { batchId: 'no-batch-of-that-name' },
    },
  }),
  ...describeEndpoints('dashboard', dashboardEndpoints, {
    analysis: {
      summary: 'Statistics of a date range; money in cents, shares and changes in basis points.',
    },
    keywords: { summary: 'Search terms in a date range.' },
    storeFlow: { summary: 'The results of one store in a date range.' },
    live: { summary: 'Live statistics, polled every few seconds.' },
    monitor: { summary: 'Monitoring data of the last hour, day or week.' },
    workplace: { summary: 'The user’s own projects, tasks and links.' },
    activities: { summary: 'The team’s activities, newest first.' },
    addLink: {
      summary: 'Adds a link to a console page.',
      example: { path: '/no/such/page', name: '' },
    },
    removeLink: { summary: 'Removes a link. Succeeds for a link that is already removed.', unknownId: [200] },
  }),
  ...describeEndpoints('dashboard', welcomeEndpoints, {
    welcome: { summary: 'What waits for the user, and the numbers of today.' },
  }),
  ...describeEndpoints('consoleList', taskEndpoints, {
    list: { summary: 'The team’s tasks, with statistics over all of them.' },
    create: { summary: 'Creates a task.', example: task },
    update: { summary: 'Changes a task.', example: task },
    finish: { summary: 'Marks a task as done.' },
    reopen: { summary: 'Reopens a task.' },
    delete: { summary: 'Deletes a task.' },
    restore: { summary: 'Restores a deleted task.' },
  }),
  ...describeEndpoints('consoleList', templateEndpoints, {
    list: { summary: 'Templates for new services.' },
    create: { summary: 'Creates a template.', example: template },
    update: { summary: 'Changes a template.', example: template },
    duplicate: { summary: 'Creates a copy with a new name.' },
    archive: { summary: 'Archives a template.' },
    unarchive: { summary: 'Restores an archived template.' },
  }),
  ...describeEndpoints('consoleList', searchEndpoints, {
    articles: { summary: 'Articles in the team’s library.' },
    markArticle: {
      summary: 'Adds or removes the user’s mark (`star` or `like`).',
      example: { on: true },
    },
    comments: { summary: 'The comments on an article, oldest first.' },
    addComment: { summary: 'Adds a comment.', example: { text: '很有用，谢谢。' } },
    projects: { summary: 'The team’s projects.' },
    applications: { summary: 'The team’s applications, pinned ones first.' },
    changeApplication: {
      summary: 'Changes the given fields and keeps the others.',
      example: { pinned: true },
    },
    applicationFile: { summary: 'The facts of an application as a file.' },
  }),
  ...describeEndpoints('consoleProfile', consoleProfileEndpoints, {
    return: { summary: 'A return; by default the newest one.' },
    process: { summary: 'An approval; by default the first one.' },
    moveProcess: {
      summary: 'Applies an event to an approval.',
      example: { event: 'approve', note: '资料齐全，同意。' },
    },
  }),
  ...describeEndpoints('consoleAccount', consoleAccountEndpoints, {
    center: { summary: 'The content of the user’s account center.' },
    items: { summary: 'The user’s articles, applications or projects.' },
    addTag: { summary: 'Adds a tag to the user.', example: { tag: '' } },
    removeTag: {
      summary: 'Removes a tag. Succeeds for a tag that is already removed.',
      example: { tag: '' },
    },
    bindings: { summary: 'Third-party accounts that can be used to sign in.' },
    requestConsent: {
      summary: 'Requests the user’s consent to a binding from a provider.',
      example: { provider: 'alipay' },
    },
    answerConsent: {
      summary: 'Gives the consent with the provider’s code, or refuses it.',
      example: { answer: 'refuse' },
      unknownId: [BINDING_ERROR.consentOver],
    },
    unbind: { summary: 'Removes a binding.' },
    notifications: { summary: 'The notification settings of the user.' },
    changeNotification: {
      summary: 'Changes one notification setting.',
      example: { topic: 'todo', channel: 'site', on: true },
    },
  }),
  ...describeEndpoints('document', documentEndpoints, {
    list: { summary: 'The user’s documents of one kind, last changed first.' },
    get: { summary: 'One document with its content.' },
    create: {
      summary: 'Creates a document.',
      example: { kind: 'flow', name: '退款流程', content: { nodes: [], edges: [] } },
    },
    save: {
      summary: 'Saves a document unless it was saved by another session since it was read.',
      example: { version: 1, name: '退款流程' },
    },
    delete: { summary: 'Deletes a document.' },
    restore: { summary: 'Restores a deleted document.', errors: [DOCUMENT_ERROR.tooMany] },
  }),
];
