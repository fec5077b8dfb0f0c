import { dayRange } from '@/domain/dayRange';
import { ruleEndpoints } from '@/domain/rule/endpoints';
import type { RuleQuery } from '@/domain/rule/rule';
import type { RuleContent } from '@/domain/rule/ruleForm';
import { type CallOptions, call } from './call';

/** Converts local days to moments. */
function toFilters({ from, to, current, pageSize, ...filters }: RuleQuery) {
  return { ...filters, ...dayRange(from, to) };
}

/** Returns one page of rules with the number per status. */
export function listRules(query: RuleQuery, options?: CallOptions) {
  const { current, pageSize } = query;
  return call(ruleEndpoints.list, { query: { ...toFilters(query), current, pageSize } }, options);
}

export function listRuleOwners(options?: CallOptions) {
  return call(ruleEndpoints.owners, {}, options);
}

/** The caller shows `RULE_ERROR.gone` itself. */
export function fetchRule(key: string, options?: CallOptions) {
  return call(ruleEndpoints.get, { params: { key } }, options);
}

/** Idempotent by key. The caller shows `RULE_ERROR.duplicateName` itself. */
export function createRule(content: RuleContent, idempotencyKey: string) {
  return call(ruleEndpoints.create, { body: { ...content, idempotencyKey } });
}

/** `version` is the one that was edited. The caller shows every code of `RULE_ERROR` itself. */
export function updateRule(key: string, content: RuleContent, version: number) {
  return call(ruleEndpoints.update, { params: { key }, body: { ...content, version } });
}

/** Deletes rules and returns which were already deleted. */
export function deleteRules(keys: readonly string[]) {
  return call(ruleEndpoints.delete, { body: { keys } });
}

export function restoreRules(keys: readonly string[]) {
  return call(ruleEndpoints.restore, { body: { keys } });
}

/** Approves rules and returns the skipped ones with their reason. */
export function approveRules(keys: readonly string[]) {
  return call(ruleEndpoints.approve, { body: { keys } });
}

/** Exports the matching rules as a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportRules(query: RuleQuery) {
  return call(ruleEndpoints.export, { query: toFilters(query) });
}
