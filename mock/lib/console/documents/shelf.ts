import type { documentEndpoints } from '../../../../src/domain/editor/editorDocument';
import {
  DOCUMENT_ERROR,
  DOCUMENT_LIMITS,
  type DocumentChange,
  type DocumentSummary,
  type EditorContent,
  type EditorDocument,
  type EditorKind,
  readContent,
} from '../../../../src/domain/editor/editorDocument';
import type { Result } from '../../../../src/domain/endpoint';
import type { SignedInCall } from '../../call';
import { isoTime, now } from '../../clock';
import { db } from '../../db';
import { MOCK_CODE, MockFailure } from '../../failure';
import { requireAccess } from '../../granted';
import type { Language } from '../../text';
import type { DocumentRecord } from './records';
import { sampleDocuments } from './samples';

const holds = (record: DocumentRecord, language: Language): { name: string; content: EditorContent } => {
  const held = record.saved ?? sampleDocuments()[language][record.sample ?? ''];
  if (held === undefined) throw new Error(`Document ${record.documentId} has no content`);
  return { name: held.name, content: held.content };
};

export function toSummary(record: DocumentRecord, language: Language): DocumentSummary {
  const { documentId, kind, version, updatedAt } = record;
  return { documentId, kind, version, updatedAt: isoTime(updatedAt), name: holds(record, language).name };
}

export function toDocument(record: DocumentRecord, language: Language): Result<typeof documentEndpoints.get> {
  const document: EditorDocument = {
    ...toSummary(record, language),
    content: holds(record, language).content,
  };
  // A record's content is of its kind: only such a one is saved.
  return document as Result<typeof documentEndpoints.get>;
}

/** The caller's documents of a kind, the last saved first. */
export function ownDocuments({ user }: SignedInCall, kind: EditorKind): DocumentRecord[] {
  requireAccess(user, `/editor/${kind}`);
  return db()
    .documents.filter(
      (record) => record.userId === user.userId && record.kind === kind && record.deletedAt === undefined,
    )
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The caller's document that the address names; somebody else's is none. */
export function ownDocument(
  { user, params }: SignedInCall,
  state: 'there' | 'deleted' = 'there',
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

/** Refuses one document more than a person may have of a kind. */
export function assertCapacity(call: SignedInCall, kind: EditorKind): void {
  const limit = DOCUMENT_LIMITS.perKind;
  if (ownDocuments(call, kind).length < limit) return;
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

/** Saves over the version the change was made from; over any other one it is refused with the newer document. */
export function changeDocument(
  record: DocumentRecord,
  { version, name, content }: DocumentChange,
  language: Language,
): void {
  if (version !== record.version) {
    throw new MockFailure(
      DOCUMENT_ERROR.newerVersion,
      { zh: '这份文档已有更新的版本。', en: 'There is a newer version of this document.' },
      toDocument(record, language),
    );
  }
  const before = holds(record, language);
  const after = content === undefined ? before.content : readContent(record.kind, content);
  if (!after) {
    throw new MockFailure(MOCK_CODE.malformed, {
      zh: '请求参数不正确：content',
      en: 'The request is not valid: content',
    });
  }
  record.saved = { name: name ?? before.name, content: after };
  record.sample = undefined;
  record.version += 1;
  record.updatedAt = now();
}
