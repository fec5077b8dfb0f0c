import { ruleBatchEndpoints } from '@/domain/rule/ruleBatch';
import { call, service } from './call';

/** Returns one page of the team's actions on rules. */
export const listRuleBatches = service(ruleBatchEndpoints.list);

/** Undoes an action of the current user with its retries, except on rules that were changed since. */
export const undoRules = (batchId: string) => call(ruleBatchEndpoints.undo, { body: { batchId } });

/** Tries the failed rules of an action of the current user again, and returns its whole outcome. */
export const retryRules = (batchId: string) => call(ruleBatchEndpoints.retry, { body: { batchId } });
