import { fieldFilters } from '../../../src/domain/fields';
import { ruleEndpoints } from '../../../src/domain/rule/endpoints';
import { ruleBatchEndpoints } from '../../../src/domain/rule/ruleBatch';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { ruleFields } from '../../../src/domain/rule/ruleFields';
import { describeEndpoints } from '../endpoint';
import { codes } from '../guide/markdown';

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

const searched = codes(
  fieldFilters(ruleFields).flatMap(({ kind, field }) => (kind === 'keyword' ? [field] : [])),
);

const ruleKeys = { keys: ['no-rule-of-that-name'] };

const RULES = describeEndpoints('rule', ruleEndpoints, {
  list: {
    id: 'listRules',
    summary: `The matching rules, with the count of each status and the revision of the table. The keyword searches ${searched}.`,
  },
  changes: {
    id: 'countRuleChanges',
    summary: 'The number of rules that were written since a revision of the table.',
  },
  owners: { id: 'listRuleOwners', summary: 'The teams that can own a rule.' },
  regions: { id: 'listRuleRegions', summary: 'The regions that a rule can monitor.' },
  export: { id: 'exportRules', summary: 'All matching rules as a spreadsheet file.' },
  exportSelected: {
    id: 'exportSelectedRules',
    summary: 'The named rules as a spreadsheet file.',
    example: ruleKeys,
  },
  bin: {
    id: 'listDeletedRules',
    summary: 'The rules that were deleted in the last 30 days, the latest first.',
  },
  purge: { id: 'purgeRules', summary: 'Deletes rules from the bin for good.', example: ruleKeys },
  dryRun: {
    id: 'dryRunRule',
    summary: 'When a rule with these conditions would have triggered lately. Changes nothing.',
    example: { template: 'threshold', limit: 20, frequency: 'hour' },
    errors: [RULE_ERROR.gone],
    safe: true,
  },
  get: {
    id: 'getRule',
    parameterTexts: { key: 'Key of the rule.' },
    summary: 'The current state of a rule, with its latest runs, changes and comments.',
    unknownId: [RULE_ERROR.gone],
  },
  create: { id: 'createRule', summary: 'Creates a rule.', example: rule },
  update: {
    id: 'updateRule',
    parameterTexts: { key: 'Key of the rule.' },
    summary: 'Changes the given fields of a rule.',
    example: { ...rule, limit: 5, version: 1 },
    errors: [RULE_ERROR.limitMissing],
    unknownId: [RULE_ERROR.gone],
  },
  comment: {
    id: 'addRuleComment',
    parameterTexts: { key: 'Key of the rule.' },
    summary: 'Adds a comment to a rule.',
    example: { text: '已联系数据平台。' },
    unknownId: [RULE_ERROR.gone],
  },
  approve: {
    id: 'approveRules',
    summary: 'Approves closed rules. Other rules are returned with the reason for skipping them.',
    example: ruleKeys,
  },
  stop: { id: 'stopRules', summary: 'Closes rules that are not closed.', example: ruleKeys },
  assign: {
    id: 'assignRules',
    summary: 'Gives rules another owner.',
    example: { ...ruleKeys, ownerId: rule.ownerId },
  },
  schedule: {
    id: 'scheduleRules',
    summary: 'Changes how often rules run.',
    example: { ...ruleKeys, frequency: 'day' },
  },
  delete: {
    id: 'deleteRules',
    summary: 'Moves rules into the bin, where they stay for 30 days.',
    example: ruleKeys,
  },
  restore: { id: 'restoreRules', summary: 'Restores rules from the bin.', example: ruleKeys },
});

const BATCHES = describeEndpoints('rule', ruleBatchEndpoints, {
  list: {
    id: 'listRuleBatches',
    summary: 'The team’s actions on several rules with their outcome, the latest first.',
  },
  undo: {
    id: 'undoRuleBatch',
    summary:
      'Undoes an action of the user on several rules, within 24 hours and except on those that were changed since.',
    example: { batchId: 'no-batch-of-that-name' },
  },
  retry: {
    id: 'retryRuleBatch',
    summary: 'Tries the failed rules of an action of the user again, and returns the outcome of both.',
    example: { batchId: 'no-batch-of-that-name' },
  },
});

export const RULE_ENDPOINTS = [...RULES, ...BATCHES];
