import { agreementEndpoints } from '@/domain/content/agreement';
import { type CallOptions, call } from './call';

/** The current version of every agreement. Open to visitors. */
export function listAgreements(options?: CallOptions) {
  return call(agreementEndpoints.list, {}, options);
}

/**
 * One agreement with its text, at the current or a named version. Open to visitors. Throws a `RequestError`; code 404 when
 * there is none.
 */
export function fetchAgreement(
  code: string,
  { version, ...options }: { version?: string } & CallOptions = {},
) {
  return call(agreementEndpoints.get, { params: { code }, query: { version } }, options);
}
