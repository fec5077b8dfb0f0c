import * as v from 'valibot';
import { maxCharacters } from '../characters';
import { checkThat, idSchema } from '../schemas';

/** Names of the theme's palettes. */
export const TOPIC_COLORS = ['gold', 'green', 'cyan', 'purple', 'magenta', 'volcano'] as const;
export type TopicColor = (typeof TOPIC_COLORS)[number];

export const TOPIC_MARKS = ['important', 'done', 'question', 'risk', 'idea'] as const;
export type TopicMark = (typeof TOPIC_MARKS)[number];

/** Sides of the branches. Maps read from the left in every language. */
export const MIND_LAYOUTS = ['both', 'end', 'start'] as const;
export type MindLayout = (typeof MIND_LAYOUTS)[number];

/** `topics` includes the root; `depth` is the number of levels below it. */
export const MIND_LIMITS = {
  topicLength: 200,
  noteLength: 1_000,
  tags: 5,
  tagLength: 20,
  topics: 400,
  depth: 24,
} as const;

/** A topic with its children. */
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

/** A topic with the topics below it. */
export const topicSchema: v.GenericSchema<Topic> = v.object({
  // Ids are used in selectors.
  /** Id, unique in the mind map. */
  id: idSchema,
  /** Text of the topic. */
  topic: v.pipe(v.string(), v.nonEmpty(), maxCharacters(MIND_LIMITS.topicLength)),
  /** The topics below it, in order. */
  children: v.pipe(v.array(v.lazy(() => topicSchema)), v.maxLength(MIND_LIMITS.topics)),
  /** Whether the topics below are hidden. */
  collapsed: v.optional(v.boolean()),
  /** Name of a color of the theme. */
  color: v.optional(v.picklist(TOPIC_COLORS)),
  /** Symbol of the topic. */
  mark: v.optional(v.picklist(TOPIC_MARKS)),
  /** Note of the topic, plain text. */
  note: v.optional(v.pipe(v.string(), maxCharacters(MIND_LIMITS.noteLength))),
  /** Short labels. */
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), maxCharacters(MIND_LIMITS.tagLength))),
      v.maxLength(MIND_LIMITS.tags),
    ),
  ),
});

const getChildren = (value: unknown): unknown[] => {
  const children = typeof value === 'object' && value !== null && 'children' in value ? value.children : [];
  return Array.isArray(children) ? children : [];
};

/** Iterative, so that a deeply nested file is rejected before any recursion. */
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

export const flattenTopics = (topic: Topic): Topic[] => [topic, ...topic.children.flatMap(flattenTopics)];

const hasUniqueIds = (root: Topic) => {
  const ids = flattenTopics(root).map(({ id }) => id);
  return new Set(ids).size === ids.length;
};

/** Content of a mind map. */
export const mindContentSchema = v.pipe(
  v.unknown(),
  checkThat(
    `At most ${MIND_LIMITS.topics} topics on at most ${MIND_LIMITS.depth} levels below the root.`,
    isWithinLimits,
  ),
  v.object({
    root: topicSchema,
    /** On which sides of the root its branches are. */
    layout: v.optional(v.picklist(MIND_LAYOUTS)),
  }),
  checkThat('No two topics have the same id.', ({ root }) => hasUniqueIds(root)),
);
export type MindContent = v.InferOutput<typeof mindContentSchema>;

/** Creates a mind map with one topic, named after the document. */
export const emptyMind = (name: string): MindContent => ({ root: { id: 'root', topic: name, children: [] } });
