import { copyName, DOCUMENT_LIMITS, emptyContent } from '@/domain/editor/editorDocument';
import { readDocumentFile, writeDocumentFile } from '@/pages/editor/components/documentFile';
import { sampleDocuments } from '../../../../mock/lib/console/documents/samples';

const read = (kind: 'flow' | 'mind' | 'topology', text: string, bytes = text.length) =>
  readDocumentFile(kind, text, bytes);

it('what is written is read back the same, for every sample in both languages', () => {
  for (const language of ['zh', 'en'] as const)
    for (const { kind, name, content } of Object.values(sampleDocuments()[language])) {
      const text = writeDocumentFile(kind, name, content);
      expect(read(kind, text)).toEqual({ name, content });
    }
});

it.each([
  ['notJson', '{"format": '],
  ['notDocument', '[]'],
  ['notDocument', '{"kind":"flow","name":"x","content":{"nodes":[],"edges":[]}}'],
  ['otherKind', writeDocumentFile('mind', 'x', emptyContent('mind', 'x'))],
  ['badContent', '{"format":"service-market-document","kind":"flow","name":"x","content":{"nodes":1}}'],
])('a file is refused: %s', (problem, text) => expect(read('flow', text)).toEqual({ problem }));

it('a file that is too big is not even read', () => {
  expect(read('flow', '', DOCUMENT_LIMITS.fileBytes + 1)).toEqual({ problem: 'tooBig' });
});

it('a name that is none, or too long, becomes one', () => {
  const named = (name: string) => read('flow', writeDocumentFile('flow', name, emptyContent('flow', '')));
  expect(named('  ')).toMatchObject({ name: 'flow' });
  expect(named('x'.repeat(99))).toMatchObject({ name: 'x'.repeat(DOCUMENT_LIMITS.name) });
});

it('the name of a copy is short enough to be one', () => {
  const naming = (name: string) => `${name} (copy)`;
  expect(copyName('Plan', naming)).toBe('Plan (copy)');
  expect(copyName('x'.repeat(40), naming)).toHaveLength(DOCUMENT_LIMITS.name);
});
