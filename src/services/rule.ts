import { dayRange } from '@/domain/calendar';
import { ruleEndpoints } from '@/domain/rule/endpoints';
import type { RuleBinQuery } from '@/domain/rule/rule';
import type { RuleConditions } from '@/domain/rule/ruleDryRun';
import type { Rule, RuleColumn, RuleContent, RuleQuery } from '@/domain/rule/ruleFields';
import { type CallOptions, call } from './call';

/** Rules by their keys, at most `MAX_RULE_BATCH`, or all that match a query, with the number that the user saw. */
export type RuleSelection = { keys: readonly string[] } | { query: RuleQuery; total: number };

/** Converts local days to moments. */
function toFilters({ from, to, current, pageSize, ...filters }: RuleQuery) {
  return { ...filters, ...dayRange(from, to) };
}

const toBody = (selection: RuleSelection) =>
  'keys' in selection ? selection : { query: toFilters(selection.query), total: selection.total };

/** Returns one page of rules with the number per status. */
export function listRules(query: RuleQuery, options?: CallOptions) {
  const { current, pageSize } = query;
  return call(ruleEndpoints.list, { query: { ...toFilters(query), current, pageSize } }, options);
}

/** Returns how many rules anybody has written since a revision of the list. */
export function fetchRuleChanges(since: number, options?: CallOptions) {
  return call(ruleEndpoints.changes, { query: { since } }, options);
}

export function listRuleOwners(options?: CallOptions) {
  return call(ruleEndpoints.owners, {}, options);
}

export function listRuleRegions(options?: CallOptions) {
  return call(ruleEndpoints.regions, {}, options);
}

/** Returns a rule with its runs, changes and comments. The caller shows `RULE_ERROR.gone` itself. */
export function fetchRule(key: string, options?: CallOptions) {
  return call(ruleEndpoints.get, { params: { key } }, options);
}

/** The caller shows `RULE_ERROR.duplicateName` itself. */
export function createRule(body: RuleContent) {
  return call(ruleEndpoints.create, { body });
}

/**
 * Changes the given fields of a version of a rule. The caller shows `gone` and `duplicateName` of `RULE_ERROR`, and `CONFLICT`
 * for another version, itself.
 */
export function updateRule(key: string, content: Partial<RuleContent>, version: number) {
  return call(ruleEndpoints.update, { params: { key }, body: { ...content, version } });
}

/** Returns when a rule with these conditions would have triggered lately. */
export function dryRunRule(conditions: RuleConditions) {
  return call(ruleEndpoints.dryRun, { body: conditions });
}

/** The caller shows `RULE_ERROR.gone` itself. */
export function addRuleComment(key: string, text: string) {
  return call(ruleEndpoints.comment, { params: { key }, body: { text } });
}

// The caller of an action on a selection shows `RULE_ERROR.selectionChanged` itself.

/** Approves closed rules and returns the skipped ones with their reason. */
export function approveRules(selection: RuleSelection) {
  return call(ruleEndpoints.approve, { body: toBody(selection) });
}

/** Closes rules that are not closed. */
export function stopRules(selection: RuleSelection) {
  return call(ruleEndpoints.stop, { body: toBody(selection) });
}

export function assignRules(selection: RuleSelection, ownerId: string) {
  return call(ruleEndpoints.assign, { body: { ...toBody(selection), ownerId } });
}

/** Changes how often rules run. */
export function scheduleRules(selection: RuleSelection, frequency: Rule['frequency']) {
  return call(ruleEndpoints.schedule, { body: { ...toBody(selection), frequency } });
}

/** Moves rules into the bin. */
export function deleteRules(selection: RuleSelection) {
  return call(ruleEndpoints.delete, { body: toBody(selection) });
}

/** Returns one page of the deleted rules. */
export function listDeletedRules(query: RuleBinQuery, options?: CallOptions) {
  return call(ruleEndpoints.bin, { query }, options);
}

/** Restores rules from the bin. */
export function restoreRules(keys: readonly string[]) {
  return call(ruleEndpoints.restore, { body: { keys } });
}

/** Deletes rules from the bin for good. */
export function purgeRules(keys: readonly string[]) {
  return call(ruleEndpoints.purge, { body: { keys } });
}

/** Exports the matching rules as a spreadsheet (spec section 7), all columns by default. Throws a `RequestError`. */
export function exportRules(query: RuleQuery, columns?: readonly RuleColumn[]) {
  return call(ruleEndpoints.export, { query: { ...toFilters(query), columns } });
}

/** Exports rules by their keys like `exportRules`. */
export function exportSelectedRules(keys: readonly string[], columns?: readonly RuleColumn[]) {
  return call(ruleEndpoints.exportSelected, { body: { keys, columns } });
}
