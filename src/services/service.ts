import type { ServiceQuery } from '@/domain/catalog/service';
import { serviceEndpoints } from '@/domain/catalog/service';
import { type CallOptions, call } from './call';

/** One page of the services on offer. Open to visitors. Throws a `RequestError`. */
export function listServices(query: ServiceQuery, options?: CallOptions) {
  return call(serviceEndpoints.list, { query }, options);
}

/** One service with everything its pages show. Open to visitors. Throws a `RequestError`; code 404 when there is none. */
export function fetchService(serviceId: string, options?: CallOptions) {
  return call(serviceEndpoints.get, { params: { serviceId } }, options);
}
