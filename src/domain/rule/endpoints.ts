import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, choicesQuery, momentQuery, paging, textQuery } from '../schemas';
import {
  deletedRulesSchema,
  RULE_ERROR,
  RULE_SORTS,
  RULE_STATUS_NAMES,
  RULE_TARGETS,
  RULE_TYPES,
  restoredRulesSchema,
  ruleKeysSchema,
  ruleListSchema,
  ruleOwnerSchema,
  ruleSchema,
} from './rule';
import { ruleApprovalSchema } from './ruleApproval';
import { changedRuleSchema, newRuleSchema } from './ruleForm';

const access = '/list/table-list';

const filters = {
  keyword: textQuery,
  status: choicesQuery(RULE_STATUS_NAMES),
  type: choiceQuery(RULE_TYPES),
  target: choicesQuery(RULE_TARGETS),
  owner: v.optional(v.array(v.string())),
  from: momentQuery,
  to: momentQuery,
  /** A leading minus sorts descending. */
  sort: choiceQuery([...RULE_SORTS, ...RULE_SORTS.map((column) => `-${column}` as const)]),
};

export const ruleEndpoints = {
  list: endpoint('GET rule', { access, query: v.object({ ...filters, ...paging }), result: ruleListSchema }),
  owners: endpoint('GET rule/owners', { access, result: v.array(ruleOwnerSchema) }),
  export: endpoint('GET rule/export', { access, query: v.object(filters), download: ['text/csv'] }),
  get: endpoint('GET rule/:key', { access, result: ruleSchema, refusals: [RULE_ERROR.gone] }),
  create: endpoint('POST rule', {
    access,
    body: newRuleSchema,
    result: ruleSchema,
    refusals: [RULE_ERROR.duplicateName],
  }),
  update: endpoint('PUT rule/:key', {
    access,
    body: changedRuleSchema,
    result: ruleSchema,
    refusals: Object.values(RULE_ERROR),
  }),
  delete: endpoint('DELETE rule', { access, body: ruleKeysSchema, result: deletedRulesSchema }),
  restore: endpoint('POST rule/restore', { access, body: ruleKeysSchema, result: restoredRulesSchema }),
  approve: endpoint('POST rule/approve', { access, body: ruleKeysSchema, result: ruleApprovalSchema }),
};
