import * as v from 'valibot';
import * as rule from '../../../src/domain/rule/rule';
import { ruleApprovalSchema } from '../../../src/domain/rule/ruleApproval';
import { changedRuleSchema, newRuleSchema } from '../../../src/domain/rule/ruleForm';
import { RULE_SORTS } from '../../../src/domain/rule/ruleQuery';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { choiceQuery, choicesQuery, momentQuery, paging, textQuery } from '../query';
import { IDEMPOTENCY_KEY } from './refusals';

const E = rule.RULE_ERROR;

const filters = {
  keyword: textQuery,
  status: choicesQuery(rule.RULE_STATUS_NAMES),
  type: choiceQuery(rule.RULE_TYPES),
  target: choicesQuery(rule.RULE_TARGETS),
  owner: v.optional(v.array(v.string())),
  from: momentQuery,
  to: momentQuery,
  /** Upwards; with a minus in front downwards. */
  sort: choiceQuery([...RULE_SORTS, ...RULE_SORTS.map((column) => `-${column}` as const)]),
};

const content = {
  name: '支付成功率监测',
  desc: '支付成功率低于设定值时告警',
  target: 'payment',
  template: 'threshold',
  type: 'weak',
  time: '2026-12-01T01:00:00.000Z',
  frequency: 'day',
  ownerId: 'no-team-of-that-name',
  status: 0,
};

/** What only those may do whose menus hold the table. */
const ofTable = (facts: EndpointFacts): EndpointFacts => ({ page: '/list/table-list', ...facts });

const batch = { body: rule.ruleKeysSchema, example: { keys: ['no-rule-of-that-name'] } };

/** The rules of the console's table (domain.md "Rule"). */
export const RULE_ENDPOINTS: EndpointTable = {
  'GET rule': ofTable({
    summary: 'The rules that the filters find, with the count of each status.',
    query: v.object({ ...filters, ...paging }),
    result: rule.ruleListSchema,
  }),
  'GET rule/owners': ofTable({
    summary: 'The teams that can answer for a rule.',
    result: v.array(rule.ruleOwnerSchema),
  }),
  'GET rule/export': ofTable({
    summary: 'All rules that the filters find, as a file for a spreadsheet.',
    query: v.object(filters),
    download: ['text/csv'],
  }),
  'GET rule/{key}': ofTable({
    summary: 'One rule as it is now.',
    result: rule.ruleSchema,
    errors: [E.gone],
    unknownId: [E.gone],
  }),
  'POST rule': ofTable({
    summary: 'Creates a rule; the same idempotency key answers the same one.',
    body: newRuleSchema,
    example: { ...content, idempotencyKey: IDEMPOTENCY_KEY },
    result: rule.ruleSchema,
    errors: [E.duplicateName],
  }),
  'PUT rule/{key}': ofTable({
    summary: 'Changes a rule that nobody else has changed since it was read.',
    body: changedRuleSchema,
    example: { ...content, version: 1 },
    result: rule.ruleSchema,
    unknownId: [E.gone],
    errors: [E.gone, E.duplicateName, E.versionConflict],
  }),
  'DELETE rule': ofTable({
    summary: 'Deletes rules; those that are gone already are named.',
    ...batch,
    result: rule.deletedRulesSchema,
  }),
  'POST rule/restore': ofTable({
    summary: 'Brings deleted rules back.',
    ...batch,
    result: rule.restoredRulesSchema,
  }),
  'POST rule/approve': ofTable({
    summary: 'Sets closed rules running; every other one is answered with the reason why it was skipped.',
    ...batch,
    result: ruleApprovalSchema,
  }),
};
