import { flattenTopics, TOPIC_COLORS, type Topic } from '@/domain/editor/mindMap';
import { MARK_SIGN, NOTE_SIGN, toElixir } from '@/pages/editor/components/mind/elixirData';

const topic = (id: string, more: Partial<Topic> = {}): Topic => ({ id, topic: id, children: [], ...more });

describe('toElixir', () => {
  it('keeps ids, texts, order and collapsed topics, and assigns sides to branches', () => {
    const root = topic('root', {
      children: [topic('a', { collapsed: true, children: [topic('a1')] }), topic('b'), topic('c')],
    });
    const both = toElixir({ root });
    expect(both.direction).toBe(2);
    expect(
      both.nodeData.children?.map(({ id, direction, expanded }) => ({ id, direction, expanded })),
    ).toEqual([
      { id: 'a', direction: 1, expanded: false },
      { id: 'b', direction: 1, expanded: true },
      { id: 'c', direction: 0, expanded: true },
    ]);
    expect(both.nodeData.children?.[0]?.children?.[0]).toMatchObject({ id: 'a1', topic: 'a1' });
    expect(toElixir({ root, layout: 'start' }).direction).toBe(0);
    expect(toElixir({ root, layout: 'end' }).direction).toBe(1);
  });

  it('uses theme colours only, and shows marks, notes and tags', () => {
    for (const color of TOPIC_COLORS) {
      const { nodeData } = toElixir({ root: topic('root', { color }) });
      for (const value of [nodeData.branchColor, nodeData.style?.background])
        expect(value).toMatch(new RegExp(`^var\\(--ant-${color}-\\d+\\)$`));
    }
    const { nodeData } = toElixir({ root: topic('root', { mark: 'risk', note: 'why', tags: ['soon'] }) });
    expect(nodeData).toMatchObject({ icons: [MARK_SIGN.risk, NOTE_SIGN], tags: ['soon'] });
    expect(new Set(Object.values(MARK_SIGN)).size).toBe(Object.keys(MARK_SIGN).length);
  });

  it('keeps texts as texts: none becomes markup, a link or a picture', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const root = topic('root', {
      topic: markup,
      note: markup,
      tags: [markup],
      children: [topic('a', { topic: markup })],
    });
    const { nodeData } = toElixir({ root });
    for (const node of [nodeData, ...(nodeData.children ?? [])])
      expect(Object.keys(node)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/dangerously|hyperLink|image/i)]),
      );
    expect(nodeData.topic).toBe(markup);
    expect(flattenTopics(root)).toHaveLength(2);
  });
});
