import type { EditorContent, EditorKind } from '../../../../src/domain/editor/editorDocument';

/** A person's document. One that was never changed is a sample, readable in both languages. */
export interface DocumentRecord {
  documentId: string;
  userId: string;
  kind: EditorKind;
  version: number;
  /** Milliseconds on the mock's clock. */
  updatedAt: number;
  saved?: { name: string; content: EditorContent };
  sample?: string;
  /** When it was taken away; it can be brought back. */
  deletedAt?: number;
}
