import { request } from '@umijs/max';
import * as v from 'valibot';
import { dayRange } from '@/domain/dayRange';
import {
  deletedRulesSchema,
  RULE_ERROR,
  restoredRulesSchema,
  ruleListSchema,
  ruleOwnerSchema,
  ruleSchema,
} from '@/domain/rule/rule';
import { ruleApprovalSchema } from '@/domain/rule/ruleApproval';
import type { RuleContent } from '@/domain/rule/ruleForm';
import type { RuleQuery } from '@/domain/rule/ruleQuery';
import { downloadBlob } from '@/request/download';

interface RuleCallOptions {
  signal?: AbortSignal;
  /** Without a popup: who asks shows a failure by itself. */
  silent?: boolean;
}

/** The reader's days become moments: the server keeps no calendar of theirs. */
function ruleParams({ from, to, current, pageSize, ...filters }: RuleQuery) {
  return { ...filters, ...dayRange(from, to) };
}

const ofRule = (key: string) => `rule/${encodeURIComponent(key)}`;

/** One page of the rules that a search finds, with how many there are of each status. */
export function listRules(query: RuleQuery, { signal, silent }: RuleCallOptions = {}) {
  const { current, pageSize } = query;
  return request('rule', {
    params: { ...ruleParams(query), current, pageSize },
    schema: ruleListSchema,
    signal,
    silent,
  });
}

/** The teams that answer for rules. */
export function listRuleOwners({ signal }: RuleCallOptions = {}) {
  return request('rule/owners', { schema: v.array(ruleOwnerSchema), signal });
}

/** One rule as it is now. The caller shows `RULE_ERROR.gone` itself. */
export function fetchRule(key: string, { signal }: RuleCallOptions = {}) {
  return request(ofRule(key), { schema: ruleSchema, handledCodes: [RULE_ERROR.gone], signal });
}

/** Makes a rule; the same key makes the same rule. The caller shows `RULE_ERROR.duplicateName` itself. */
export function createRule(content: RuleContent, idempotencyKey: string) {
  return request('rule', {
    method: 'post',
    data: { ...content, idempotencyKey },
    schema: ruleSchema,
    handledCodes: [RULE_ERROR.duplicateName],
  });
}

/** Changes a rule that was read in this version. The caller shows every code of `RULE_ERROR` itself. */
export function updateRule(key: string, content: RuleContent, version: number) {
  return request(ofRule(key), {
    method: 'put',
    data: { ...content, version },
    schema: ruleSchema,
    handledCodes: Object.values(RULE_ERROR),
  });
}

/** Deletes rules in one request, and says which of them were gone before. */
export function deleteRules(keys: readonly string[]) {
  return request('rule', { method: 'delete', data: { keys }, schema: deletedRulesSchema });
}

/** Takes a deletion back. */
export function restoreRules(keys: readonly string[]) {
  return request('rule/restore', { method: 'post', data: { keys }, schema: restoredRulesSchema });
}

/** Approves rules in one request; what was left as it is comes back with its reason. */
export function approveRules(keys: readonly string[]) {
  return request('rule/approve', { method: 'post', data: { keys }, schema: ruleApprovalSchema });
}

/** All rules that the filters find as a file for a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportRules(query: RuleQuery) {
  return downloadBlob(request, 'rule/export', { params: ruleParams(query) });
}
