import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '../../../config/contract/endpoint';
import { FORM_ERROR } from '../../../src/domain/console/submission';
import { CONFLICT } from '../../../src/domain/endpoint';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { checkCursorsOf } from '../cursors';
import { checkFiltersOf } from '../filters/check';
import { refuseOther } from '../owners';
import { missingPage } from '../reading';
import { repeatLater } from '../repeating';
import { at, getEntries } from '../samples';
import { getEndpoint, type Walk } from '../walk';

/** A unique name. */
const uniqueName = () => `contract-check-${randomUUID().slice(0, 8)}`;

const example = (key: EndpointKey) => getEndpoint(key).example ?? {};

/** Whether endpoints with these paths, or below them, are checked and open to the user; otherwise skips them. */
function isOpen(walk: Walk, ...keys: EndpointKey[]): boolean {
  const paths = keys.map((key) => getEndpoint(key).path);
  if (!walk.report.endpoints.some(({ path }) => paths.some((start) => path.startsWith(start)))) return false;
  return keys.every((key) => {
    const page = missingPage(getEndpoint(key), walk.user.pages);
    if (page) walk.report.skip(key, `the account has no page ${page}`);
    return page === undefined;
  });
}

async function rules(walk: Walk): Promise<void> {
  if (!isOpen(walk, 'POST rule', 'PUT rule/{key}', 'DELETE rule', 'POST rule/restore', 'POST rule/approve'))
    return;
  const since = at(await walk.latest('GET rule'), 'revision');
  const [owner] = getEntries(await walk.latest('GET rule/owners'));
  const content = { ...example('POST rule'), name: uniqueName(), ownerId: owner?.ownerId };
  const rule = await walk.succeed('POST rule', { body: content });
  const key = at(rule, 'key');
  if (typeof key !== 'string') return;
  await walk.refuse('POST rule', 'a name that is taken', [RULE_ERROR.duplicateName], { body: content });
  const params = { key };
  await walk.succeed('GET rule/{key}', { params });
  const change = { ...content, desc: 'changed by the contract check', version: at(rule, 'version') };
  await walk.succeed('PUT rule/{key}', { params, body: change });
  await walk.refuse('PUT rule/{key}', 'an older version', [CONFLICT], { params, body: change });
  const keys = { body: { keys: [key] } };
  const approval = await walk.succeed('POST rule/approve', keys);
  walk.expect('POST rule/approve', 'a closed rule', at(approval, 'done') === 1, 'result.done', 'is not 1');
  const undo = { body: { batchId: at(approval, 'batchId') } };
  const undone = at(await walk.succeed('POST rule/undo', undo), 'done');
  walk.expect('POST rule/undo', 'an approval', undone === 1, 'result.done', 'is not 1');
  await walk.refuse('POST rule/undo', 'sent again', [RULE_ERROR.nothingToUndo], undo);
  await walk.refuse('POST rule/retry', 'an action that was undone', [RULE_ERROR.nothingToRetry], undo);
  await walk.succeed('POST rule/stop', keys);
  await walk.succeed('POST rule/assign', { body: { ...keys.body, ownerId: owner?.ownerId } });
  await walk.succeed('POST rule/schedule', { body: { ...keys.body, frequency: 'month' } });
  await walk.refuse('POST rule/stop', 'another number of rules', [RULE_ERROR.selectionChanged], {
    body: { query: { keyword: uniqueName() }, total: 3 },
  });
  await walk.succeed('POST rule/{key}/comments', { params, body: { text: 'contract check' } });
  await walk.succeed('POST rule/export', { body: { keys: [key], columns: ['key', 'name'] } });
  await walk.succeed('DELETE rule', keys);
  await walk.refuse('GET rule/{key}', 'a deleted rule', [RULE_ERROR.gone], { params });
  await checkFiltersOf(walk, 'GET rule/bin');
  await checkFiltersOf(walk, 'GET rule/batches');
  await checkCursorsOf(walk, 'GET rule/batches');
  await walk.succeed('POST rule/restore', keys);
  await walk.succeed('DELETE rule', keys, 'sent again');
  const purged = at(await walk.succeed('DELETE rule/bin', keys), 'done');
  walk.expect('DELETE rule/bin', 'a deleted rule', purged === 1, 'result.done', 'is not 1');
  const changed = at(await walk.succeed('GET rule/changes', { query: { since: Number(since) } }), 'changed');
  walk.expect('GET rule/changes', 'since the list was read', Number(changed) > 0, 'result.changed', 'is 0');
  walk.report.takeIn('Filters', 'GET rule/changes');
}

async function tasks(walk: Walk): Promise<void> {
  if (!isOpen(walk, 'POST console/list/tasks')) return;
  const ownerId = at(await walk.latest('GET console/list/tasks'), 'people', 0, 'userId');
  const body = { ...example('POST console/list/tasks'), title: uniqueName(), ownerId };
  const task = await walk.succeed('POST console/list/tasks', { body });
  const taskId = at(task, 'taskId');
  if (typeof taskId !== 'string') return;
  const params = { taskId };
  const change = { params, body: { progress: 50, version: at(task, 'version') } };
  await walk.succeed('PUT console/list/tasks/{taskId}', change);
  await walk.refuse('PUT console/list/tasks/{taskId}', 'an older version', [CONFLICT], change);
  await walk.succeed('POST console/list/tasks/{taskId}/finish', { params });
  await walk.succeed('POST console/list/tasks/{taskId}/reopen', { params });
  await walk.succeed('DELETE console/list/tasks/{taskId}', { params });
  await walk.succeed('POST console/list/tasks/{taskId}/restore', { params });
  await walk.succeed('DELETE console/list/tasks/{taskId}', { params }, 'sent again');
}

async function documents(walk: Walk): Promise<void> {
  if (!isOpen(walk, 'POST console/document')) return;
  const body = { ...example('POST console/document'), name: uniqueName() };
  const made = await walk.succeed('POST console/document', { body });
  const documentId = at(made, 'documentId');
  if (typeof documentId !== 'string') return;
  const params = { documentId };
  await walk.succeed('GET console/document/{documentId}', { params });
  const change = { version: at(made, 'version'), name: uniqueName() };
  await walk.succeed('PUT console/document/{documentId}', { params, body: change });
  const stale = { params, body: change };
  await walk.refuse('PUT console/document/{documentId}', 'an older version', [CONFLICT], stale);
  await refuseOther(walk, 'PUT console/document/{documentId}', { params, body: change });
  await refuseOther(walk, 'DELETE console/document/{documentId}', { params });
  await walk.succeed('DELETE console/document/{documentId}', { params });
  await refuseOther(walk, 'POST console/document/{documentId}/restore', { params });
  await walk.succeed('POST console/document/{documentId}/restore', { params });
  await walk.succeed('DELETE console/document/{documentId}', { params }, 'sent again');
}

/** Sends data unchanged, and incomplete forms, which have no effect. */
async function unchanged(walk: Walk): Promise<void> {
  const [application] = getEntries(walk.results.get('GET console/list/applications'));
  const change = 'PUT console/list/applications/{applicationId}';
  if (application && isOpen(walk, change)) {
    const params = { applicationId: String(application.applicationId) };
    await walk.succeed(change, { params, body: { pinned: application.pinned } });
  }
  for (const key of ['POST console/form/basic', 'POST console/form/advanced'] as const) {
    if (!isOpen(walk, key)) continue;
    const body = { ...example(key), idempotencyKey: randomUUID() };
    await walk.refuse(key, 'a field left out', [FORM_ERROR.fieldsInvalid], { body });
  }
}

/** Saves and deletes a form draft, if there is none, and a link. */
async function draftsAndLinks(walk: Walk): Promise<void> {
  const draft = 'GET console/form/draft/{kind}';
  const params = { kind: 'goal' };
  if (at(walk.results.get(draft), 'draft') === null) {
    const body = example('POST console/form/draft/{kind}');
    const saved = await walk.succeed('POST console/form/draft/{kind}', { params, body });
    await walk.refuse('POST console/form/draft/{kind}', 'another version', [CONFLICT], {
      params,
      body: { ...body, version: Number(at(saved, 'version')) + 1 },
    });
    await walk.succeed(draft, { params });
    await walk.succeed('DELETE console/form/draft/{kind}', { params });
    const left = at(await walk.succeed(draft, { params }), 'draft');
    walk.expect(draft, 'a deleted draft', left === null, 'result.draft', 'is not null');
  }
  const links = getEntries(at(walk.results.get('GET console/dashboard/workplace'), 'links'));
  const path = [...walk.user.pages].find((page) => links.every((link) => link.path !== page));
  if (path === undefined || !isOpen(walk, 'POST console/dashboard/links')) return;
  const link = await walk.succeed('POST console/dashboard/links', { body: { path, name: '' } });
  const linkId = at(link, 'linkId');
  if (typeof linkId !== 'string') return;
  await walk.succeed('DELETE console/dashboard/links/{linkId}', { params: { linkId } });
}

/** Creates a template, which it archives, a copy of it, and a comment on an article. */
async function lists(walk: Walk): Promise<void> {
  const TEMPLATE = 'console/list/templates/{templateId}';
  if (isOpen(walk, 'POST console/list/templates')) {
    const body = { ...example('POST console/list/templates'), name: uniqueName() };
    const made = await walk.succeed('POST console/list/templates', { body });
    const params = { templateId: String(at(made, 'templateId')) };
    const change = { description: 'changed by the contract check', version: at(made, 'version') };
    if (made !== undefined) await walk.succeed(`PUT ${TEMPLATE}`, { params, body: change });
    const copy = made !== undefined && (await walk.succeed(`POST ${TEMPLATE}/duplicate`, { params }));
    await walk.succeed(`POST ${TEMPLATE}/archive`, { params });
    await walk.succeed(`POST ${TEMPLATE}/unarchive`, { params });
    for (const templateId of [params.templateId, String(at(copy, 'templateId'))])
      await walk.succeed(`POST ${TEMPLATE}/archive`, { params: { templateId } }, 'at the end');
  }
  const [article] = getEntries(walk.results.get('GET console/list/articles'));
  const COMMENT = 'POST console/list/articles/{articleId}/comments';
  if (!article || !isOpen(walk, COMMENT)) return;
  const params = { articleId: String(article.articleId) };
  await walk.succeed(COMMENT, { params, body: { text: 'contract check' } });
}

/** Requests a page as the other user, and withdraws the request. */
async function accessRequests(walk: Walk): Promise<void> {
  const [REQUEST, WITHDRAW] = [
    'POST console/access/request',
    'POST console/access/request/{requestId}/withdraw',
  ] as const;
  const { other, user } = walk;
  const path = [...user.pages].find(
    (page) => page.startsWith('/profile/') && other?.pages.has(page) === false,
  );
  if (!other || path === undefined || !isOpen(walk, REQUEST)) return;
  const { token } = other;
  const body = { path, reason: 'contract check' };
  const read = async () => {
    const all = getEntries({
      list: at(await walk.succeed('GET console/access/request/own', { token }), 'requests'),
    });
    return all.find((request) => request.path === path && request.status === 'open')?.requestId;
  };
  const withdraw = async () => {
    const params = { requestId: String(await read()) };
    await walk.refuse(WITHDRAW, 'of another user', [404], { params });
    await walk.succeed(WITHDRAW, { params, token });
  };
  await repeatLater(walk, REQUEST, { change: { token, body }, takeBack: withdraw, read });
}

export async function writeConsole(walk: Walk): Promise<void> {
  await lists(walk);
  await accessRequests(walk);
  await rules(walk);
  await tasks(walk);
  await documents(walk);
  await draftsAndLinks(walk);
  await unchanged(walk);
}
