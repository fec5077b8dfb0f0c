import { randomUUID } from 'node:crypto';
import type { FileSlot } from '../../../src/domain/certification/certificationForm';
import { fileProblem, kindOfContent } from '../../../src/domain/certification/identityFile';
import { HEAD_LENGTH } from '../../../src/domain/fileContent';
import { now } from '../clock';
import { db } from '../db';
import type { UploadedFile } from '../http';
import type { UserRecord } from '../tables';
import { fileRefused, fileUnknown } from './failures';
import type { CertificationRecord, IdentityFileRecord } from './records';
import { dropUnusedFiles, openApplication } from './store';
import { getSlots } from './views';

/** Takes a file into a slot of the application, in place of what was there. The portal has checked it; this checks again. */
export function takeFile(record: CertificationRecord, slot: FileSlot, file: UploadedFile): void {
  const application = openApplication(record);
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

/** Takes a file out of the application; one that is not there is out already. */
export function removeFile(record: CertificationRecord, fileId: string): void {
  const application = openApplication(record);
  application.files = application.files.filter((file) => file.fileId !== fileId);
  application.savedAt = now();
  dropUnusedFiles(record);
}

/** A file of this person; anybody else's is as unknown as one that never was. */
export function ownFile(user: UserRecord, fileId: string | undefined): IdentityFileRecord {
  const file = db().identityFiles.find((known) => known.fileId === fileId && known.userId === user.userId);
  if (file) return file;
  throw fileUnknown();
}

/** multer reads the name of a file byte by byte; what was UTF-8 becomes that again. */
function getName({ originalname }: UploadedFile): string {
  if (/[^\0-\xff]/.test(originalname)) return originalname;
  const decoded = Buffer.from(originalname, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? originalname : decoded;
}
