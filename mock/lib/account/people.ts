import * as v from 'valibot';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';

const projectSchema = v.strictObject({
  projectId: v.string(),
  title: textSchema,
  summary: textSchema,
  /** What the market finds for it. */
  keyword: textSchema,
  teamId: v.string(),
  daysAgo: wholeNumberSchema,
  /** Per cent. */
  done: wholeNumberSchema,
});

/** An announcement with its readers, or a service with its users. */
const referenceSchema = v.strictObject({ id: v.string(), figure: wholeNumberSchema, teamId: v.string() });

const personSchema = v.strictObject({
  job: textSchema,
  group: textSchema,
  teams: v.array(v.strictObject({ teamId: v.string(), name: textSchema, members: wholeNumberSchema })),
  articles: v.array(referenceSchema),
  applications: v.array(referenceSchema),
  projects: v.array(projectSchema),
});

export type ProjectSeed = v.InferOutput<typeof projectSchema>;
/** What a person has at work. */
export type Person = v.InferOutput<typeof personSchema>;
export type Reference = v.InferOutput<typeof referenceSchema>;

const people = lazy(() =>
  readJson(
    'account/people.json',
    v.strictObject({ newcomer: personSchema, byUserName: v.record(v.string(), personSchema) }),
  ),
);

/** Returns what a person has at work; little for somebody who has just registered. */
export const getPerson = (userName: string): Person => people().byUserName[userName] ?? people().newcomer;
