import * as v from 'valibot';

/** Colours a topic can have: names of the theme's palettes, so that both themes know them. */
export const TOPIC_COLORS = ['gold', 'green', 'cyan', 'purple', 'magenta', 'volcano'] as const;
export type TopicColor = (typeof TOPIC_COLORS)[number];

/** A sign beside a topic. */
export const TOPIC_MARKS = ['important', 'done', 'question', 'risk', 'idea'] as const;
export type TopicMark = (typeof TOPIC_MARKS)[number];

/** Where the branches stand: on one side of the root, or on both. A map reads from the left in every language. */
export const MIND_LAYOUTS = ['both', 'end', 'start'] as const;
export type MindLayout = (typeof MIND_LAYOUTS)[number];

/** `topics` counts the root; `depth` is the number of levels below it. */
export const MIND_LIMITS = {
  topicLength: 200,
  noteLength: 1_000,
  tags: 5,
  tagLength: 20,
  topics: 400,
  depth: 24,
} as const;

/** A topic of a mind map with what hangs below it. */
export interface Topic {
  id: string;
  topic: string;
  children: Topic[];
  collapsed?: boolean;
  color?: TopicColor;
  mark?: TopicMark;
  note?: string;
  tags?: string[];
}

/** The same as it is sent and kept. */
export const topicSchema: v.GenericSchema<Topic> = v.object({
  // An id becomes part of a selector.
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  topic: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MIND_LIMITS.topicLength)),
  children: v.array(v.lazy(() => topicSchema)),
  collapsed: v.optional(v.boolean()),
  color: v.optional(v.picklist(TOPIC_COLORS)),
  mark: v.optional(v.picklist(TOPIC_MARKS)),
  note: v.optional(v.pipe(v.string(), v.maxLength(MIND_LIMITS.noteLength))),
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MIND_LIMITS.tagLength))),
      v.maxLength(MIND_LIMITS.tags),
    ),
  ),
});

const getChildren = (value: unknown): unknown[] => {
  const children = typeof value === 'object' && value !== null && 'children' in value ? value.children : [];
  return Array.isArray(children) ? children : [];
};

/** Level by level, so that a file nested without end is refused before anything recurses into it. */
function isWithinLimits(content: unknown): boolean {
  const root =
    typeof content === 'object' && content !== null && 'root' in content ? content.root : undefined;
  let level: unknown[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > MIND_LIMITS.depth || count > MIND_LIMITS.topics) return false;
    level = level.flatMap(getChildren);
  }
  return true;
}

/** Every topic from the root down, in reading order. */
export const flattenTopics = (topic: Topic): Topic[] => [topic, ...topic.children.flatMap(flattenTopics)];

const hasUniqueIds = (root: Topic) => {
  const ids = flattenTopics(root).map(({ id }) => id);
  return new Set(ids).size === ids.length;
};

/** What a mind map's document holds. */
export const mindContentSchema = v.pipe(
  v.unknown(),
  v.check(isWithinLimits),
  v.object({ root: topicSchema, layout: v.optional(v.picklist(MIND_LAYOUTS)) }),
  v.check(({ root }) => hasUniqueIds(root)),
);
export type MindContent = v.InferOutput<typeof mindContentSchema>;

/** A new mind map: one topic, named after the document. */
export const emptyMind = (name: string): MindContent => ({ root: { id: 'root', topic: name, children: [] } });
