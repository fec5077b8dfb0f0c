import * as v from 'valibot';

/** A topic of a mind map with what hangs below it. */
export interface Topic {
  id: string;
  topic: string;
  children: Topic[];
}

export const MIND_LIMITS = { topicLength: 200 } as const;

const topicSchema: v.GenericSchema<Topic> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  topic: v.pipe(v.string(), v.maxLength(MIND_LIMITS.topicLength)),
  children: v.array(v.lazy(() => topicSchema)),
});

/** What a mind map's document holds. */
export const mindContentSchema = v.object({ root: topicSchema });
export type MindContent = v.InferOutput<typeof mindContentSchema>;

/** A new mind map: one topic, named after the document. */
export const emptyMind = (name: string): MindContent => ({ root: { id: 'root', topic: name, children: [] } });
