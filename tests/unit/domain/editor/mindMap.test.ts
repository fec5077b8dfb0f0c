import * as v from 'valibot';
import {
  emptyMind,
  flattenTopics,
  MIND_LIMITS,
  type MindContent,
  mindContentSchema,
  type Topic,
} from '@/domain/editor/mindMap';
import { readDocumentFile, writeDocumentFile } from '@/pages/editor/components/documentFile';
import {
  addTopic,
  cleanTopic,
  copyTopic,
  findParent,
  findTopic,
  foldAll,
  foldTopic,
  indentTopic,
  moveTopics,
  outdentTopic,
  outermost,
  patchTopic,
  removeTopics,
  reveal,
  setLayout,
  shiftTopic,
  wrapTopic,
} from '@/pages/editor/components/mind/mindTopics';

const topic = (id: string, ...children: Topic[]): Topic => ({ id, topic: id.toUpperCase(), children });
const map = (): MindContent => ({
  root: topic(
    'root',
    topic('a', topic('a1'), topic('a2', topic('a2x'))),
    topic('b', topic('b1')),
    topic('c'),
  ),
});
/** The shape as text: `root(a(a1 a2) b)`. */
const shape = ({ id, children }: Topic): string =>
  children.length === 0 ? id : `${id}(${children.map(shape).join(' ')})`;
const getShape = (content: MindContent | string) =>
  typeof content === 'string' ? content : shape(content.root);
const accepts = (content: unknown) => v.safeParse(mindContentSchema, content).success;
const chain = (levels: number): Topic => {
  let deepest = topic(`d${levels}`);
  for (let level = levels - 1; level >= 0; level -= 1) deepest = topic(`d${level}`, deepest);
  return deepest;
};
const wide = (count: number) => topic('root', ...Array.from({ length: count }, (_, at) => topic(`t${at}`)));

describe('mindContentSchema', () => {
  it('accepts a new map, and a topic with all properties', () => {
    expect(accepts(emptyMind('Plan'))).toBe(true);
    const full: Topic = {
      ...topic('root'),
      collapsed: true,
      color: 'gold',
      mark: 'idea',
      note: 'n',
      tags: ['one', 'two'],
    };
    expect(v.parse(mindContentSchema, { root: full, layout: 'start' })).toEqual({
      root: full,
      layout: 'start',
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no id', { id: '' }],
    ['an id that breaks out of a selector', { id: 'x"],*' }],
    ['no text', { topic: '' }],
    ['a text that is too long', { topic: 'x'.repeat(MIND_LIMITS.topicLength + 1) }],
    ['a text that is an object', { topic: { __html: '<b>' } }],
    ['no list of children', { children: 'none' }],
    ['a colour that is not in the palette', { color: '#ff0000' }],
    ['an unknown mark', { mark: '<img>' }],
    ['a note that is too long', { note: 'x'.repeat(MIND_LIMITS.noteLength + 1) }],
    ['too many tags', { tags: ['1', '2', '3', '4', '5', '6'] }],
    ['an empty tag', { tags: [''] }],
  ])('rejects a topic with %s', (_, wrong) => {
    expect(accepts({ root: { ...topic('root'), ...wrong } })).toBe(false);
    expect(accepts({ root: { ...topic('root'), children: [{ ...topic('below'), ...wrong }] } })).toBe(false);
  });

  it('rejects invalid maps, unknown layouts and duplicate ids', () => {
    for (const invalid of [undefined, null, 'root', [], {}, { root: null }, { root: [] }])
      expect(accepts(invalid)).toBe(false);
    expect(accepts({ ...map(), layout: 'round' })).toBe(false);
    expect(accepts({ root: topic('root', topic('a'), topic('b', topic('a'))) })).toBe(false);
  });

  it('limits the number of topics and levels, even in deeply nested files', () => {
    expect(accepts({ root: wide(MIND_LIMITS.topics - 1) })).toBe(true);
    expect(accepts({ root: wide(MIND_LIMITS.topics) })).toBe(false);
    expect(accepts({ root: chain(MIND_LIMITS.depth) })).toBe(true);
    expect(accepts({ root: chain(MIND_LIMITS.depth + 1) })).toBe(false);
    const endless = `${'{"id":"a","topic":"b","children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    const file = `{"format":"service-market-document","kind":"mind","name":"x","content":{"root":${endless}}}`;
    expect(readDocumentFile('mind', file, file.length)).toEqual({ problem: 'badContent' });
  });

  it('drops unknown properties, such as markup', () => {
    const hostile = { ...topic('root'), dangerouslySetInnerHTML: '<img src=x onerror=alert(1)>' };
    expect(v.parse(mindContentSchema, { root: hostile })).toEqual({ root: topic('root') });
  });

  it('survives a round trip through a file', () => {
    const content = { ...map(), layout: 'end' as const };
    const text = writeDocumentFile('mind', 'Plan', content);
    expect(readDocumentFile('mind', text, text.length)).toEqual({ name: 'Plan', content });
  });
});

describe('finding', () => {
  it('finds a topic, its parent, and all topics in reading order', () => {
    const { root } = map();
    expect(findTopic(root, 'a2x')?.topic).toBe('A2X');
    expect(findTopic(root, 'nobody')).toBeUndefined();
    expect(findParent(root, 'a2x')?.id).toBe('a2');
    expect(findParent(root, 'root')).toBeUndefined();
    expect(flattenTopics(root).map(({ id }) => id)).toEqual(['root', 'a', 'a1', 'a2', 'a2x', 'b', 'b1', 'c']);
    expect(outermost(root, ['a2x', 'root', 'c', 'a2']).map(({ id }) => id)).toEqual(['a2', 'c']);
  });
});

describe('changing', () => {
  it('adds a topic inside, before or after another, and below the root', () => {
    expect(getShape(addTopic(map(), topic('n'), 'in', 'b'))).toBe('root(a(a1 a2(a2x)) b(b1 n) c)');
    expect(getShape(addTopic(map(), topic('n'), 'before', 'b'))).toBe('root(a(a1 a2(a2x)) n b(b1) c)');
    expect(getShape(addTopic(map(), topic('n'), 'after', 'a1'))).toBe('root(a(a1 n a2(a2x)) b(b1) c)');
    expect(getShape(addTopic(map(), topic('n'), 'after', 'root'))).toBe('root(a(a1 a2(a2x)) b(b1) c n)');
  });

  it('expands a collapsed topic when something is added to it', () => {
    const added = addTopic(foldTopic(map(), 'b', true), topic('n'), 'in', 'b');
    expect(typeof added === 'object' && findTopic(added.root, 'b')?.collapsed).toBeUndefined();
  });

  it('returns why a topic cannot be added', () => {
    const full: MindContent = { root: wide(MIND_LIMITS.topics - 1) };
    expect(addTopic(full, topic('n'), 'in', 't1')).toBe('tooMany');
    expect(wrapTopic(full, topic('n'), 't1')).toBe('tooMany');
    const deep: MindContent = { root: chain(MIND_LIMITS.depth) };
    expect(addTopic(deep, topic('n'), 'in', `d${MIND_LIMITS.depth}`)).toBe('tooDeep');
    expect(wrapTopic(deep, topic('n'), 'd1')).toBe('tooDeep');
  });

  it('inserts a topic between another and its parent, but not above the root', () => {
    expect(getShape(wrapTopic(map(), topic('n'), 'b'))).toBe('root(a(a1 a2(a2x)) n(b(b1)) c)');
    const content = map();
    expect(wrapTopic(content, topic('n'), 'root')).toBe(content);
  });

  it('removes topics with their descendants, but never the root', () => {
    expect(getShape(removeTopics(map(), ['a']))).toBe('root(b(b1) c)');
    expect(getShape(removeTopics(map(), ['a2', 'a2x', 'c']))).toBe('root(a(a1) b(b1))');
    const content = map();
    expect(removeTopics(content, ['root', 'nobody'])).toBe(content);
  });

  it('moves several topics in their order, but never into themselves', () => {
    expect(getShape(moveTopics(map(), ['c', 'a1'], 'in', 'b'))).toBe('root(a(a2(a2x)) b(b1 a1 c))');
    expect(getShape(moveTopics(map(), ['c'], 'before', 'a'))).toBe('root(c a(a1 a2(a2x)) b(b1))');
    const content = map();
    expect(moveTopics(content, ['a'], 'in', 'a2x')).toBe(content);
    expect(moveTopics(content, ['a'], 'after', 'a')).toBe(content);
    expect(moveTopics(content, ['root'], 'in', 'a')).toBe(content);
    const deep: MindContent = { root: topic('root', chain(MIND_LIMITS.depth - 1), topic('n', topic('m'))) };
    expect(moveTopics(deep, ['n'], 'in', `d${MIND_LIMITS.depth - 1}`)).toBe('tooDeep');
  });

  it('shifts a topic among its siblings and between levels, within bounds', () => {
    expect(getShape(shiftTopic(map(), 'b', -1))).toBe('root(b(b1) a(a1 a2(a2x)) c)');
    expect(getShape(shiftTopic(map(), 'b', 1))).toBe('root(a(a1 a2(a2x)) c b(b1))');
    expect(getShape(outdentTopic(map(), 'a2'))).toBe('root(a(a1) a2(a2x) b(b1) c)');
    expect(getShape(indentTopic(map(), 'b'))).toBe('root(a(a1 a2(a2x) b(b1)) c)');
    const content = map();
    for (const same of [
      shiftTopic(content, 'a', -1),
      shiftTopic(content, 'c', 1),
      shiftTopic(content, 'root', 1),
      outdentTopic(content, 'a'),
      outdentTopic(content, 'root'),
      indentTopic(content, 'a'),
    ])
      expect(same).toBe(content);
  });

  it('changes texts and properties, removes empty ones and ignores unchanged ones', () => {
    const changed = patchTopic(map(), 'b', {
      topic: '  two \n words ',
      color: 'cyan',
      note: 'why',
      tags: ['t'],
    });
    expect(findTopic(changed.root, 'b')).toMatchObject({
      topic: 'two words',
      color: 'cyan',
      note: 'why',
      tags: ['t'],
    });
    const cleared = patchTopic(changed, 'b', { topic: ' ', color: undefined, note: '', tags: [] });
    expect(findTopic(cleared.root, 'b')).toEqual({ ...topic('b', topic('b1')), topic: 'two words' });
    const content = map();
    expect(patchTopic(content, 'b', { topic: 'B', note: '' })).toBe(content);
    expect(patchTopic(content, 'nobody', { topic: 'x' })).toBe(content);
    expect(changed.root.children[0]).not.toBe(content.root);
    expect(cleanTopic(`${'x'.repeat(300)}`)).toHaveLength(MIND_LIMITS.topicLength);
  });

  it('keeps every object that a change does not affect', () => {
    const content = map();
    const next = patchTopic(content, 'b1', { topic: 'new' });
    expect(next.root.children[0]).toBe(content.root.children[0]);
    expect(next.root.children[1]).not.toBe(content.root.children[1]);
  });

  it('collapses one or all topics with children, and reveals a topic', () => {
    const content = map();
    expect(foldTopic(content, 'c', true)).toBe(content);
    expect(foldTopic(content, 'root', true)).toBe(content);
    const collapsed = foldAll(content, true);
    expect(
      flattenTopics(collapsed.root)
        .filter((each) => each.collapsed)
        .map(({ id }) => id),
    ).toEqual(['a', 'a2', 'b']);
    expect(foldAll(collapsed, false)).toEqual(content);
    const open = reveal(collapsed, 'a2x');
    expect(
      flattenTopics(open.root)
        .filter((each) => each.collapsed)
        .map(({ id }) => id),
    ).toEqual(['b']);
  });

  it('sets the layout, and copies topics with new ids', () => {
    const content = map();
    expect(setLayout(content, 'both')).toBe(content);
    expect(setLayout(content, 'end').layout).toBe('end');
    const ids = ['copy1', 'copy2'];
    const copy = copyTopic(topic('a', topic('a1')), () => ids.shift() ?? '');
    expect(shape(copy)).toBe('copy1(copy2)');
    expect(copy.topic).toBe('A');
  });
});
