import { randomUUID } from 'node:crypto';
import { type FileProblem, fileProblem, kindOfContent } from '../../../src/domain/certification/identityFile';
import { HEAD_LENGTH } from '../../../src/domain/fileContent';
import { ticketFileRefused } from '../../../src/domain/support/ticket';
import { db } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import { type UploadedFile, uploadedName } from '../http';
import type { UserRecord } from '../users';
import type { TicketFileRecord } from './records';

/** Stores a file for a ticket. Throws a MockFailure for an invalid file. */
export function saveTicketFile({ userId }: UserRecord, file: UploadedFile | undefined): TicketFileRecord {
  if (!file) throw fileRefused('empty');
  const head = file.buffer.subarray(0, HEAD_LENGTH);
  const name = uploadedName(file);
  const problem = fileProblem({ name, size: file.size, head });
  const kind = kindOfContent(head);
  if (problem || !kind) throw fileRefused(problem ?? 'contentDiffers');
  const stored = {
    fileId: randomUUID(),
    userId,
    name,
    size: file.size,
    kind,
    data: file.buffer.toString('base64'),
  };
  db().ticketFiles.push(stored);
  return stored;
}

/** The user's files with these ids, in this order; unknown ids are left out. */
export const getOwnFiles = ({ userId }: UserRecord, fileIds: readonly string[]): TicketFileRecord[] =>
  fileIds.flatMap(
    (fileId) => db().ticketFiles.find((file) => file.fileId === fileId && file.userId === userId) ?? [],
  );

/** One of the user's files. Throws 404 for an unknown one and for another user's. */
export const getOwnFile = (user: UserRecord, fileId: string): TicketFileRecord =>
  getOrThrow(getOwnFiles(user, [fileId])[0], { zh: '没有找到该文件。', en: 'There is no such file.' });

const fileRefused = (problem: FileProblem): MockFailure =>
  new MockFailure(
    ticketFileRefused,
    { zh: '该文件不符合要求。', en: 'This file can’t be accepted.' },
    { problem },
  );
