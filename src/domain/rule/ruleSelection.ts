import * as v from 'valibot';
import { refusal } from '../requestError';
import { count } from '../schemas';
import type { SkipReason } from './ruleBatch';
import { RULE_ERROR } from './ruleError';
import { RULE_STATUS, type RuleStatus, ruleContentSchema, ruleQuery } from './ruleFields';

/** Maximum rules that a request names, and that a result lists. */
export const MAX_RULE_BATCH = 1000;

/** Names rules. */
export const ruleKeysSchema = v.object({
  /** Keys of the rules. */
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
    v.minLength(1),
    v.maxLength(MAX_RULE_BATCH),
  ),
});

/** Rules by their keys, or all that match a query and were `total` when the user chose them. */
const selectionWith = <const E extends v.ObjectEntries>(facts: E) =>
  v.union([
    v.object({ ...ruleKeysSchema.entries, ...facts }),
    v.object({
      /** Filters as of the list; the action applies to all matching rules. */
      query: v.object(ruleQuery.entries),
      /** Number of matching rules that the user has seen; another one is refused. */
      total: count,
      ...facts,
    }),
  ]);

/** Rules, by keys or by the filters of the list. */
export const ruleSelectionSchema = selectionWith({});
/** Rules and their new owner. */
export const ruleAssignmentSchema = selectionWith({
  /** Id of the new team. */
  ownerId: ruleContentSchema.entries.ownerId,
});
/** Rules and their new frequency. */
export const ruleScheduleSchema = selectionWith({ frequency: ruleContentSchema.entries.frequency });

/** The number of rules that match now. */
export const selectionChanged = refusal(
  RULE_ERROR.selectionChanged,
  v.object({
    /** Number of rules that match now. */
    total: count,
  }),
);

/** Returns why a rule of this status cannot be approved. */
export function approvalRefusal(
  status: RuleStatus,
): Extract<SkipReason, 'running' | 'online' | 'abnormal'> | undefined {
  if (status === RULE_STATUS.running) return 'running';
  if (status === RULE_STATUS.online) return 'online';
  return status === RULE_STATUS.abnormal ? 'abnormal' : undefined;
}

/** Returns why a rule of this status cannot be stopped. */
export const stopRefusal = (status: RuleStatus): 'closed' | undefined =>
  status === RULE_STATUS.closed ? 'closed' : undefined;
