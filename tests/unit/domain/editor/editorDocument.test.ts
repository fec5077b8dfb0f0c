import { emptyDiagram } from '@/domain/editor/diagram';
import {
  copyName,
  EDITOR_KINDS,
  type EditorDocument,
  emptyContent,
  isOfKind,
  readContent,
} from '@/domain/editor/editorDocument';
import { emptyMind } from '@/domain/editor/mindMap';

it('a new document is empty and valid for its kind alone', () => {
  expect(emptyContent('mind', 'Plan')).toEqual(emptyMind('Plan'));
  expect(emptyContent('flow', 'Plan')).toEqual(emptyDiagram());
  for (const kind of EDITOR_KINDS) {
    const content = emptyContent(kind, 'Plan');
    expect(readContent(kind, content)).toEqual(content);
    expect(readContent(kind === 'mind' ? 'flow' : 'mind', content)).toBeUndefined();
    const document = { kind } as EditorDocument;
    expect(EDITOR_KINDS.filter((other) => isOfKind(document, other))).toEqual([kind]);
  }
});

it('a copy keeps as much of its name as the limit leaves beside the suffix', () => {
  const naming = (name: string) => `${name} (copy)`;
  expect(copyName('Plan', naming)).toBe('Plan (copy)');
  expect(copyName('👍'.repeat(60), naming)).toBe(naming('👍'.repeat(40 - ' (copy)'.length)));
});
