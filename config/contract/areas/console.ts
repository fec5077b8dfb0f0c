import { BINDING_ERROR } from '../../../src/domain/account/accountBinding';
import { consoleAccountEndpoints } from '../../../src/domain/console/consoleAccount';
import { taskEndpoints } from '../../../src/domain/console/consoleTask';
import { dashboardEndpoints } from '../../../src/domain/console/dashboardEndpoints';
import { consoleProfileEndpoints } from '../../../src/domain/console/process';
import { searchEndpoints } from '../../../src/domain/console/searchEndpoints';
import { templateEndpoints } from '../../../src/domain/console/serviceTemplate';
import { welcomeEndpoints } from '../../../src/domain/console/welcome';
import { DOCUMENT_ERROR, documentEndpoints, EDITOR_KINDS } from '../../../src/domain/editor/editorDocument';
import { describeEndpoints } from '../endpoint';

const pages = Object.fromEntries(EDITOR_KINDS.map((kind) => [kind, `/editor/${kind}`]));

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
  ...describeEndpoints('dashboard', dashboardEndpoints, {
    analysis: {
      id: 'getAnalysis',
      summary: 'Statistics of a date range; money in cents, shares and changes in basis points.',
    },
    keywords: { id: 'listKeywords', summary: 'Search terms in a date range.' },
    storeFlow: { id: 'getStoreFlow', summary: 'The results of one store in a date range.' },
    live: { id: 'getLiveStats', summary: 'Live statistics, polled every few seconds.' },
    monitor: { id: 'getMonitor', summary: 'Monitoring data of the last hour, day or week.' },
    workplace: { id: 'getWorkplace', summary: 'The user’s own projects, tasks and links.' },
    activities: { id: 'listActivities', summary: 'The team’s activities, newest first.' },
    addLink: {
      id: 'addWorkplaceLink',
      summary: 'Adds a link to a console page.',
      example: { path: '/no/such/page', name: '' },
    },
    removeLink: {
      id: 'removeWorkplaceLink',
      summary: 'Removes a link. Succeeds for an unknown one, such as one that is already removed.',
      unknownId: [200],
    },
  }),
  ...describeEndpoints('dashboard', welcomeEndpoints, {
    welcome: { id: 'getWelcome', summary: 'What waits for the user, and the numbers of today.' },
  }),
  ...describeEndpoints('consoleList', taskEndpoints, {
    list: { id: 'listTasks', summary: 'The team’s tasks, with statistics over all of them.' },
    create: { id: 'createTask', summary: 'Creates a task.', example: task },
    update: { id: 'updateTask', summary: 'Changes fields of a task.', example: { progress: 50, version: 1 } },
    finish: { id: 'finishTask', summary: 'Marks a task as done.' },
    reopen: { id: 'reopenTask', summary: 'Reopens a task.' },
    delete: { id: 'deleteTask', summary: 'Deletes a task.' },
    restore: { id: 'restoreTask', summary: 'Restores a deleted task.' },
  }),
  ...describeEndpoints('consoleList', templateEndpoints, {
    list: { id: 'listTemplates', summary: 'Templates for new services.' },
    create: { id: 'createTemplate', summary: 'Creates a template.', example: template },
    update: {
      id: 'updateTemplate',
      summary: 'Changes fields of a template.',
      example: { kind: 'metered', version: 1 },
    },
    duplicate: { id: 'duplicateTemplate', summary: 'Creates a copy with a new name.' },
    archive: { id: 'archiveTemplate', summary: 'Archives a template.' },
    unarchive: { id: 'unarchiveTemplate', summary: 'Restores an archived template.' },
  }),
  ...describeEndpoints('consoleList', searchEndpoints, {
    articles: { id: 'listLibraryArticles', summary: 'Articles in the team’s library.' },
    markArticle: {
      id: 'markLibraryArticle',
      parameterTexts: { mark: '`star` or `like`.' },
      summary: 'Adds or removes the user’s mark (`star` or `like`).',
      example: { on: true },
    },
    comments: { id: 'listArticleComments', summary: 'The comments on an article, oldest first.' },
    addComment: { id: 'addArticleComment', summary: 'Adds a comment.', example: { text: '很有用，谢谢。' } },
    projects: { id: 'listProjects', summary: 'The team’s projects.' },
    applications: { id: 'listApplications', summary: 'The team’s applications, pinned ones first.' },
    changeApplication: {
      id: 'changeApplication',
      summary: 'Changes the given fields and keeps the others.',
      example: { pinned: true },
    },
    applicationFile: { id: 'getApplicationFile', summary: 'The facts of an application as a file.' },
  }),
  ...describeEndpoints('consoleProfile', consoleProfileEndpoints, {
    return: { id: 'getReturn', summary: 'A return; by default the newest one.' },
    process: { id: 'getProcess', summary: 'An approval; by default the first one.' },
    moveProcess: {
      id: 'moveProcess',
      summary:
        'Applies an event to an approval. A step is done once, by its assignee or their deputy, never by the applicant; a repeated decision of the same user changes nothing.',
      example: { event: 'approve', stepNo: 1, note: '资料齐全，同意。' },
    },
  }),
  ...describeEndpoints('consoleAccount', consoleAccountEndpoints, {
    center: { id: 'getAccountCenter', summary: 'The content of the user’s account center.' },
    items: { id: 'listAccountItems', summary: 'The user’s articles, applications or projects.' },
    addTag: { id: 'addTag', summary: 'Adds a tag to the user.', example: { tag: '' } },
    removeTag: {
      id: 'removeTag',
      summary: 'Removes a tag. Succeeds for a tag that is already removed.',
      example: { tag: '' },
    },
    bindings: { id: 'listBindings', summary: 'Third-party accounts that can be used to sign in.' },
    requestConsent: {
      id: 'requestBindingConsent',
      summary: 'Requests the user’s consent to a binding from a provider.',
      example: { provider: 'alipay' },
    },
    answerConsent: {
      id: 'answerBindingConsent',
      summary: 'Gives the consent with the provider’s code, or refuses it.',
      example: { answer: 'refuse' },
      unknownId: [BINDING_ERROR.consentOver],
    },
    unbind: {
      id: 'removeBinding',
      parameterTexts: { provider: 'The provider of the account.' },
      summary: 'Removes a binding.',
    },
    notifications: { id: 'getNotifications', summary: 'The notification settings of the user.' },
    changeNotification: {
      id: 'changeNotification',
      summary: 'Changes one notification setting.',
      example: { topic: 'todo', channel: 'site', on: true },
    },
  }),
  ...describeEndpoints('document', documentEndpoints, {
    list: { id: 'listDocuments', summary: 'The user’s documents of one kind, last changed first.', pages },
    get: { id: 'getDocument', summary: 'One document with its content.', pages },
    create: {
      id: 'createDocument',
      summary: 'Creates a document.',
      pages,
      example: { kind: 'flow', name: '退款流程', content: { nodes: [], edges: [] } },
    },
    save: {
      id: 'saveDocument',
      summary: 'Saves a document unless it was saved by another session since it was read.',
      pages,
      example: { version: 1, name: '退款流程' },
    },
    delete: { id: 'deleteDocument', summary: 'Deletes a document.', pages },
    restore: {
      id: 'restoreDocument',
      summary: 'Restores a deleted document.',
      pages,
      errors: [DOCUMENT_ERROR.tooMany],
    },
  }),
];
