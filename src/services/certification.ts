import { request } from '@umijs/max';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { smsSendResultSchema } from '@/domain/account/smsCode';
import {
  type Certification,
  type CertificationSubmit,
  certificationSchema,
  type DraftPayload,
} from '@/domain/certification/certification';
import { CERTIFICATION_ERROR } from '@/domain/certification/certificationError';
import type { CertificationType, FileSlot } from '@/domain/certification/certificationForm';
import { noteArrival } from '@/domain/serverClock';
import { downloadBlob, isFileAnswer } from '@/request/download';
import type { ApiOptions } from '@/request/options';

/** What the certification pages show beside its cause instead of as a popup. */
const handledCodes = [...Object.values(CERTIFICATION_ERROR), ...Object.values(ACCOUNT_ERROR)];

/** A picture of ten megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000;

const address = (fileId: string) => `file/${encodeURIComponent(fileId)}`;

interface CallControl {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
  silent?: boolean;
}

/** The certification as it is after a call, with the moment it was true. */
async function certification(path: string, options: Omit<ApiOptions<undefined>, 'schema'>) {
  return noteArrival<Certification>(
    await request(`certification/${path}`, { handledCodes, ...options, schema: certificationSchema }),
  );
}

/** The person's certification as it is now. `silent` for polling. Throws a `RequestError`. */
export function fetchCertification(control: CallControl = {}) {
  return certification('current', control);
}

/**
 * Keeps what is filled in; the first time it begins the application. Throws a `RequestError`: `fieldsInvalid` with
 * `result.problems`, `transitionRefused` when the application can no longer be edited.
 */
export function saveCertificationDraft(data: DraftPayload) {
  return certification('draft', { method: 'put', data });
}

/** Begins a change of what is certified; that stays valid meanwhile. Throws a `RequestError`. */
export function changeCertification(type: CertificationType) {
  return certification('change', { method: 'post', data: { type } });
}

/** Takes a rejected or withdrawn application up again. Throws a `RequestError`. */
export function editCertification() {
  return certification('edit', { method: 'post' });
}

/** Gives the application up; what it held is deleted at once. Throws a `RequestError`. */
export function discardCertification() {
  return certification('discard', { method: 'post' });
}

/** Takes back what has been handed in, as long as the review has not begun. Throws a `RequestError`. */
export function withdrawCertification() {
  return certification('withdraw', { method: 'post' });
}

/** Hands the application in; sent again it changes nothing more. Throws a `RequestError`, account codes for the SMS code. */
export function submitCertification(data: CertificationSubmit) {
  return certification('submit', { method: 'post', data });
}

/** Sends a code to the account's own number; answers how long to wait before the next (seconds). Throws a `RequestError`. */
export function sendCertificationCode({ signal }: CallControl = {}) {
  return request('certification/code', { method: 'post', schema: smsSendResultSchema, handledCodes, signal });
}

/** Puts a file into a slot of the application. `onProgress` is told the share that is through (0 to 1). Throws a `RequestError`. */
export function uploadIdentityFile(
  slot: FileSlot,
  file: File,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (share: number) => void },
) {
  const data = new FormData();
  data.append('slot', slot);
  data.append('file', file, file.name);
  return certification('file', {
    method: 'post',
    data,
    signal,
    onUploadProgress: onProgress,
    timeout: UPLOAD_TIMEOUT_MS,
  });
}

/** Takes a file out of the application; it is deleted at once. Throws a `RequestError`. */
export function removeIdentityFile(fileId: string) {
  return certification(address(fileId), { method: 'delete' });
}

/** One of the person's own files, for its preview; undefined when what came is no file. Throws a `RequestError`. */
export async function fetchIdentityFile(fileId: string, { signal }: CallControl = {}) {
  const answer = await downloadBlob(request, `certification/${address(fileId)}`, { signal, silent: true });
  return isFileAnswer(answer) ? answer.result : undefined;
}
