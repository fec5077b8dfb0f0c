import { privacyEndpoints } from '@/domain/account/privacyEndpoints';
import type { Consent } from '@/domain/content/agreement';
import { isFileResult } from '@/request/download';
import { call, service } from './call';
import { proveAccount, sendProofCode } from './proof';
import { fetchCaptcha } from './signIn';
import { write } from './write';

/** The calls of a proof of identity for the account. */
export const accountProof = { prove: proveAccount, sendCode: sendProofCode, fetchCaptcha };

/** Returns the closing of the account and its blockers. */
export const fetchClosing = service(privacyEndpoints.closing);

/** Requests the closing of the account, which ends all other sessions. Idempotent. Needs a proof of identity. */
export const closeAccount = service(privacyEndpoints.close, write);

/** Keeps the account. Idempotent. */
export const keepAccount = service(privacyEndpoints.takeBack, write);

/** Returns the agreements that the user accepted, latest first. */
export const fetchConsents = service(privacyEndpoints.consents);

/** Accepts agreements. Idempotent. */
export const acceptAgreements = (consents: readonly Consent[]) =>
  call(privacyEndpoints.accept, { body: { consents } }, write);

/** Returns a copy of everything that is stored about the user. Needs a proof of identity. */
export async function downloadMyData() {
  const file = await call(privacyEndpoints.data, {}, write);
  return isFileResult(file) ? { content: file.result, name: file.fileName } : undefined;
}
