import { columnEndpoints } from '@/domain/content/column';
import { type CallOptions, call } from './call';

/** The columns that are switched on, flat (spec section 7). Kept for a minute; silent, because every page asks for them. */
export function listColumns(options?: CallOptions) {
  return call(columnEndpoints.list, { query: { state: 1 } }, { ...options, useCache: true, silent: true });
}
