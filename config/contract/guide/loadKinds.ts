import type { Endpoint } from '../endpoint';
import type { CallCounts } from './loadRecord';

/** Whether a call reads what is the same for everybody. */
export const isPublicRead = ({ method, auth }: Pick<Endpoint, 'method' | 'auth'>): boolean =>
  method === 'GET' && auth === 'none';

/** Returns of which kind the first call of an operation is; its repetitions are polls. */
export function callKind({
  method,
  auth,
  safe,
}: Pick<Endpoint, 'method' | 'auth' | 'safe'>): Exclude<keyof CallCounts, 'polls'> {
  if (isPublicRead({ method, auth })) return 'publicReads';
  return method === 'GET' || safe ? 'personalReads' : 'writes';
}
