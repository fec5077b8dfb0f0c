import { ruleEndpoints } from '../src/domain/rule/endpoints';
import { ruleBatchEndpoints } from '../src/domain/rule/ruleBatch';
import { isoTime, now } from './lib/clock';
import { handlers } from './lib/handlers';
import { toCursorPage, toPage } from './lib/paging';
import {
  approveRules,
  assignRules,
  deleteRules,
  purgeRules,
  restoreRules,
  retryRules,
  scheduleRules,
  stopRules,
  undoRules,
} from './lib/rules/batch';
import { batchKey, searchBatches } from './lib/rules/batchRecords';
import { deletedRuleView, searchBin } from './lib/rules/bin';
import { assertOwner, changeRule, createRule, getRuleOrThrow } from './lib/rules/changes';
import { addComment, ruleComments } from './lib/rules/comments';
import { dryRun } from './lib/rules/dryRun';
import { ruleParts } from './lib/rules/generated';
import { ruleHistory } from './lib/rules/history';
import { ruleRuns } from './lib/rules/runs';
import { searchRules, toRuleSearch } from './lib/rules/search';
import { ruleFile } from './lib/rules/spreadsheet';
import { findRule, isDeleted, ruleRegions, ruleView } from './lib/rules/store';
import { changedSince, revision } from './lib/rules/writes';
import { type Language, localize } from './lib/text';
import type { UserRecord } from './lib/users';

const callerOf = ({ user, language }: { user: UserRecord; language: Language }) => ({
  userId: user.userId,
  language,
});

const batches = handlers(ruleBatchEndpoints, {
  list: (call) => ({
    ...toCursorPage(searchBatches(call.query, callerOf(call)), call.query, batchKey, ({ view }) => view()),
    serverTime: isoTime(now()),
  }),

  undo: (call) => undoRules(callerOf(call), call.body.batchId),

  retry: (call) => retryRules(callerOf(call), call.body.batchId),
});

const rules = handlers(ruleEndpoints, {
  list: (call) => {
    const { rules, ...counts } = searchRules(toRuleSearch(call.query), call.language);
    const page = toPage(rules, call.query, (rule) => ruleView(rule, call.language));
    return { ...page, ...counts, revision: revision() };
  },

  changes: ({ query }) => {
    const { since } = query;
    return { revision: revision(), changed: since === undefined ? 0 : changedSince(since) };
  },

  owners: ({ language }) => localize(ruleParts().owners, language),

  regions: ({ language }) => localize(ruleRegions(), language),

  export: (call) => {
    const { columns = [], ...filters } = call.query;
    return ruleFile(searchRules(toRuleSearch(filters), call.language).rules, columns, call.language);
  },

  exportSelected: ({ body: { keys, columns = [] }, language }) => {
    const rules = keys.flatMap((key) => findRule(key) ?? []).filter((rule) => !isDeleted(rule));
    return ruleFile(rules, columns, language);
  },

  bin: ({ query, language }) =>
    toPage(searchBin(query.keyword), query, (rule) => deletedRuleView(rule, language)),

  purge: (call) => purgeRules(callerOf(call), call.body.keys),

  get: (call) => {
    const rule = getRuleOrThrow(call.params.key);
    return {
      ...ruleView(rule, call.language),
      runs: ruleRuns(rule, call.language),
      history: ruleHistory(rule.number, call.language),
      comments: ruleComments(rule.number, callerOf(call)),
    };
  },

  dryRun: ({ body }) => dryRun(body),

  create: (call) => ruleView(createRule(call.body, call.user.userId), call.language),

  update: (call) => {
    const { version, ...content } = call.body;
    return ruleView(changeRule(call.params.key, content, version, callerOf(call)), call.language);
  },

  comment: (call) => addComment(getRuleOrThrow(call.params.key).number, call.body.text, callerOf(call)),

  approve: (call) => approveRules(callerOf(call), call.body),

  stop: (call) => stopRules(callerOf(call), call.body),

  assign: (call) => {
    assertOwner(call.body.ownerId);
    return assignRules(callerOf(call), call.body, call.body.ownerId);
  },

  schedule: (call) => scheduleRules(callerOf(call), call.body, call.body.frequency),

  delete: (call) => deleteRules(callerOf(call), call.body),

  restore: (call) => restoreRules(callerOf(call), call.body.keys),
});

export default { ...batches, ...rules };
