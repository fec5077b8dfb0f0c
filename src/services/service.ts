import { request } from '@umijs/max';
import { type ServiceQuery, serviceListSchema, serviceSchema } from '@/domain/catalog/service';

/** One page of the services on offer. Open to visitors. Throws a `RequestError`. */
export function listServices(
  query: ServiceQuery,
  { signal, silent }: { signal?: AbortSignal; silent?: boolean } = {},
) {
  return request('service/list', {
    skipAuth: true,
    params: { ...query },
    schema: serviceListSchema,
    signal,
    silent,
  });
}

/** One service with everything its pages show. Open to visitors. Throws a `RequestError`; code 404 when there is none. */
export function fetchService(serviceId: string, { signal }: { signal?: AbortSignal } = {}) {
  return request(`service/${encodeURIComponent(serviceId)}`, {
    skipAuth: true,
    schema: serviceSchema,
    handledCodes: [404],
    signal,
  });
}
