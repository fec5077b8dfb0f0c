import { flattenTopics, type MindContent, type MindLayout, type Topic } from '@/domain/editor/mindMap';
import { findParent, findTopic, pathTo } from './mindTopics';

/** On which side of the root each branch stands; on both, the first half reads down the end side, the rest the other. */
export function getSides(content: MindContent): Map<string, 'start' | 'end'> {
  const layout: MindLayout = content.layout ?? 'both';
  const { children } = content.root;
  const half = Math.ceil(children.length / 2);
  return new Map(
    children.map(({ id }, index) => [id, layout === 'both' ? (index < half ? 'end' : 'start') : layout]),
  );
}

/** The topics that are not folded away, in reading order. */
export const shownTopics = (topic: Topic): Topic[] => [
  topic,
  ...(topic.collapsed ? [] : topic.children.flatMap(shownTopics)),
];

export type MapArrow = 'up' | 'down' | 'left' | 'right';

const middle = <T>(items: readonly T[]): T | undefined => items[Math.floor((items.length - 1) / 2)];

/** The topic that an arrow leads to on the map: away from the root, towards it, or along the siblings of its side. */
export function nextOnMap(content: MindContent, id: string, arrow: MapArrow): string {
  const { root } = content;
  const sides = getSides(content);
  const path = pathTo(root, id);
  const [, branch] = path;
  const topic = path.at(-1);
  if (!topic) return root.id;
  const onSide = (side: 'start' | 'end') => root.children.filter((child) => sides.get(child.id) === side);
  if (arrow === 'up' || arrow === 'down') {
    if (!branch) return id;
    const parent = path.at(-2);
    const siblings = parent === root ? onSide(sides.get(branch.id) ?? 'end') : (parent?.children ?? []);
    const at = siblings.findIndex((sibling) => sibling.id === id);
    return siblings[at + (arrow === 'up' ? -1 : 1)]?.id ?? id;
  }
  if (!branch) return middle(onSide(arrow === 'left' ? 'start' : 'end'))?.id ?? id;
  const outwards = (sides.get(branch.id) === 'start') === (arrow === 'left');
  if (!outwards) return path.at(-2)?.id ?? id;
  return topic.collapsed ? id : (middle(topic.children)?.id ?? id);
}

/** The topic to go to when these are taken away: a sibling beside, or the parent. */
export function selectedAfterRemoval(root: Topic, ids: readonly string[]): string {
  const last = ids.at(-1) ?? root.id;
  const stays = (id: string) => !pathTo(root, id).some((topic) => topic !== root && ids.includes(topic.id));
  const siblings = findParent(root, last)?.children ?? [];
  const at = siblings.findIndex(({ id }) => id === last);
  const near = [...siblings.slice(at + 1), ...siblings.slice(0, Math.max(at, 0)).reverse()];
  const sibling = near.find(({ id }) => stays(id));
  if (sibling) return sibling.id;
  const parent = pathTo(root, last)
    .slice(0, -1)
    .reverse()
    .find(({ id }) => stays(id));
  return parent?.id ?? root.id;
}

/** The topics whose words, note or tags hold this text, whatever the case. */
export function searchTopics(root: Topic, text: string): Topic[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return [];
  return flattenTopics(root).filter(({ topic, note = '', tags = [] }) =>
    [topic, note, ...tags].some((words) => words.toLocaleLowerCase().includes(wanted)),
  );
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');

/** The map as an outline in Markdown: the root a heading, the rest a list; what a topic's words hold stays words. */
export function writeOutline({ root }: MindContent): string {
  const lines = (topic: Topic, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const tags = (topic.tags ?? []).map((tag) => ` \`${tag.replaceAll('`', "'")}\``).join('');
    const words = escapeMarkdown(topic.topic)
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .replace(/^([-+])/, '\\$1');
    const note = (topic.note ?? '').split('\n').filter((line) => line.trim() !== '');
    return [
      `${indent}- ${words}${tags}`,
      ...note.map((line) => `${indent}  > ${escapeMarkdown(line.trim())}`),
      ...topic.children.flatMap((child) => lines(child, depth + 1)),
    ];
  };
  const rootNote = (root.note ?? '').split('\n').filter((line) => line.trim() !== '');
  const note = rootNote.map((line) => `> ${escapeMarkdown(line.trim())}`);
  const body = root.children.flatMap((child) => lines(child, 0));
  return `${[`# ${escapeMarkdown(root.topic)}`, '', ...note, ...(note.length > 0 ? [''] : []), ...body].join('\n').trimEnd()}\n`;
}

/** The ids of these that are still there. */
export const existingIds = (root: Topic, ids: readonly string[]): string[] =>
  ids.filter((id) => findTopic(root, id) !== undefined);
