import * as v from 'valibot';
import { HOUR_MS } from '../../../../src/domain/calendar';
import type { documentEndpoints } from '../../../../src/domain/editor/editorDocument';
import {
  DOCUMENT_ERROR,
  DOCUMENT_LIMITS,
  type DocumentChange,
  type DocumentSummary,
  documentDraftSchema,
  type EditorContent,
  type EditorDocument,
  type EditorKind,
  readContent,
} from '../../../../src/domain/editor/editorDocument';
import type { Result } from '../../../../src/domain/endpoint';
import type { SignedInCall } from '../../call';
import { isoTime, now } from '../../clock';
import { lazy, readJson } from '../../content';
import { db } from '../../db';
import { MOCK_CODE, MockFailure, malformed } from '../../failure';
import { requireAccess } from '../../menus';
import type { Language } from '../../text';
import { localize } from '../../text';
import { conflict } from '../../versions';

/** A user's document. An unchanged one refers to a sample, which is in both languages. */
export interface DocumentRecord {
  documentId: string;
  userId: string;
  kind: EditorKind;
  version: number;
  /** Milliseconds on the mock's clock. */
  updatedAt: number;
  saved?: { name: string; content: EditorContent };
  sample?: string;
  /** Deleted documents can be restored. */
  deletedAt?: number;
}

declare module '../../db' {
  interface MockTables {
    documents: DocumentRecord[];
  }
}

const draftsSchema = v.record(v.string(), documentDraftSchema);

/** The sample documents by language and name. */
export const sampleDocuments = lazy(() =>
  readJson(
    'console/documents.json',
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((samples) => ({ zh: localize(samples, 'zh'), en: localize(samples, 'en') })),
      v.strictObject({ zh: draftsSchema, en: draftsSchema }),
    ),
  ),
);

/** Two documents of each kind for the administrator. */
export const seedDocuments = (seededAt: number): DocumentRecord[] =>
  Object.entries(sampleDocuments().zh).map(([sample, { kind }], index) => ({
    documentId: `D${7001 + index}`,
    userId: '10001',
    kind,
    version: 1,
    updatedAt: seededAt - (index + 2) * 9 * HOUR_MS,
    sample,
  }));

const getContent = (record: DocumentRecord, language: Language): { name: string; content: EditorContent } => {
  const content = record.saved ?? sampleDocuments()[language][record.sample ?? ''];
  if (content === undefined) throw new Error(`Document ${record.documentId} has no content`);
  return { name: content.name, content: content.content };
};

export function toSummary(record: DocumentRecord, language: Language): DocumentSummary {
  const { documentId, kind, version, updatedAt } = record;
  return {
    documentId,
    kind,
    version,
    updatedAt: isoTime(updatedAt),
    name: getContent(record, language).name,
  };
}

export function toDocument(record: DocumentRecord, language: Language): Result<typeof documentEndpoints.get> {
  const document: EditorDocument = {
    ...toSummary(record, language),
    content: getContent(record, language).content,
  };
  // The saved content always matches the record's kind.
  return document as Result<typeof documentEndpoints.get>;
}

/** The caller's documents of a kind, latest first. */
export function getOwnDocuments({ user }: SignedInCall, kind: EditorKind): DocumentRecord[] {
  requireAccess(user, `/editor/${kind}`);
  return db()
    .documents.filter(
      (record) => record.userId === user.userId && record.kind === kind && record.deletedAt === undefined,
    )
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The caller's document of the URL. Throws 404 for an unknown document and for another user's. */
export function getOwnDocument(
  { user, params }: SignedInCall,
  state: 'present' | 'deleted' = 'present',
): DocumentRecord {
  const record = db().documents.find(
    ({ documentId, userId }) => documentId === params.documentId && userId === user.userId,
  );
  if (record) requireAccess(user, `/editor/${record.kind}`);
  if (record && (record.deletedAt !== undefined) === (state === 'deleted')) return record;
  throw new MockFailure(MOCK_CODE.notFound, {
    zh: '没有找到这份文档，它可能已被删除。',
    en: 'There is no such document; it may have been deleted.',
  });
}

/** Throws a MockFailure when the caller has the maximum number of documents of a kind. */
export function assertCapacity(call: SignedInCall, kind: EditorKind): void {
  const limit = DOCUMENT_LIMITS.perKind;
  if (getOwnDocuments(call, kind).length < limit) return;
  throw new MockFailure(DOCUMENT_ERROR.tooMany, {
    zh: `每种文档最多 ${limit} 份，请先删除不再需要的文档。`,
    en: `There can be ${limit} documents of a kind. Delete one that is no longer needed.`,
  });
}

export function addDocument(
  call: SignedInCall,
  kind: EditorKind,
  saved: DocumentRecord['saved'],
): DocumentRecord {
  assertCapacity(call, kind);
  const { documents } = db();
  const record: DocumentRecord = {
    documentId: `D${7001 + documents.length}`,
    userId: call.user.userId,
    kind,
    version: 1,
    updatedAt: now(),
    saved,
  };
  documents.push(record);
  return record;
}

/** Saves a change. Throws a MockFailure with the current document when the change was made from another version. */
export function changeDocument(
  record: DocumentRecord,
  { version, name, content }: DocumentChange,
  language: Language,
): void {
  if (version !== record.version)
    throw conflict({ at: record.updatedAt, userId: record.userId }, language, toDocument(record, language));
  const before = getContent(record, language);
  const after = content === undefined ? before.content : readContent(record.kind, content);
  if (!after) throw malformed('content');
  record.saved = { name: name ?? before.name, content: after };
  record.sample = undefined;
  record.version += 1;
  record.updatedAt = now();
}
