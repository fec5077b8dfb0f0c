import { type RuleBatchQuery, ruleBatchEndpoints } from '@/domain/rule/ruleBatch';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call } from './call';

/** Returns one page of the team's actions on rules. */
export function listRuleBatches(query: RuleBatchQuery, options?: CallOptions) {
  return call(ruleBatchEndpoints.list, { query }, options).then((list) => withReceivedAt(list));
}

/**
 * Undoes an action of the current user with its retries, except on rules that were changed since. The caller shows
 * `RULE_ERROR.nothingToUndo` itself.
 */
export function undoRules(batchId: string) {
  return call(ruleBatchEndpoints.undo, { body: { batchId } });
}

/**
 * Tries the failed rules of an action of the current user again, and returns its whole outcome. The caller shows
 * `RULE_ERROR.nothingToRetry` itself.
 */
export function retryRules(batchId: string) {
  return call(ruleBatchEndpoints.retry, { body: { batchId } });
}
