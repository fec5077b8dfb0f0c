import { request } from '@umijs/max';
import { instanceListSchema } from '@/domain/instance';
import { noteArrival } from '@/domain/serverClock';

/** One page of the services the person has bought, the one that ends first on top. */
export async function listInstances(
  query: { expiringSoon?: boolean; current?: number; pageSize?: number },
  { signal, silent }: { signal?: AbortSignal; silent?: boolean } = {},
) {
  const params = { ...query, expiringSoon: query.expiringSoon ? 1 : undefined };
  return noteArrival(await request('instance/list', { params, schema: instanceListSchema, signal, silent }));
}
