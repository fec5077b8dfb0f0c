import type { InferOutput } from 'valibot';
import type { closingPayloadSchema } from '@/domain/account/closing';
import { privacyEndpoints } from '@/domain/account/privacyEndpoints';
import type { Consent } from '@/domain/content/agreement';
import { withReceivedAt } from '@/domain/serverClock';
import { isFileResult } from '@/request/download';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';
import { proveAccount, sendProofCode } from './proof';

const write = { timeout: WRITE_TIMEOUT_MS };

/** The calls of a proof of identity for the account. */
export const accountProof = { prove: proveAccount, sendCode: sendProofCode };

/** Returns the closing of the account and its blockers. Throws a `RequestError`. */
export async function fetchClosing(options?: CallOptions) {
  return withReceivedAt(await call(privacyEndpoints.closing, {}, options));
}

/**
 * Requests the closing of the account, which ends all other sessions. Idempotent. Needs a proof of identity. Throws a
 * `RequestError`; with `CLOSING_ERROR.blocked` there are blockers.
 */
export function closeAccount(body: InferOutput<typeof closingPayloadSchema>) {
  return call(privacyEndpoints.close, { body }, write);
}

/** Keeps the account. Idempotent. Throws a `RequestError`. */
export function keepAccount() {
  return call(privacyEndpoints.takeBack, {}, write);
}

/** Returns the agreements that the user accepted, latest first. Throws a `RequestError`. */
export function fetchConsents(options?: CallOptions) {
  return call(privacyEndpoints.consents, {}, options);
}

/** Accepts agreements. Idempotent. Throws a `RequestError`; with `ACCOUNT_ERROR.consentOutdated` one has changed again. */
export function acceptAgreements(consents: readonly Consent[]) {
  return call(privacyEndpoints.accept, { body: { consents } }, write);
}

/** Returns a copy of everything that is stored about the user. Needs a proof of identity. Throws a `RequestError`. */
export async function downloadMyData() {
  const file = await call(privacyEndpoints.data, {}, write);
  return isFileResult(file) ? { content: file.result, name: file.fileName } : undefined;
}
