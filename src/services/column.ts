import { columnEndpoints } from '@/domain/content/column';
import { type CallOptions, call } from './call';

/** Returns the enabled columns, flat (spec section 7). Cached; silent, because every page loads them. */
export const listColumns = (options?: CallOptions) =>
  call(columnEndpoints.list, { query: { state: 1 } }, { ...options, useCache: true, silent: true });
