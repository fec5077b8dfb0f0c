import { dayRange } from '@/domain/dayRange';
import { ruleEndpoints } from '@/domain/rule/endpoints';
import type { RuleQuery } from '@/domain/rule/rule';
import type { RuleContent } from '@/domain/rule/ruleForm';
import { type CallOptions, call } from './call';

/** The reader's days become moments: the server keeps no calendar of theirs. */
function toFilters({ from, to, current, pageSize, ...filters }: RuleQuery) {
  return { ...filters, ...dayRange(from, to) };
}

/** One page of the rules that a search finds, with how many there are of each status. */
export function listRules(query: RuleQuery, options?: CallOptions) {
  const { current, pageSize } = query;
  return call(ruleEndpoints.list, { query: { ...toFilters(query), current, pageSize } }, options);
}

/** The teams that answer for rules. */
export function listRuleOwners(options?: CallOptions) {
  return call(ruleEndpoints.owners, {}, options);
}

/** One rule as it is now. The caller shows `RULE_ERROR.gone` itself. */
export function fetchRule(key: string, options?: CallOptions) {
  return call(ruleEndpoints.get, { params: { key } }, options);
}

/** Makes a rule; the same key makes the same rule. The caller shows `RULE_ERROR.duplicateName` itself. */
export function createRule(content: RuleContent, idempotencyKey: string) {
  return call(ruleEndpoints.create, { body: { ...content, idempotencyKey } });
}

/** Changes a rule that was read in this version. The caller shows every code of `RULE_ERROR` itself. */
export function updateRule(key: string, content: RuleContent, version: number) {
  return call(ruleEndpoints.update, { params: { key }, body: { ...content, version } });
}

/** Deletes rules in one request, and says which of them were gone before. */
export function deleteRules(keys: readonly string[]) {
  return call(ruleEndpoints.delete, { body: { keys } });
}

/** Takes a deletion back. */
export function restoreRules(keys: readonly string[]) {
  return call(ruleEndpoints.restore, { body: { keys } });
}

/** Approves rules in one request; what was left as it is comes back with its reason. */
export function approveRules(keys: readonly string[]) {
  return call(ruleEndpoints.approve, { body: { keys } });
}

/** All rules that the filters find as a file for a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportRules(query: RuleQuery) {
  return call(ruleEndpoints.export, { query: toFilters(query) });
}
