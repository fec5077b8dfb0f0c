import { randomUUID } from 'node:crypto';
import type { FileSlot } from '../../../src/domain/certification/certificationForm';
import { fileProblem, kindOfContent } from '../../../src/domain/certification/identityFile';
import { HEAD_LENGTH } from '../../../src/domain/fileContent';
import { now } from '../clock';
import { db } from '../db';
import { type UploadedFile, uploadedName } from '../http';
import { getRow } from '../rows';
import type { UserRecord } from '../users';
import type { CertificationRecord, IdentityFileRecord } from './records';
import { dropUnusedFiles, fileRefused, getEditableApplication } from './store';
import { getSlots } from './views';

/** Stores a file in a slot of the application and replaces the previous one. Throws a MockFailure for an invalid file. */
export function saveFile(record: CertificationRecord, slot: FileSlot, file: UploadedFile): void {
  const application = getEditableApplication(record);
  if (!getSlots(application).includes(slot)) throw fileRefused('slot');
  const head = file.buffer.subarray(0, HEAD_LENGTH);
  const problem = fileProblem({ name: uploadedName(file), size: file.size, head });
  if (problem) throw fileRefused(problem);
  const kind = kindOfContent(head);
  if (!kind) throw fileRefused('contentDiffers');
  const fileId = randomUUID();
  db().identityFiles.push({
    fileId,
    userId: record.userId,
    kind,
    size: file.size,
    data: file.buffer.toString('base64'),
    uploadedAt: now(),
  });
  application.files = [...application.files.filter((other) => other.slot !== slot), { fileId, slot }];
  application.reasons = application.reasons.filter(({ field }) => field !== slot);
  application.savedAt = now();
  dropUnusedFiles(record);
}

/** Removes a file from the application; idempotent. */
export function removeFile(record: CertificationRecord, fileId: string): void {
  const application = getEditableApplication(record);
  application.files = application.files.filter((file) => file.fileId !== fileId);
  application.savedAt = now();
  dropUnusedFiles(record);
}

/** One of the user's files. Throws 404 for an unknown file and for another user's. */
export const getOwnFile = ({ userId }: UserRecord, fileId: string): IdentityFileRecord =>
  getRow(db().identityFiles, { fileId, userId }, { zh: '没有找到该文件。', en: 'There is no such file.' });
