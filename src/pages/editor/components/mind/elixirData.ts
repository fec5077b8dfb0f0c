import type { MindElixirData, NodeObj } from 'mind-elixir';
import type { MindContent, MindLayout, Topic, TopicColor, TopicMark } from '@/domain/editor/mindMap';
import { getSides } from '@/pages/editor/components/mind/mindView';

const DIRECTION: Record<MindLayout, 0 | 1 | 2> = { start: 0, end: 1, both: 2 };

/** The sign that stands for a mark; its word is in the texts (`mind.mark.*`). */
export const MARK_SIGN: Record<TopicMark, string> = {
  important: '★',
  done: '✓',
  question: '?',
  risk: '!',
  idea: '◇',
};
/** Says that a topic has a note. */
export const NOTE_SIGN = '≡';

/** A colour of the theme, by its name and step (1 pale to 10 deep, whatever the theme). */
export const getTone = (color: TopicColor, step: number) => `var(--ant-${color}-${step})`;

function toNode(topic: Topic, side?: 'start' | 'end'): NodeObj {
  const { id, collapsed, color, mark, note, tags, children } = topic;
  return {
    id,
    topic: topic.topic,
    expanded: !collapsed,
    // It turns signs into text itself; a topic's own words never become markup.
    icons: [...(mark ? [MARK_SIGN[mark]] : []), ...(note ? [NOTE_SIGN] : [])],
    tags,
    direction: side && (side === 'start' ? 0 : 1),
    branchColor: color && getTone(color, 7),
    style: color && { background: getTone(color, 1), border: `1px solid ${getTone(color, 4)}` },
    children: children.map((child) => toNode(child)),
  };
}

/** A mind map's content as mind-elixir takes it. */
export function toElixir(content: MindContent): MindElixirData {
  const sides = getSides(content);
  const { root } = content;
  return {
    direction: DIRECTION[content.layout ?? 'both'],
    nodeData: { ...toNode(root), children: root.children.map((child) => toNode(child, sides.get(child.id))) },
  };
}
