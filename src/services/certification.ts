import type { CertificationSubmit, DraftPayload } from '@/domain/certification/certification';
import type { CertificationType, FileSlot } from '@/domain/certification/certificationForm';
import { certificationEndpoints } from '@/domain/certification/endpoints';
import { withReceivedAt } from '@/domain/serverClock';
import { isFileResult } from '@/request/download';
import { type CallOptions, call } from './call';

/** Ten megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** `silent` for polling. Throws a `RequestError`. */
export async function fetchCertification(options?: CallOptions) {
  return withReceivedAt(await call(certificationEndpoints.current, {}, options));
}

/**
 * Saves the draft and starts the application if necessary. Throws a `RequestError`: `certificationFieldsInvalid` with the
 * problems, `transitionRefused` when it can no longer be edited.
 */
export async function saveCertificationDraft(body: DraftPayload) {
  return withReceivedAt(await call(certificationEndpoints.saveDraft, { body }));
}

/** Returns the texts of the application as entered. Throws a `RequestError` when it can no longer be edited. */
export async function revealCertification() {
  return (await call(certificationEndpoints.reveal, {})).texts;
}

/** Starts a change; the certification stays valid meanwhile. Throws a `RequestError`. */
export async function changeCertification(type: CertificationType) {
  return withReceivedAt(await call(certificationEndpoints.change, { body: { type } }));
}

/** Reopens a rejected or withdrawn application. Throws a `RequestError`. */
export async function editCertification() {
  return withReceivedAt(await call(certificationEndpoints.edit, {}));
}

/** Discards the application and deletes its content. Throws a `RequestError`. */
export async function discardCertification() {
  return withReceivedAt(await call(certificationEndpoints.discard, {}));
}

/** Withdraws the application before its review. Throws a `RequestError`. */
export async function withdrawCertification() {
  return withReceivedAt(await call(certificationEndpoints.withdraw, {}));
}

/** Submits the application. Idempotent. Throws a `RequestError`, with account codes for the SMS code. */
export async function submitCertification(body: CertificationSubmit) {
  return withReceivedAt(await call(certificationEndpoints.submit, { body }));
}

/** Sends a code to the user's phone and returns the seconds until the next one. Throws a `RequestError`. */
export function sendCertificationCode(options?: CallOptions) {
  return call(certificationEndpoints.sendCode, {}, options);
}

/** Uploads a file to a slot of the application; progress from 0 to 1. Throws a `RequestError`. */
export async function uploadIdentityFile(
  slot: FileSlot,
  file: File,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (share: number) => void },
) {
  const options = { signal, onUploadProgress: onProgress, timeout: UPLOAD_TIMEOUT_MS };
  return withReceivedAt(await call(certificationEndpoints.upload, { body: { slot }, file }, options));
}

/** Deletes a file of the application. Throws a `RequestError`. */
export async function removeIdentityFile(fileId: string) {
  return withReceivedAt(await call(certificationEndpoints.removeFile, { params: { fileId } }));
}

/** Returns one of the user's files for its preview. Throws a `RequestError`. */
export async function fetchIdentityFile(fileId: string, options?: CallOptions) {
  const response = await call(
    certificationEndpoints.file,
    { params: { fileId } },
    { ...options, silent: true },
  );
  return isFileResult(response) ? response.result : undefined;
}
