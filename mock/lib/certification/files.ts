import { randomUUID } from 'node:crypto';
import type { FileSlot } from '../../../src/domain/certification/certificationForm';
import { fileProblem, kindOfContent } from '../../../src/domain/certification/identityFile';
import { HEAD_LENGTH } from '../../../src/domain/fileContent';
import { now } from '../clock';
import { db } from '../db';
import { getOrThrow } from '../failure';
import type { UploadedFile } from '../http';
import type { UserRecord } from '../users';
import type { CertificationRecord, IdentityFileRecord } from './records';
import { dropUnusedFiles, fileRefused, getEditableApplication } from './store';
import { getSlots } from './views';

/** Stores a file in a slot of the application and replaces the previous one. Throws a MockFailure for an invalid file. */
export function saveFile(record: CertificationRecord, slot: FileSlot, file: UploadedFile): void {
  const application = getEditableApplication(record);
  if (!getSlots(application).includes(slot)) throw fileRefused('slot');
  const head = file.buffer.subarray(0, HEAD_LENGTH);
  const problem = fileProblem({ name: getName(file), size: file.size, head });
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
export function getOwnFile(user: UserRecord, fileId: string | undefined): IdentityFileRecord {
  const file = db().identityFiles.find((known) => known.fileId === fileId && known.userId === user.userId);
  return getOrThrow(file, { zh: '没有找到该文件。', en: 'There is no such file.' });
}

/** Decodes the name as UTF-8, which multer reads byte by byte. */
function getName({ originalname }: UploadedFile): string {
  if (/[^\0-\xff]/.test(originalname)) return originalname;
  const decoded = Buffer.from(originalname, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? originalname : decoded;
}
