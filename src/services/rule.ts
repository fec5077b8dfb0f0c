import { dayRange } from '@/domain/calendar';
import { ruleEndpoints } from '@/domain/rule/endpoints';
import type { Rule, RuleColumn, RuleContent, RuleQuery } from '@/domain/rule/ruleFields';
import { type CallOptions, call, service } from './call';

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
export const fetchRuleChanges = (since: number, options?: CallOptions) =>
  call(ruleEndpoints.changes, { query: { since } }, options);

export const listRuleOwners = service(ruleEndpoints.owners);

export const listRuleRegions = service(ruleEndpoints.regions);

/** Returns a rule with its runs, changes and comments. */
export const fetchRule = service(ruleEndpoints.get);

export const createRule = service(ruleEndpoints.create);

/** Changes the given fields of a version of a rule. */
export const updateRule = (key: string, content: Partial<RuleContent>, version: number) =>
  call(ruleEndpoints.update, { params: { key }, body: { ...content, version } });

/** Returns when a rule with these conditions would have triggered lately. */
export const dryRunRule = service(ruleEndpoints.dryRun);

export const addRuleComment = (key: string, text: string) =>
  call(ruleEndpoints.comment, { params: { key }, body: { text } });

// The caller of an action on a selection shows `RULE_ERROR.selectionChanged` itself.

/** Approves closed rules and returns the skipped ones with their reason. */
export const approveRules = (selection: RuleSelection) =>
  call(ruleEndpoints.approve, { body: toBody(selection) });

/** Closes rules that are not closed. */
export const stopRules = (selection: RuleSelection) => call(ruleEndpoints.stop, { body: toBody(selection) });

export const assignRules = (selection: RuleSelection, ownerId: string) =>
  call(ruleEndpoints.assign, { body: { ...toBody(selection), ownerId } });

/** Changes how often rules run. */
export const scheduleRules = (selection: RuleSelection, frequency: Rule['frequency']) =>
  call(ruleEndpoints.schedule, { body: { ...toBody(selection), frequency } });

/** Moves rules into the bin. */
export const deleteRules = (selection: RuleSelection) =>
  call(ruleEndpoints.delete, { body: toBody(selection) });

/** Returns one page of the deleted rules. */
export const listDeletedRules = service(ruleEndpoints.bin);

/** Restores rules from the bin. */
export const restoreRules = (keys: readonly string[]) => call(ruleEndpoints.restore, { body: { keys } });

/** Deletes rules from the bin for good. */
export const purgeRules = (keys: readonly string[]) => call(ruleEndpoints.purge, { body: { keys } });

/** Exports the matching rules as a spreadsheet (spec section 7), all columns by default. */
export const exportRules = (query: RuleQuery, columns?: readonly RuleColumn[]) =>
  call(ruleEndpoints.export, { query: { ...toFilters(query), columns } });

/** Exports rules by their keys like `exportRules`. */
export const exportSelectedRules = (keys: readonly string[], columns?: readonly RuleColumn[]) =>
  call(ruleEndpoints.exportSelected, { body: { keys, columns } });
