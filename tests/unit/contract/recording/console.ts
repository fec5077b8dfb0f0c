import { db } from '../../../../mock/lib/db';
import { generatedRules } from '../../../../mock/lib/rules/generated';
import { toKey } from '../../../../mock/lib/rules/store';
import { readGoal } from '../../../../src/domain/console/goal';
import { getEndpoint } from '../../../contract/walk';
import { at, idAt, type Recorder } from './recorder';

const DAY = '2026-12-31';

async function rules({ call, refuse }: Recorder): Promise<void> {
  const owners = await call('listRuleOwners');
  await call('listRuleRegions');
  const ownerId = idAt(owners, 0, 'ownerId');
  const content = { ...getEndpoint('POST rule').example, name: '支付成功率日监测', ownerId };
  const rule = await call('createRule', { body: content });
  const key = idAt(rule, 'key');
  await call('listRules', { query: { keyword: key } });
  const params = { key };
  const body = { ...content, desc: '每天检查一次支付成功率', version: at(rule, 'version') };
  await call('updateRule', { params, body });
  await refuse('updateRule', { params, body });
  await call('addRuleComment', { params, body: { text: 'Checked.' } });
  await call('dryRunRule', { body: getEndpoint('POST rule/dryRun').example });
  const keys = { keys: [key] };
  // The scheduler of every 17th rule fails the first approval.
  const failing = generatedRules(db().seededAt).find(
    ({ status, number }) => status === 0 && number % 17 === 0,
  );
  const approved = await call('approveRules', { body: { keys: [key, toKey(failing?.number ?? 0)] } });
  const batch = { body: { batchId: idAt(approved, 'batchId') } };
  await call('retryRuleBatch', batch);
  await call('undoRuleBatch', batch);
  await call('listRuleBatches');
  await call('stopRules', { body: keys });
  await call('assignRules', { body: { ...keys, ownerId } });
  await call('scheduleRules', { body: { ...keys, frequency: 'week' } });
  await call('getRule', { params });
  await call('countRuleChanges', { query: { since: '0' } });
  await call('deleteRules', { body: keys });
  await call('listDeletedRules');
  await call('restoreRules', { body: keys });
  await call('deleteRules', { body: keys });
  await call('purgeRules', { body: keys });
}

async function dashboard({ call }: Recorder): Promise<void> {
  const analysis = await call('getAnalysis');
  await call('listKeywords');
  await call('getStoreFlow', { params: { storeId: idAt(analysis, 'stores', 0, 'storeId') } });
  await call('getLiveStats');
  await call('getMonitor');
  await call('getWorkplace');
  await call('listActivities');
  await call('getWelcome');
  const link = await call('addWorkplaceLink', { body: { path: '/editor/topology', name: '' } });
  await call('removeWorkplaceLink', { params: { linkId: idAt(link, 'linkId') } });
}

async function lists({ call, refuse }: Recorder): Promise<void> {
  const tasks = await call('listTasks');
  const task = {
    ...getEndpoint('POST console/list/tasks').example,
    ownerId: idAt(tasks, 'people', 0, 'userId'),
  };
  const params = { taskId: idAt(await call('createTask', { body: task }), 'taskId') };
  const change = { params, body: { progress: 50, version: 1 } };
  await call('updateTask', change);
  await refuse('updateTask', change);
  await call('finishTask', { params });
  await call('reopenTask', { params });
  await call('deleteTask', { params });
  await call('restoreTask', { params });

  await call('listTemplates');
  const body = getEndpoint('POST console/list/templates').example;
  const template = { templateId: idAt(await call('createTemplate', { body }), 'templateId') };
  await call('updateTemplate', { params: template, body: { kind: 'metered', version: 1 } });
  await call('duplicateTemplate', { params: template });
  await call('archiveTemplate', { params: template });
  await call('unarchiveTemplate', { params: template });

  const articleId = idAt(await call('listLibraryArticles'), 'list', 0, 'articleId');
  await call('markLibraryArticle', { params: { articleId, mark: 'star' }, body: { on: true } });
  await call('addArticleComment', { params: { articleId }, body: { text: 'Helpful, thank you.' } });
  await call('listArticleComments', { params: { articleId } });
  await call('listProjects');
  const applicationId = idAt(await call('listApplications'), 'list', 0, 'applicationId');
  await call('changeApplication', { params: { applicationId }, body: { pinned: true } });
}

async function profiles({ call, refuse }: Recorder): Promise<void> {
  await call('getReturn');
  const process = await call('getProcess');
  const params = { processId: idAt(process, 'processId') };
  const stepNo = at(process, 'stepNo');
  await call('moveProcess', { params, body: { event: 'remind', stepNo, note: '' } });
  await refuse('moveProcess', { params, body: { event: 'approve', stepNo } });
}

async function consoleAccount({ call }: Recorder): Promise<void> {
  await call('getAccountCenter');
  await call('listAccountItems', { query: { kind: 'articles' } });
  await call('addTag', { body: { tag: 'Patient' } });
  await call('removeTag', { body: { tag: 'Patient' } });
  await call('listBindings');
  const consent = await call('requestBindingConsent', { body: { provider: 'dingtalk' } });
  const answer = { answer: 'allow', account: idAt(consent, 'accounts', 0), code: idAt(consent, 'code') };
  await call('answerBindingConsent', { params: { consentId: idAt(consent, 'consentId') }, body: answer });
  await call('removeBinding', { params: { provider: 'dingtalk' } });
  await call('getNotifications');
  await call('changeNotification', { body: { topic: 'todo', channel: 'site', on: true } });
}

async function documents({ call }: Recorder): Promise<void> {
  const body = getEndpoint('POST console/document').example;
  const created = await call('createDocument', { body });
  const params = { documentId: idAt(created, 'documentId') };
  await call('listDocuments', { query: { kind: idAt(created, 'kind') } });
  await call('getDocument', { params });
  await call('saveDocument', { params, body: { version: at(created, 'version'), name: '退货流程' } });
  await call('deleteDocument', { params });
  await call('restoreDocument', { params });
}

async function forms({ call, nextKey }: Recorder): Promise<void> {
  await call('findPeople');
  await call('listPayAccounts');
  const goal = {
    ...readGoal({}),
    title: 'Fewer returns',
    startOn: DAY,
    endOn: DAY,
    description: 'Half as many returns as last year.',
    metrics: 'Returns per hundred orders',
    weight: 30,
  };
  const key = nextKey();
  const submission = await call('submitGoal', { body: { content: goal, idempotencyKey: key } });
  await call('submitTransfer', {
    body: {
      content: {
        payAccountId: 'petty',
        receiverType: 'alipay',
        receiverAccount: '13800138000',
        receiverName: 'Zhang',
        amount: 1_000,
      },
      password: 'Market#2026',
      idempotencyKey: nextKey(),
    },
  });
  const seeded = db().submissions.find(({ kind }) => kind === 'warehouse')?.content as object;
  await call('submitWarehouse', {
    body: { content: { ...seeded, host: 'north.warehouse.example' }, idempotencyKey: nextKey() },
  });
  await call('saveFormDraft', {
    params: { kind: 'goal' },
    body: { values: { title: 'Fewer returns' }, version: 1 },
  });
  await call('getFormDraft', { params: { kind: 'goal' } });
  await call('deleteFormDraft', { params: { kind: 'goal' } });
  await call('listSubmissions', { query: { kind: 'goal' } });
  await call('getLatestSubmission', { query: { outcome: 'success' } });
  await call('getSubmissionByKey', { params: { key } });
  await call('getSubmission', { params: { submissionId: idAt(submission, 'submissionId') } });
}

async function access({ call, as }: Recorder): Promise<void> {
  as('user');
  const request = { path: '/dashboard/monitor', reason: 'I watch the orders of my team.' };
  const requestId = idAt(await call('requestAccess', { body: request }), 'requestId');
  await call('listOwnAccessRequests');
  await call('withdrawAccessRequest', { params: { requestId } });
  const again = idAt(await call('requestAccess', { body: request }), 'requestId');
  as('admin');
  await call('listAccessRequests');
  await call('decideAccessRequest', { params: { requestId: again }, body: { event: 'grant' } });
  await call('getAccessOverview');
  const people = await call('listAccessPeople');
  await call('getPersonAccess', { params: { userId: idAt(people, 'people', 0, 'userId') } });
  await call('getHealth');
}

/** Records the operations of the console. */
export async function recordConsole(recorder: Recorder): Promise<void> {
  recorder.as('admin');
  for (const record of [rules, dashboard, lists, profiles, consoleAccount, documents, forms, access])
    await record(recorder);
}
