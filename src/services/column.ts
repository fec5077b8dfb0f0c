import { request } from '@umijs/max';
import { columnListSchema } from '@/domain/content/column';

/** The columns that are switched on, flat (spec section 7). Kept for a minute; silent, because every page asks for them. */
export function listColumns({ signal }: { signal?: AbortSignal } = {}) {
  return request('column/list', {
    params: { state: 1 },
    schema: columnListSchema,
    useCache: true,
    silent: true,
    signal,
  });
}
