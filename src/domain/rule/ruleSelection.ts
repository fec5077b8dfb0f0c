import * as v from 'valibot';
import { refusal } from '../requestError';
import { count } from '../schemas';
import type { SkipReason } from './ruleBatch';
import { RULE_ERROR } from './ruleError';
import { RULE_STATUS, type RuleStatus, ruleContentSchema, ruleQuery } from './ruleFields';

/** Maximum rules that a request names, and that a result lists. */
export const MAX_RULE_BATCH = 1000;

export const ruleKeysSchema = v.object({
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
    v.object({ query: v.object(ruleQuery.entries), total: count, ...facts }),
  ]);

export const ruleSelectionSchema = selectionWith({});
export const ruleAssignmentSchema = selectionWith({ ownerId: ruleContentSchema.entries.ownerId });
export const ruleScheduleSchema = selectionWith({ frequency: ruleContentSchema.entries.frequency });

/** The number of rules that match now. */
export const selectionChanged = refusal(RULE_ERROR.selectionChanged, v.object({ total: count }));

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
