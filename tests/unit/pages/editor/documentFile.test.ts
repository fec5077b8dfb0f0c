import { copyName, DOCUMENT_LIMITS, emptyContent } from '@/domain/editor/editorDocument';
import { readDocumentFile, writeDocumentFile } from '@/pages/editor/components/documentFile';
import { sampleDocuments } from '../../../../mock/lib/console/documents/shelf';

const read = (kind: 'flow' | 'mind' | 'topology', text: string, bytes = text.length) =>
  readDocumentFile(kind, text, bytes);

it('restores every sample in both languages', () => {
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
])('rejects a file: %s', (problem, text) => expect(read('flow', text)).toEqual({ problem }));

it('rejects an oversized file without parsing it', () => {
  expect(read('flow', '', DOCUMENT_LIMITS.fileBytes + 1)).toEqual({ problem: 'tooBig' });
});

it('replaces a missing name, and says that it shortened a long one', () => {
  const named = (name: string) => read('flow', writeDocumentFile('flow', name, emptyContent('flow', '')));
  expect(named('  ')).toMatchObject({ name: 'flow' });
  const longest = 'x'.repeat(DOCUMENT_LIMITS.name);
  expect(named(`${longest}y`)).toMatchObject({ name: longest, isShortened: true });
  expect(named(` ${longest} `)).not.toHaveProperty('isShortened');
});

it("limits the length of a copy's name", () => {
  const naming = (name: string) => `${name} (copy)`;
  expect(copyName('Plan', naming)).toBe('Plan (copy)');
  expect(copyName('x'.repeat(40), naming)).toHaveLength(DOCUMENT_LIMITS.name);
});
