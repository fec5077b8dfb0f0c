import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import type { CertificationType, FileSlot } from '@/domain/certification/certificationForm';
import { certificationEndpoints } from '@/domain/certification/endpoints';
import { type CallOptions, call, service, toFile } from './call';

/** `silent` for polling. */
export const fetchCertification = service(certificationEndpoints.current);

/** Saves the draft and starts the application if necessary. */
export const saveCertificationDraft = service(certificationEndpoints.saveDraft);

/** Returns the texts of the application as entered. */
export const revealCertification = async () => (await call(certificationEndpoints.reveal, {})).texts;

/** Starts a change; the certification stays valid meanwhile. */
export const changeCertification = (type: CertificationType) =>
  call(certificationEndpoints.change, { body: { type } });

/** Reopens a rejected or withdrawn application. */
export const editCertification = service(certificationEndpoints.edit);

/** Discards the application and deletes its content. */
export const discardCertification = service(certificationEndpoints.discard);

/** Withdraws the application before its review. */
export const withdrawCertification = service(certificationEndpoints.withdraw);

/** Submits the application. Idempotent. */
export const submitCertification = service(certificationEndpoints.submit);

/** Sends a code to the user's phone and returns the seconds until the next one. */
export const sendCertificationCode = service(certificationEndpoints.sendCode);

/** Uploads a file to a slot of the application; progress from 0 to 1. */
export const uploadIdentityFile = (
  slot: FileSlot,
  file: File,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (share: number) => void },
) =>
  call(
    certificationEndpoints.upload,
    { body: { slot }, file },
    { signal, onUploadProgress: onProgress, timeout: CALL_TIMEOUT_MS.upload },
  );

/** Deletes a file of the application. */
export const removeIdentityFile = service(certificationEndpoints.removeFile);

/** Returns one of the user's files for its preview. */
export const fetchIdentityFile = async (fileId: string, options?: CallOptions) =>
  toFile(await call(certificationEndpoints.file, { params: { fileId } }, { ...options, silent: true }));
