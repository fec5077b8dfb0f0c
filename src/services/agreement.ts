import { request } from '@umijs/max';
import { agreementListSchema, agreementSchema } from '@/domain/content/agreement';

/** The current version of every agreement. Open to visitors. */
export function listAgreements({ signal, silent }: { signal?: AbortSignal; silent?: boolean } = {}) {
  return request('agreement/list', { skipAuth: true, schema: agreementListSchema, signal, silent });
}

/**
 * One agreement with its text, at the current or a named version. Open to visitors. Throws a `RequestError`; code 404 when
 * there is none.
 */
export function fetchAgreement(
  code: string,
  { version, signal }: { version?: string; signal?: AbortSignal } = {},
) {
  return request(`agreement/${encodeURIComponent(code)}`, {
    skipAuth: true,
    params: { version },
    schema: agreementSchema,
    handledCodes: [404],
    signal,
  });
}
