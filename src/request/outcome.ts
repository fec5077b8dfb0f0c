import { isRequestError } from './requestError';

/**
 * Whether nobody can tell from an error what became of the call: the answer did not come, could not be read, or came from
 * something in between. The call may have done its work; only asking the server tells.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  if (error.kind === 'http') return (error.httpStatus ?? 500) >= 500;
  return error.kind === 'timeout' || error.kind === 'network' || error.kind === 'parse';
}
