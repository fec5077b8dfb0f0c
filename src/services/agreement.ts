import { agreementEndpoints } from '@/domain/content/agreement';
import { type CallOptions, call } from './call';

/** Open to visitors. */
export function listAgreements(options?: CallOptions) {
  return call(agreementEndpoints.list, {}, options);
}

/**
 * Returns an agreement in its current or a given version. Open to visitors. Throws a `RequestError`; code 404 when it does
 * not exist.
 */
export function fetchAgreement(
  code: string,
  { version, ...options }: { version?: string } & CallOptions = {},
) {
  return call(agreementEndpoints.get, { params: { code }, query: { version } }, options);
}
