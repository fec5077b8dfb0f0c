import * as v from 'valibot';
import { countCharacters, cutCharacters } from '../characters';
import { conflictOf } from '../conflict';
import { endpoint, NOT_FOUND } from '../endpoint';
import { nameSchema } from '../fieldError';
import { trimName } from '../name';
import { idSchema, timestamp } from '../schemas';
import { exactSchema } from '../tolerantSchema';
import { emptyDiagram, flowContentSchema, topologyContentSchema } from './diagram';
import { emptyMind, mindContentSchema } from './mindMap';

export const EDITOR_KINDS = ['flow', 'mind', 'topology'] as const;
export type EditorKind = (typeof EDITOR_KINDS)[number];

export const DOCUMENT_LIMITS = { name: 40, perKind: 50, fileBytes: 2_000_000 } as const;

export const DOCUMENT_ERROR = {
  /** The limit of documents of this kind is reached. */
  tooMany: 47002,
} as const;

/** Name of a document. */
export const documentNameSchema = nameSchema(DOCUMENT_LIMITS.name);

const envelope = {
  documentId: idSchema,
  /** Name of the document. */
  name: v.string(),
  /** Incremented by each save. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** When the document was last saved. */
  updatedAt: timestamp,
};

/** A document without its content. */
export const documentSummarySchema = v.object({
  ...envelope,
  /** Editor of the document. */
  kind: v.picklist(EDITOR_KINDS),
});
export type DocumentSummary = v.InferOutput<typeof documentSummarySchema>;

const contents = {
  flow: exactSchema(flowContentSchema),
  mind: exactSchema(mindContentSchema),
  topology: exactSchema(topologyContentSchema),
};

/** A document with its content. */
export const editorDocumentSchema = v.variant('kind', [
  v.object({
    ...envelope,
    kind: v.literal('flow'),
    /** Content of the document, as its kind wants it. */
    content: contents.flow,
  }),
  v.object({
    ...envelope,
    kind: v.literal('mind'),
    /** Content of the document, as its kind wants it. */
    content: contents.mind,
  }),
  v.object({
    ...envelope,
    kind: v.literal('topology'),
    /** Content of the document, as its kind wants it. */
    content: contents.topology,
  }),
]);

interface Contents {
  flow: v.InferOutput<typeof flowContentSchema>;
  mind: v.InferOutput<typeof mindContentSchema>;
  topology: v.InferOutput<typeof topologyContentSchema>;
}
export type EditorContent<K extends EditorKind = EditorKind> = Contents[K];

export interface EditorDocument<K extends EditorKind = EditorKind> extends DocumentSummary {
  kind: K;
  content: EditorContent<K>;
}

export function isOfKind<K extends EditorKind>(
  document: EditorDocument,
  kind: K,
): document is EditorDocument<K> {
  return document.kind === kind;
}

/** A new document. */
export const documentDraftSchema = v.variant('kind', [
  v.object({
    kind: v.literal('flow'),
    /** Name of the document. */
    name: documentNameSchema,
    /** Content of the document, as its kind wants it. */
    content: contents.flow,
  }),
  v.object({
    kind: v.literal('mind'),
    /** Name of the document. */
    name: documentNameSchema,
    /** Content of the document, as its kind wants it. */
    content: contents.mind,
  }),
  v.object({
    kind: v.literal('topology'),
    /** Name of the document. */
    name: documentNameSchema,
    /** Content of the document, as its kind wants it. */
    content: contents.topology,
  }),
]);

/** A save with its base version and the changes. */
export const documentChangeSchema = v.object({
  /** Version that the change started from. */
  version: v.number(),
  /** Name of the document. */
  name: v.optional(documentNameSchema),
  /** Content of the document, as its kind wants it. */
  content: v.optional(v.unknown()),
});
export type DocumentChange = v.InferOutput<typeof documentChangeSchema>;

/** Returns the content if it is valid for this kind. */
export function readContent(kind: EditorKind, content: unknown): EditorContent | undefined {
  const parsed = v.safeParse(contents[kind], content);
  return parsed.success ? parsed.output : undefined;
}

const EMPTY: Record<EditorKind, (name: string) => EditorContent> = {
  flow: emptyDiagram,
  mind: emptyMind,
  topology: emptyDiagram,
};

export const emptyContent = (kind: EditorKind, name: string): EditorContent => EMPTY[kind](name);

/** Returns the name of a copy within the limit; `naming` adds the localized suffix. */
export function copyName(name: string, naming: (name: string) => string): string {
  const longest = DOCUMENT_LIMITS.name - countCharacters(naming(''));
  return trimName(naming(cutCharacters(name, longest)));
}

const result = editorDocumentSchema;

export const documentEndpoints = {
  list: endpoint('GET console/document', {
    query: v.object({
      /** Only documents of this editor. */
      kind: v.picklist(EDITOR_KINDS),
    }),
    result: v.array(documentSummarySchema),
  }),
  get: endpoint('GET console/document/:documentId', { result, refusals: [NOT_FOUND] }),
  create: endpoint('POST console/document', {
    body: documentDraftSchema,
    result,
    refusals: [DOCUMENT_ERROR.tooMany],
  }),
  save: endpoint('PUT console/document/:documentId', {
    body: documentChangeSchema,
    result,
    conflict: conflictOf(editorDocumentSchema),
    refusals: [NOT_FOUND],
  }),
  delete: endpoint('DELETE console/document/:documentId'),
  restore: endpoint('POST console/document/:documentId/restore', { result }),
};
