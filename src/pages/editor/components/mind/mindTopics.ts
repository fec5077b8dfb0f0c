import { countCharacters, cutCharacters } from '@/domain/characters';
import {
  flattenTopics,
  MIND_LIMITS,
  type MindContent,
  type MindLayout,
  type Topic,
} from '@/domain/editor/mindMap';
import { toName } from '@/domain/name';

export type TopicPatch = Partial<Omit<Topic, 'id' | 'children'>>;
export type Place = 'in' | 'before' | 'after';

/** Returns the topics from the root to this one, or an empty list for an unknown id. */
export function pathTo(root: Topic, id: string): Topic[] {
  if (root.id === id) return [root];
  for (const child of root.children) {
    const path = pathTo(child, id);
    if (path.length > 0) return [root, ...path];
  }
  return [];
}

export const findTopic = (root: Topic, id: string): Topic | undefined => pathTo(root, id).at(-1);
export const findParent = (root: Topic, id: string): Topic | undefined => pathTo(root, id).at(-2);

/** Replaces the children of a topic. Returns the same object when nothing changes. */
function withChildren(topic: Topic, change: (children: Topic[]) => Topic[]): Topic {
  const children = change(topic.children);
  const same =
    children.length === topic.children.length && children.every((child, at) => child === topic.children[at]);
  return same ? topic : { ...topic, children };
}

const replaceTopic = (topic: Topic, id: string, next: (topic: Topic) => Topic): Topic =>
  topic.id === id
    ? next(topic)
    : withChildren(topic, (children) => children.map((child) => replaceTopic(child, id, next)));

const withRoot = (content: MindContent, root: Topic): MindContent =>
  root === content.root ? content : { ...content, root };

/** Whether a topic's text is shortened. */
export const isTopicTooLong = (text: string): boolean =>
  countCharacters(toName(text)) > MIND_LIMITS.topicLength;

/** Normalizes a topic's text: one trimmed line within the limit. */
export const cleanTopic = (text: string): string => cutCharacters(toName(text), MIND_LIMITS.topicLength);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes a topic. An empty text keeps the old one, and `undefined` removes a property. */
export function patchTopic(content: MindContent, id: string, patch: TopicPatch): MindContent {
  const change = (topic: Topic): Topic => {
    const text = cleanTopic(patch.topic ?? '') || topic.topic;
    const next = Object.fromEntries(
      Object.entries({ ...topic, ...patch, topic: text }).filter(
        ([, value]) => value !== undefined && value !== '' && value !== false && !isSame(value, []),
      ),
    );
    const patched: Topic = {
      ...(next as Partial<Topic>),
      id: topic.id,
      topic: text,
      children: topic.children,
    };
    return isSame({ ...patched, children: [] }, { ...topic, children: [] }) ? topic : patched;
  };
  return withRoot(content, replaceTopic(content.root, id, change));
}

/** The limit that a change would exceed. */
export type MindRefusal = 'tooMany' | 'tooDeep';

const getHeight = (topic: Topic): number => 1 + Math.max(-1, ...topic.children.map(getHeight));
const isTooDeep = (root: Topic) => getHeight(root) > MIND_LIMITS.depth;

/** Inserts topics into, before or after another one. Beside the root, they are inserted into it. */
function place(root: Topic, topics: readonly Topic[], where: Place, targetId: string): Topic {
  const parent = findParent(root, targetId);
  if (where === 'in' || !parent)
    return replaceTopic(root, targetId, ({ collapsed: _, ...target }) => ({
      ...target,
      children: [...target.children, ...topics],
    }));
  return replaceTopic(root, parent.id, (old) => {
    const at = old.children.findIndex(({ id }) => id === targetId) + (where === 'after' ? 1 : 0);
    return { ...old, children: old.children.toSpliced(at, 0, ...topics) };
  });
}

/** Adds a topic with its branches. */
export function addTopic(
  content: MindContent,
  topic: Topic,
  where: Place,
  targetId: string,
): MindContent | MindRefusal {
  if (flattenTopics(content.root).length + flattenTopics(topic).length > MIND_LIMITS.topics) return 'tooMany';
  const root = place(content.root, [topic], where, targetId);
  return isTooDeep(root) ? 'tooDeep' : { ...content, root };
}

/** Inserts a topic between another one and its parent. The root is left unchanged. */
export function wrapTopic(content: MindContent, topic: Topic, targetId: string): MindContent | MindRefusal {
  if (!findParent(content.root, targetId)) return content;
  if (flattenTopics(content.root).length + 1 > MIND_LIMITS.topics) return 'tooMany';
  const root = replaceTopic(content.root, targetId, (target) => ({ ...topic, children: [target] }));
  return isTooDeep(root) ? 'tooDeep' : { ...content, root };
}

/** Returns the topics without the root and without those below another one of them, in reading order. */
export function outermost(root: Topic, ids: readonly string[]): Topic[] {
  const walk = (topic: Topic): Topic[] =>
    topic !== root && ids.includes(topic.id) ? [topic] : topic.children.flatMap(walk);
  return walk(root);
}

const without = (topic: Topic, removed: readonly Topic[]): Topic =>
  withChildren(topic, (children) =>
    children.filter((child) => !removed.includes(child)).map((child) => without(child, removed)),
  );

/** Removes topics with their branches. The root is kept. */
export function removeTopics(content: MindContent, ids: readonly string[]): MindContent {
  return withRoot(content, without(content.root, outermost(content.root, ids)));
}

/** Moves topics. A topic cannot be moved into its own branch. */
export function moveTopics(
  content: MindContent,
  ids: readonly string[],
  where: Place,
  targetId: string,
): MindContent | MindRefusal {
  const moved = outermost(content.root, ids);
  const rest = without(content.root, moved);
  if (moved.length === 0 || !findTopic(rest, targetId)) return content;
  const root = place(rest, moved, where, targetId);
  return isTooDeep(root) ? 'tooDeep' : { ...content, root };
}

/** Moves a topic one place up or down among its siblings. */
export function shiftTopic(content: MindContent, id: string, by: -1 | 1): MindContent | MindRefusal {
  const siblings = findParent(content.root, id)?.children ?? [];
  const neighbor = siblings[siblings.findIndex((topic) => topic.id === id) + by];
  return neighbor ? moveTopics(content, [id], by < 0 ? 'before' : 'after', neighbor.id) : content;
}

/** Moves a topic one level out, after its parent. A branch of the root is left unchanged. */
export function outdentTopic(content: MindContent, id: string): MindContent | MindRefusal {
  const parent = findParent(content.root, id);
  if (!parent || parent === content.root) return content;
  return moveTopics(content, [id], 'after', parent.id);
}

/** Moves a topic one level in, below its previous sibling. */
export function indentTopic(content: MindContent, id: string): MindContent | MindRefusal {
  const siblings = findParent(content.root, id)?.children ?? [];
  const before = siblings[siblings.findIndex((topic) => topic.id === id) - 1];
  return before ? moveTopics(content, [id], 'in', before.id) : content;
}

/** Folds or unfolds a topic. The root and topics without branches are left unchanged. */
export function foldTopic(content: MindContent, id: string, collapsed: boolean): MindContent {
  const topic = findTopic(content.root, id);
  if (!topic || topic === content.root || topic.children.length === 0) return content;
  return patchTopic(content, id, { collapsed });
}

/** Folds or unfolds all topics below the root. */
export function foldAll(content: MindContent, collapsed: boolean): MindContent {
  return flattenTopics(content.root).reduce((next, { id }) => foldTopic(next, id, collapsed), content);
}

/** Unfolds the ancestors of a topic. */
export function reveal(content: MindContent, id: string): MindContent {
  return pathTo(content.root, id)
    .slice(0, -1)
    .reduce((next, topic) => foldTopic(next, topic.id, false), content);
}

export const setLayout = (content: MindContent, layout: MindLayout): MindContent =>
  (content.layout ?? 'both') === layout ? content : { ...content, layout };

/** Copies a topic and its branches under new ids. */
export const copyTopic = (topic: Topic, newId: () => string): Topic => ({
  ...topic,
  id: newId(),
  children: topic.children.map((child) => copyTopic(child, newId)),
});
