import { serviceEndpoints } from '@/domain/catalog/endpoints';
import type { Query } from '@/domain/endpoint';
import { type CallOptions, call } from './call';

/** Open to visitors. Throws a `RequestError`. */
export function listServices(query: Query<typeof serviceEndpoints.list>, options?: CallOptions) {
  return call(serviceEndpoints.list, { query }, options);
}

/** Open to visitors. Throws a `RequestError`; code 404 when it does not exist. */
export function fetchService(serviceId: string, options?: CallOptions) {
  return call(serviceEndpoints.get, { params: { serviceId } }, options);
}
