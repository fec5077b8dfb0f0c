import { flattenTopics, type MindContent, type MindLayout, type Topic } from '@/domain/editor/mindMap';
import { keywordMatcher } from '@/domain/keyword';
import { findParent, findTopic, pathTo } from './mindTopics';

/** Returns the side of each branch by id. On both sides, the first half is at the end side. */
export function getSides(content: MindContent): Map<string, 'start' | 'end'> {
  const layout: MindLayout = content.layout ?? 'both';
  const { children } = content.root;
  const half = Math.ceil(children.length / 2);
  return new Map(
    children.map(({ id }, index) => [id, layout === 'both' ? (index < half ? 'end' : 'start') : layout]),
  );
}

/** Returns the topics that are not hidden by a folded one, in reading order. */
export const visibleTopics = (topic: Topic): Topic[] => [
  topic,
  ...(topic.collapsed ? [] : topic.children.flatMap(visibleTopics)),
];

export type MapArrow = 'up' | 'down' | 'left' | 'right';

const middle = <T>(items: readonly T[]): T | undefined => items[Math.floor((items.length - 1) / 2)];

/** Returns the topic an arrow key selects: away from the root, towards it, or a sibling on the same side. */
export function findNeighbor(content: MindContent, id: string, arrow: MapArrow): string {
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

/** Returns the topic to select after a removal: the nearest sibling or ancestor that is kept. */
export function selectionAfterRemoval(root: Topic, ids: readonly string[]): string {
  const last = ids.at(-1) ?? root.id;
  const isKept = (id: string) => !pathTo(root, id).some((topic) => topic !== root && ids.includes(topic.id));
  const siblings = findParent(root, last)?.children ?? [];
  const at = siblings.findIndex(({ id }) => id === last);
  const near = [...siblings.slice(at + 1), ...siblings.slice(0, Math.max(at, 0)).reverse()];
  const sibling = near.find(({ id }) => isKept(id));
  if (sibling) return sibling.id;
  const parent = pathTo(root, last)
    .slice(0, -1)
    .reverse()
    .find(({ id }) => isKept(id));
  return parent?.id ?? root.id;
}

/** Finds topics by the words of a text in their text, note and tags. */
export function searchTopics(root: Topic, text: string): Topic[] {
  if (!text.trim()) return [];
  const matches = keywordMatcher(text);
  return flattenTopics(root).filter(({ topic, note, tags = [] }) => matches([topic, note, ...tags]));
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');

const toQuote = (note = '', indent = '') =>
  note
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `${indent}> ${escapeMarkdown(line.trim())}`);

function toListItems(topic: Topic, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const tags = (topic.tags ?? []).map((tag) => ` \`${tag.replaceAll('`', "'")}\``).join('');
  const text = escapeMarkdown(topic.topic)
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1');
  return [
    `${indent}- ${text}${tags}`,
    ...toQuote(topic.note, `${indent}  `),
    ...topic.children.flatMap((child) => toListItems(child, depth + 1)),
  ];
}

/** Writes the map as Markdown: the root as a heading, the topics as a list. Markdown in topics is escaped. */
export function writeOutline({ root }: MindContent): string {
  const note = toQuote(root.note);
  const blank = note.length > 0 ? [''] : [];
  const items = root.children.flatMap((child) => toListItems(child, 0));
  return `${[`# ${escapeMarkdown(root.topic)}`, '', ...note, ...blank, ...items].join('\n').trimEnd()}\n`;
}

export const existingIds = (root: Topic, ids: readonly string[]): string[] =>
  ids.filter((id) => findTopic(root, id) !== undefined);
