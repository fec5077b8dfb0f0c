import * as v from 'valibot';
import { countCharacters, cutCharacters } from '@/domain/characters';
import {
  DOCUMENT_LIMITS,
  documentNameSchema,
  EDITOR_KINDS,
  type EditorContent,
  type EditorKind,
  readContent,
} from '@/domain/editor/editorDocument';
import { toName } from '@/domain/name';

const FORMAT = 'service-market-document';

const fileSchema = v.object({
  format: v.literal(FORMAT),
  kind: v.picklist(EDITOR_KINDS),
  name: v.string(),
  content: v.unknown(),
});

type FileReading =
  | { name: string; isShortened?: boolean; content: EditorContent }
  | { problem: 'tooBig' | 'notJson' | 'notDocument' | 'otherKind' | 'badContent' };

/** Serializes a document for `readDocumentFile`. */
export function writeDocumentFile(kind: EditorKind, name: string, content: EditorContent): string {
  return JSON.stringify({ format: FORMAT, kind, name, content }, null, 2);
}

/** Parses an imported file, whose content is untrusted. `bytes` is its size. */
export function readDocumentFile(kind: EditorKind, text: string, bytes: number): FileReading {
  if (bytes > DOCUMENT_LIMITS.fileBytes) return { problem: 'tooBig' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  const file = v.safeParse(fileSchema, json);
  if (!file.success) return { problem: 'notDocument' };
  if (file.output.kind !== kind) return { problem: 'otherKind' };
  const content = readContent(kind, file.output.content);
  if (!content) return { problem: 'badContent' };
  const whole = toName(file.output.name);
  const name = v.safeParse(documentNameSchema, cutCharacters(whole, DOCUMENT_LIMITS.name));
  if (!name.success) return { name: kind, content };
  return {
    name: name.output,
    content,
    ...(countCharacters(whole) > DOCUMENT_LIMITS.name && { isShortened: true }),
  };
}
