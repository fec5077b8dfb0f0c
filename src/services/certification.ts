import type { CertificationSubmit, DraftPayload } from '@/domain/certification/certification';
import type { CertificationType, FileSlot } from '@/domain/certification/certificationForm';
import { certificationEndpoints } from '@/domain/certification/endpoints';
import { withReceivedAt } from '@/domain/serverClock';
import { isFileAnswer } from '@/request/download';
import { type CallOptions, call } from './call';

/** A picture of ten megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** The person's certification as it is now. `silent` for polling. Throws a `RequestError`. */
export async function fetchCertification(options?: CallOptions) {
  return withReceivedAt(await call(certificationEndpoints.current, {}, options));
}

/**
 * Keeps what is filled in; the first time it begins the application. Throws a `RequestError`: `fieldsInvalid` with
 * `result.problems`, `transitionRefused` when the application can no longer be edited.
 */
export async function saveCertificationDraft(body: DraftPayload) {
  return withReceivedAt(await call(certificationEndpoints.saveDraft, { body }));
}

/** Begins a change of what is certified; that stays valid meanwhile. Throws a `RequestError`. */
export async function changeCertification(type: CertificationType) {
  return withReceivedAt(await call(certificationEndpoints.change, { body: { type } }));
}

/** Takes a rejected or withdrawn application up again. Throws a `RequestError`. */
export async function editCertification() {
  return withReceivedAt(await call(certificationEndpoints.edit, {}));
}

/** Gives the application up; what it held is deleted at once. Throws a `RequestError`. */
export async function discardCertification() {
  return withReceivedAt(await call(certificationEndpoints.discard, {}));
}

/** Takes back what has been handed in, as long as the review has not begun. Throws a `RequestError`. */
export async function withdrawCertification() {
  return withReceivedAt(await call(certificationEndpoints.withdraw, {}));
}

/** Hands the application in; sent again it changes nothing more. Throws a `RequestError`, account codes for the SMS code. */
export async function submitCertification(body: CertificationSubmit) {
  return withReceivedAt(await call(certificationEndpoints.submit, { body }));
}

/** Sends a code to the account's own number; answers how long to wait before the next (seconds). Throws a `RequestError`. */
export function sendCertificationCode(options?: CallOptions) {
  return call(certificationEndpoints.sendCode, {}, options);
}

/** Puts a file into a slot of the application. `onProgress` is told the share that is through (0 to 1). Throws a `RequestError`. */
export async function uploadIdentityFile(
  slot: FileSlot,
  file: File,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (share: number) => void },
) {
  const options = { signal, onUploadProgress: onProgress, timeout: UPLOAD_TIMEOUT_MS };
  return withReceivedAt(await call(certificationEndpoints.upload, { body: { slot }, file }, options));
}

/** Takes a file out of the application; it is deleted at once. Throws a `RequestError`. */
export async function removeIdentityFile(fileId: string) {
  return withReceivedAt(await call(certificationEndpoints.removeFile, { params: { fileId } }));
}

/** One of the person's own files, for its preview; undefined when what came is no file. Throws a `RequestError`. */
export async function fetchIdentityFile(fileId: string, options?: CallOptions) {
  const answer = await call(
    certificationEndpoints.file,
    { params: { fileId } },
    { ...options, silent: true },
  );
  return isFileAnswer(answer) ? answer.result : undefined;
}
