import type { MindContent, Topic } from '@/domain/editor/mindMap';
import { foldTopic } from '@/pages/editor/components/mind/mindTopics';
import {
  existingIds,
  findNeighbor,
  getSides,
  searchTopics,
  selectionAfterRemoval,
  visibleTopics,
  writeOutline,
} from '@/pages/editor/components/mind/mindView';

const topic = (id: string, ...children: Topic[]): Topic => ({ id, topic: id, children });
const map: MindContent = {
  root: topic(
    'root',
    topic('a', topic('a1'), topic('a2'), topic('a3')),
    topic('b'),
    topic('c', topic('c1')),
    topic('d'),
  ),
};

describe('getSides', () => {
  it('assigns the first half of the branches to the end side, or all to one side', () => {
    expect([...getSides(map)]).toEqual([
      ['a', 'end'],
      ['b', 'end'],
      ['c', 'start'],
      ['d', 'start'],
    ]);
    expect(new Set(getSides({ ...map, layout: 'start' }).values())).toEqual(new Set(['start']));
    expect(new Set(getSides({ ...map, layout: 'end' }).values())).toEqual(new Set(['end']));
  });
});

describe('findNeighbor', () => {
  it.each<[string, 'up' | 'down' | 'left' | 'right', string]>([
    ['root', 'right', 'a'],
    ['root', 'left', 'c'],
    ['root', 'up', 'root'],
    ['a', 'right', 'a2'],
    ['a', 'left', 'root'],
    ['a', 'down', 'b'],
    ['b', 'down', 'b'],
    ['b', 'right', 'b'],
    ['a', 'up', 'a'],
    ['a2', 'down', 'a3'],
    ['a2', 'up', 'a1'],
    ['a2', 'left', 'a'],
    ['c', 'left', 'c1'],
    ['c', 'right', 'root'],
    ['c', 'up', 'c'],
    ['c', 'down', 'd'],
    ['c1', 'right', 'c'],
    ['nobody', 'right', 'root'],
  ])('from %s to the %s is %s', (from, arrow, to) => {
    expect(findNeighbor(map, from, arrow)).toBe(to);
  });

  it('skips collapsed topics and empty sides', () => {
    expect(findNeighbor(foldTopic(map, 'a', true), 'a', 'right')).toBe('a');
    expect(findNeighbor({ ...map, layout: 'end' }, 'root', 'left')).toBe('root');
    expect(visibleTopics(foldTopic(map, 'a', true).root).map(({ id }) => id)).toEqual([
      'root',
      'a',
      'b',
      'c',
      'c1',
      'd',
    ]);
  });
});

describe('after a removal', () => {
  it('selects the next sibling, the previous one or the parent', () => {
    expect(selectionAfterRemoval(map.root, ['a2'])).toBe('a3');
    expect(selectionAfterRemoval(map.root, ['a3'])).toBe('a2');
    expect(selectionAfterRemoval(map.root, ['c1'])).toBe('c');
    expect(selectionAfterRemoval(map.root, ['c', 'd', 'c1'])).toBe('root');
    expect(selectionAfterRemoval(map.root, ['d', 'c1', 'c'])).toBe('b');
    expect(selectionAfterRemoval(map.root, ['c', 'd'])).toBe('b');
    expect(selectionAfterRemoval(map.root, ['a1', 'a2'])).toBe('a3');
    expect(selectionAfterRemoval(map.root, [])).toBe('root');
    expect(existingIds(map.root, ['a', 'gone', 'd'])).toEqual(['a', 'd']);
  });
});

describe('searching', () => {
  it('matches texts, notes and tags, ignoring case', () => {
    const root: Topic = {
      ...topic('root'),
      children: [
        { ...topic('x'), topic: 'Prices' },
        { ...topic('y'), note: 'PRICE list' },
        { ...topic('z'), tags: ['price'] },
      ],
    };
    expect(searchTopics(root, ' price ').map(({ id }) => id)).toEqual(['x', 'y', 'z']);
    expect(searchTopics(root, '  ')).toEqual([]);
    expect(searchTopics(root, 'nothing')).toEqual([]);
  });
});

describe('the outline in Markdown', () => {
  it('has a heading and a nested list with tags and notes', () => {
    const root: Topic = {
      ...topic('Plan'),
      note: 'for all',
      children: [{ ...topic('First', topic('Inner')), tags: ['soon'], note: 'one\n\ntwo' }, topic('Second')],
    };
    expect(writeOutline({ root })).toBe(
      '# Plan\n\n> for all\n\n- First `soon`\n  > one\n  > two\n  - Inner\n- Second\n',
    );
    expect(writeOutline({ root: topic('Alone') })).toBe('# Alone\n');
  });

  it('escapes texts', () => {
    const root = topic('*x*', topic('<img src=x onerror=alert(1)>'), topic('1. one'), topic('- dash'));
    expect(writeOutline({ root })).toBe(
      '# \\*x\\*\n\n- \\<img src=x onerror=alert(1)\\>\n- 1\\. one\n- \\- dash\n',
    );
  });
});
