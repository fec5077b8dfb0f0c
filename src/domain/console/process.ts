import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { type TextProblem, type TextRule, textProblem } from '../fieldError';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { refusal } from '../requestError';
import { checkThat, count, idSchema, sentText, text, textQuery, timestamp } from '../schemas';
import { personSchema } from './person';
import {
  needsNote,
  PROCESS_EVENTS,
  PROCESS_REFUSALS,
  PROCESS_STATUSES,
  PROCESS_STEPS,
  type ProcessEvent,
  type ProcessRefusal,
} from './processMachine';
import { returnSheetSchema } from './returnSheet';

export const LOG_GROUPS = ['decisions', 'handling'] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

const GROUP_OF: Record<ProcessEvent | 'create', LogGroup> = {
  create: 'handling',
  approve: 'decisions',
  return: 'decisions',
  forward: 'handling',
  remind: 'handling',
  resubmit: 'handling',
  close: 'decisions',
  reopen: 'handling',
};

export const getLogGroup = (event: ProcessEvent | 'create'): LogGroup => GROUP_OF[event] ?? 'handling';

/** What happened to an approval. */
export const processEntrySchema = v.object({
  entryId: idSchema,
  /** What happened; see "Approval" under "States". */
  event: v.picklist(['create', ...PROCESS_EVENTS]),
  by: personSchema,
  /** The assignee for whom the deputy acted. */
  onBehalfOf: lenient(personSchema),
  /** The new handler. */
  to: lenient(personSchema),
  /** When it happened. */
  at: timestamp,
  /** Reason or remark, plain text; empty without one. */
  note: v.string(),
  /** State after it. */
  status: v.picklist(PROCESS_STATUSES),
});

/** Amounts are in cents. */
export const processRuleSchema = v.object({
  /** Name of the rule. */
  name: text,
  /** One sentence. */
  text,
  limit: lenient(nonNegativeCentsSchema),
});

/** An approval (`/profile/advanced`). */
export const processSchema = v.object({
  processId: idSchema,
  /** What is to be approved. */
  title: text,
  /** Name of the product. */
  product: text,
  orderId: idSchema,
  applicant: personSchema,
  /** The assignee of the current step. */
  handler: personSchema,
  /** Acts for the assignee; missing outside of the reviews. */
  deputy: lenient(personSchema),
  /** When it was applied for. */
  createdAt: timestamp,
  /** Start of what is approved. */
  validFrom: timestamp,
  /** End of what is approved. */
  validUntil: timestamp,
  /** Remark of the applicant; empty without one. */
  remark: v.string(),
  amount: nonNegativeCentsSchema,
  /** State; see "Approval" under "States". */
  status: v.picklist(PROCESS_STATUSES),
  /** Counts the steps so far, from 1; a decision names its step. */
  stepNo: count,
  /** The events of the status, with the reason when the caller may not apply one. */
  actions: v.array(
    v.object({
      /** An event of the state. */
      event: v.picklist(PROCESS_EVENTS),
      /** Why the caller may not apply the event; missing when they may. */
      refusal: lenient(v.picklist(PROCESS_REFUSALS)),
    }),
  ),
  /** All steps in order. */
  steps: v.array(
    v.object({
      /** The step. */
      step: v.picklist(PROCESS_STEPS),
      by: lenient(personSchema),
      /** When the step was done; missing before. */
      at: lenient(timestamp),
    }),
  ),
  /** The customer, with contact details. */
  customer: v.object({
    /** Name of the customer's contact. */
    name: text,
    memberId: idSchema,
    /** Phone number of the contact, masked. */
    phone: text,
    /** Address of the company. */
    address: text,
    /** Name of the company. */
    company: text,
    /** Unified social credit code of the company. */
    creditCode: text,
    /** When the customer was last contacted. */
    lastContact: lenient(timestamp),
    /** What the team should know about the customer. */
    note: text,
  }),
  /** Rules that apply to the approval. */
  rules: v.array(processRuleSchema),
  /** What happened, newest first. */
  log: v.array(processEntrySchema),
  /** For navigation to the next one. */
  all: v.array(
    v.object({
      processId: idSchema,
      /** What is to be approved. */
      title: text,
    }),
  ),
  /** To whom the step can be forwarded. */
  people: v.array(personSchema),
});

export const PROCESS_NOTE_RULE = { min: 2, max: 200 } as const satisfies TextRule;

/** Returns why a note is rejected; it is optional unless the event needs it. */
export function validateNote(event: ProcessEvent, note: string): TextProblem | undefined {
  const { min, max } = PROCESS_NOTE_RULE;
  return textProblem(note, { min: needsNote(event) ? min : 0, max });
}

/** What the caller does with an approval. */
export const processEventPayloadSchema = v.pipe(
  v.object({
    /** What the caller does; see "Approval" under "States". */
    event: v.picklist(PROCESS_EVENTS),
    /** The step that the caller has seen. */
    stepNo: count,
    /** Reason or remark, plain text. */
    note: v.optional(v.pipe(sentText, v.trim()), ''),
    /** The new handler, for `forward`. */
    toId: v.optional(idSchema),
  }),
  checkThat(
    `\`note\`, trimmed, has at most ${PROCESS_NOTE_RULE.max} characters; the events \`${PROCESS_EVENTS.filter(needsNote).join('` and `')}\` need one of at least ${PROCESS_NOTE_RULE.min}.`,
    ({ event, note }) => validateNote(event, note) === undefined,
  ),
  checkThat(
    '`toId` is sent with the event `forward` and with no other.',
    ({ event, toId }) => (event === 'forward') === (toId !== undefined),
  ),
);

export const PROCESS_ERROR = {
  /** The status of the approval does not allow the event. */
  transitionRefused: 46101,
  /** The step has been done: a step is done once. */
  stepDone: 46102,
  /** Applicants do not decide their own requests. */
  ownRequest: 46103,
  /** The step is done by its assignee or their deputy. */
  notReviewer: 46104,
  /** Only the applicant may do this. */
  notApplicant: 46105,
} as const satisfies Record<ProcessRefusal | 'stepDone', number>;

/** The approval in its current state. */
export const processRefusedSchema = v.nullish(processSchema);

export type Process = v.InferOutput<typeof processSchema>;
export type ProcessEntry = v.InferOutput<typeof processEntrySchema>;
export type ProcessEventPayload = v.InferInput<typeof processEventPayloadSchema>;

const query = v.object({
  /** Id of the one to show; without it the one that the summary names. */
  id: textQuery,
});

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
    refusals: Object.values(PROCESS_ERROR).map((code) => refusal(code, processRefusedSchema)),
  }),
};
