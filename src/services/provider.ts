import { providerEndpoints } from '@/domain/provider/provider';
import { type CallOptions, call } from './call';

/** Open to visitors. Throws a `RequestError`; code 404 when it does not exist. */
export function fetchProvider(providerId: string, options?: CallOptions) {
  return call(providerEndpoints.get, { params: { providerId } }, options);
}
