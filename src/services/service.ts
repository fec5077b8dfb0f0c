import type { ServiceQuery } from '@/domain/catalog/service';
import { serviceEndpoints } from '@/domain/catalog/service';
import { type CallOptions, call } from './call';

/** Open to visitors. Throws a `RequestError`. */
export function listServices(query: ServiceQuery, options?: CallOptions) {
  return call(serviceEndpoints.list, { query: { ...query, trial: query.trial && 1 } }, options);
}

/** Open to visitors. Throws a `RequestError`; code 404 when it does not exist. */
export function fetchService(serviceId: string, options?: CallOptions) {
  return call(serviceEndpoints.get, { params: { serviceId } }, options);
}
