import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { type TextProblem, type TextRule, textProblem } from '../fieldError';
import { positiveCentsSchema } from '../money/money';
import { orUndefined, text, textQuery, timestamp } from '../schemas';
import { personSchema } from './person';
import {
  needsNote,
  PROCESS_EVENTS,
  PROCESS_STATUSES,
  PROCESS_STEPS,
  type ProcessEvent,
} from './processMachine';
import { returnSheetSchema } from './returnSheet';

export const LOG_GROUPS = ['decisions', 'handling'] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

/** Which part of the log an entry stands in: what was decided, or how it was passed on. */
export const getLogGroup = (event: ProcessEvent | 'create'): LogGroup =>
  event === 'approve' || event === 'return' || event === 'close' ? 'decisions' : 'handling';

/** One thing that happened to an approval. */
export const processEntrySchema = v.object({
  entryId: text,
  event: v.picklist(['create', ...PROCESS_EVENTS]),
  by: personSchema,
  /** To whom it was forwarded. */
  to: orUndefined(personSchema),
  at: timestamp,
  note: v.string(),
  status: v.picklist(PROCESS_STATUSES),
});

/** One position of what is asked for; amounts in integer cents. */
export const processRuleSchema = v.object({
  name: text,
  /** What it says, in a sentence. */
  text,
  limit: orUndefined(positiveCentsSchema),
});

/** An approval with all that is known of it (`/profile/advanced`). */
export const processSchema = v.object({
  processId: text,
  title: text,
  product: text,
  orderId: text,
  applicant: personSchema,
  handler: personSchema,
  createdAt: timestamp,
  validFrom: timestamp,
  validUntil: timestamp,
  remark: v.string(),
  amount: positiveCentsSchema,
  status: v.picklist(PROCESS_STATUSES),
  steps: v.array(
    v.object({ step: v.picklist(PROCESS_STEPS), by: orUndefined(personSchema), at: orUndefined(timestamp) }),
  ),
  customer: v.object({
    name: text,
    memberId: text,
    phone: text,
    address: text,
    company: text,
    creditCode: text,
    lastContact: orUndefined(timestamp),
    note: text,
  }),
  rules: v.array(processRuleSchema),
  log: v.array(processEntrySchema),
  /** All approvals in their order, so that one leads to the next. */
  all: v.array(v.object({ processId: text, title: text })),
  people: v.array(personSchema),
});

export const PROCESS_NOTE_RULE = { min: 2, max: 200 } as const satisfies TextRule;

/** Why the words to an event are refused: they may be missing unless the event needs them. */
export function noteProblem(event: ProcessEvent, note: string): TextProblem | undefined {
  const { min, max } = PROCESS_NOTE_RULE;
  return textProblem(note, { min: needsNote(event) ? min : 0, max });
}

export const processEventPayloadSchema = v.pipe(
  v.object({
    event: v.picklist(PROCESS_EVENTS),
    note: v.optional(v.pipe(v.string(), v.trim()), ''),
    /** To whom, for `forward`. */
    toId: v.optional(text),
  }),
  v.check(({ event, note }) => noteProblem(event, note) === undefined),
  v.check(({ event, toId }) => (event === 'forward') === (toId !== undefined)),
);

/** Code of the refusal of a step that is not possible any more; the result is the approval as it is. */
export const PROCESS_ERROR = { transitionRefused: 46101 } as const;

export type Process = v.InferOutput<typeof processSchema>;
export type ProcessEntry = v.InferOutput<typeof processEntrySchema>;
export type ProcessEventPayload = v.InferInput<typeof processEventPayloadSchema>;

const query = v.object({ id: textQuery });

/** The console's two profile pages. */
export const consoleProfileEndpoints = {
  return: endpoint('GET console/profile/return', {
    access: '/profile/basic',
    query,
    result: returnSheetSchema,
    refusals: [NOT_FOUND],
  }),
  process: endpoint('GET console/profile/process', {
    access: '/profile/advanced',
    query,
    result: processSchema,
    refusals: [NOT_FOUND],
  }),
  moveProcess: endpoint('POST console/profile/process/:processId', {
    access: '/profile/advanced',
    body: processEventPayloadSchema,
    result: processSchema,
    refusals: [PROCESS_ERROR.transitionRefused],
  }),
};
