import type { MindElixirData, NodeObj } from 'mind-elixir';
import type { MindContent, MindLayout, Topic, TopicColor, TopicMark } from '@/domain/editor/mindMap';
import { getSides } from './mindView';

const DIRECTION: Record<MindLayout, 0 | 1 | 2> = { start: 0, end: 1, both: 2 };

/** The symbol of a mark. Its name is the text `mind.mark.*`. */
export const MARK_SIGN: Record<TopicMark, string> = {
  important: '★',
  done: '✓',
  question: '?',
  risk: '!',
  idea: '◇',
};
/** The symbol of a topic with a note. */
export const NOTE_SIGN = '≡';

/** Returns a color of antd's palette by step (1 light to 10 dark). */
export const getTone = (color: TopicColor, step: number) => `var(--ant-${color}-${step})`;

function toNode(topic: Topic, side?: 'start' | 'end'): NodeObj {
  const { id, collapsed, color, mark, note, tags, children } = topic;
  return {
    id,
    topic: topic.topic,
    expanded: !collapsed,
    // mind-elixir renders icons as text, never as markup.
    icons: [...(mark ? [MARK_SIGN[mark]] : []), ...(note ? [NOTE_SIGN] : [])],
    tags,
    direction: side && (side === 'start' ? 0 : 1),
    branchColor: color && getTone(color, 7),
    style: color && { background: getTone(color, 1), border: `1px solid ${getTone(color, 4)}` },
    children: children.map((child) => toNode(child)),
  };
}

/** Converts a mind map for mind-elixir. */
export function toElixir(content: MindContent): MindElixirData {
  const sides = getSides(content);
  const { root } = content;
  return {
    direction: DIRECTION[content.layout ?? 'both'],
    nodeData: { ...toNode(root), children: root.children.map((child) => toNode(child, sides.get(child.id))) },
  };
}
