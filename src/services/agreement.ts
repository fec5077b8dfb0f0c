import { agreementEndpoints } from '@/domain/content/agreement';
import { type CallOptions, call, service } from './call';

/** Open to visitors. */
export const listAgreements = service(agreementEndpoints.list);

/** Returns an agreement in its current or a given version. Open to visitors. */
export const fetchAgreement = (
  code: string,
  { version, ...options }: { version?: string } & CallOptions = {},
) => call(agreementEndpoints.get, { params: { code }, query: { version } }, options);
