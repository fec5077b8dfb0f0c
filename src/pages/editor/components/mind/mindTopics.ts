import {
  flattenTopics,
  MIND_LIMITS,
  type MindContent,
  type MindLayout,
  type Topic,
} from '@/domain/editor/mindMap';

/** What of a topic can be changed besides its place. */
export type TopicPatch = Partial<Omit<Topic, 'id' | 'children'>>;
export type Place = 'in' | 'before' | 'after';

/** The topics from the root down to this one; empty when there is none. */
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

/** The topic with its branches, each through `change`; what did not change stays the same object. */
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

/** A topic's words as they are kept: one line, nothing around it, within the limit. */
export const cleanTopic = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].join('').slice(0, MIND_LIMITS.topicLength);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes a topic. Empty words keep the old ones; `undefined` takes a property away. */
export function patchTopic(content: MindContent, id: string, patch: TopicPatch): MindContent {
  const change = (topic: Topic): Topic => {
    const words = patch.topic === undefined ? topic.topic : cleanTopic(patch.topic) || topic.topic;
    const merged: Topic = { ...topic, ...patch, topic: words };
    const next = Object.fromEntries(
      Object.entries(merged).filter(
        ([, value]) => value !== undefined && value !== '' && value !== false && !isSame(value, []),
      ),
    );
    const patched: Topic = {
      ...(next as Partial<Topic>),
      id: topic.id,
      topic: words,
      children: topic.children,
    };
    return isSame({ ...patched, children: [] }, { ...topic, children: [] }) ? topic : patched;
  };
  return withRoot(content, replaceTopic(content.root, id, change));
}

/** Why a topic cannot be added or moved. */
export type MindRefusal = 'tooMany' | 'tooDeep';

const getHeight = (topic: Topic): number => 1 + Math.max(-1, ...topic.children.map(getHeight));
const isTooDeep = (root: Topic) => getHeight(root) > MIND_LIMITS.depth;

/** Puts topics into, before or after another one. Nothing stands beside the root: there it goes into it. */
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

/** Adds a topic (with what hangs below it), unless the map would grow beyond its limits. */
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

/** Puts a topic between another one and its parent. The root has none: its content is returned as it is. */
export function wrapTopic(content: MindContent, topic: Topic, targetId: string): MindContent | MindRefusal {
  if (!findParent(content.root, targetId)) return content;
  if (flattenTopics(content.root).length + 1 > MIND_LIMITS.topics) return 'tooMany';
  const root = replaceTopic(content.root, targetId, (target) => ({ ...topic, children: [target] }));
  return isTooDeep(root) ? 'tooDeep' : { ...content, root };
}

/** Of these topics the ones that are below none of the others, without the root, in reading order. */
export function outermost(root: Topic, ids: readonly string[]): Topic[] {
  const walk = (topic: Topic): Topic[] =>
    topic !== root && ids.includes(topic.id) ? [topic] : topic.children.flatMap(walk);
  return walk(root);
}

const without = (topic: Topic, gone: readonly Topic[]): Topic =>
  withChildren(topic, (children) =>
    children.filter((child) => !gone.includes(child)).map((child) => without(child, gone)),
  );

/** Takes topics away with all that hangs below them; the root stays. */
export function removeTopics(content: MindContent, ids: readonly string[]): MindContent {
  return withRoot(content, without(content.root, outermost(content.root, ids)));
}

/** Moves topics; into itself, or below itself, nothing can go. */
export function moveTopics(
  content: MindContent,
  ids: readonly string[],
  where: Place,
  targetId: string,
): MindContent | MindRefusal {
  const moved = outermost(content.root, ids);
  const stays = without(content.root, moved);
  if (moved.length === 0 || !findTopic(stays, targetId)) return content;
  const root = place(stays, moved, where, targetId);
  return isTooDeep(root) ? 'tooDeep' : { ...content, root };
}

/** One place up or down among its siblings. */
export function shiftTopic(content: MindContent, id: string, by: -1 | 1): MindContent {
  const siblings = findParent(content.root, id)?.children ?? [];
  const neighbour = siblings[siblings.findIndex((topic) => topic.id === id) + by];
  if (!neighbour || siblings.length === 0) return content;
  const moved = moveTopics(content, [id], by < 0 ? 'before' : 'after', neighbour.id);
  return typeof moved === 'string' ? content : moved;
}

/** One level out: behind its parent. A branch of the root stays. */
export function raiseTopic(content: MindContent, id: string): MindContent {
  const [parent] = pathTo(content.root, id).slice(-2, -1);
  if (!parent || parent === content.root) return content;
  const moved = moveTopics(content, [id], 'after', parent.id);
  return typeof moved === 'string' ? content : moved;
}

/** One level in: below the sibling before it. */
export function lowerTopic(content: MindContent, id: string): MindContent | MindRefusal {
  const siblings = findParent(content.root, id)?.children ?? [];
  const before = siblings[siblings.findIndex((topic) => topic.id === id) - 1];
  return before ? moveTopics(content, [id], 'in', before.id) : content;
}

/** Folds a topic away or opens it; a topic without branches, and the root, stay as they are. */
export function foldTopic(content: MindContent, id: string, collapsed: boolean): MindContent {
  const topic = findTopic(content.root, id);
  if (!topic || topic === content.root || topic.children.length === 0) return content;
  return patchTopic(content, id, { collapsed });
}

/** Folds or opens everything below the root. */
export function foldAll(content: MindContent, collapsed: boolean): MindContent {
  return flattenTopics(content.root).reduce((next, { id }) => foldTopic(next, id, collapsed), content);
}

/** Opens what hides a topic. */
export function reveal(content: MindContent, id: string): MindContent {
  return pathTo(content.root, id)
    .slice(0, -1)
    .reduce((next, topic) => foldTopic(next, topic.id, false), content);
}

export const setLayout = (content: MindContent, layout: MindLayout): MindContent =>
  (content.layout ?? 'both') === layout ? content : { ...content, layout };

/** A copy of a topic with ids of its own. */
export const copyTopic = (topic: Topic, newId: () => string): Topic => ({
  ...topic,
  id: newId(),
  children: topic.children.map((child) => copyTopic(child, newId)),
});
