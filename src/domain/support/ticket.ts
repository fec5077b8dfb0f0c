import * as v from 'valibot';
import { HOUR_MS } from '../calendar';
import { FILE_PROBLEMS } from '../certification/identityFile';
import { maxCharacters } from '../characters';
import { nameSchema } from '../fieldError';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { answerHoursSchema, PRIORITIES } from '../provider/provider';
import { details, refusal } from '../requestError';
import { count, idempotencyKey, idSchema, serverTime, text, timestamp } from '../schemas';
import { nextTicketState, TICKET_STATES, type TicketState } from './ticketMachine';

/** What a ticket can be about: an order, or a bought service. */
export const TICKET_SUBJECTS = ['order', 'service'] as const;

export const TICKET_KINDS = ['setup', 'usage', 'billing', 'refund', 'other'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** `active`: the market answers next. `yours`: the customer does. */
export const TICKET_GROUPS = ['active', 'yours', 'done'] as const;
export type TicketGroup = (typeof TICKET_GROUPS)[number];

/** The states of each group of the list. */
export const STATES_OF_GROUP: Record<TicketGroup, readonly TicketState[]> = {
  active: ['open', 'reopened'],
  yours: ['answered', 'waiting'],
  done: ['resolved', 'closed'],
};

export const COMPLAINT_REASONS = ['late', 'unhappy'] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** Hours in which a manager answers a complaint, whatever the priority. */
export const COMPLAINT_ANSWER_HOURS = 4;
/** Days without a reply after which an answered ticket counts as resolved. */
export const RESOLVE_DAYS = 5;
/** Days after which a resolved ticket is closed; until then it can be reopened. */
export const CLOSE_DAYS = 7;

export const SUBJECT_MAX_LENGTH = 80;
export const TICKET_TEXT_MAX_LENGTH = 2_000;
/** Files of one message. */
export const MAX_TICKET_FILES = 4;

export const TICKET_ERROR = {
  /** The status of the ticket does not allow it. */
  refused: 48201,
  /** The file is refused, or an attachment is unknown. */
  fileRefused: 48202,
} as const;

export const ticketFileRefused = refusal(
  TICKET_ERROR.fileRefused,
  details({
    /** Why the file is refused. */
    problem: v.picklist(FILE_PROBLEMS),
  }),
);

/** An uploaded file. */
export const ticketFileSchema = v.object({
  fileId: idSchema,
  /** Name of the file. */
  name: text,
  /** Bytes. */
  size: count,
});

/** The order or the service that a ticket is about. */
const aboutSchema = v.object({
  /** Whether the ticket is about an order or a service. */
  kind: v.picklist(TICKET_SUBJECTS),
  /** Id of the order or of the service. */
  id: idSchema,
  /** Title of the service. */
  title: text,
});

const summaryEntries = {
  ticketId: idSchema,
  /** What the ticket is about, in a few words. */
  subject: text,
  /** Kind of the request. */
  kind: v.picklist(TICKET_KINDS),
  /** How urgent it is for the customer. */
  priority: v.picklist(PRIORITIES),
  /** State; see "Ticket" under "States". */
  state: v.picklist(TICKET_STATES),
  about: aboutSchema,
  /** When the ticket was opened. */
  createdAt: timestamp,
  /** When something last happened. */
  updatedAt: timestamp,
  /** Until when an answer is promised; missing when none is due. */
  dueAt: lenient(timestamp),
  /** Whether the customer has complained. */
  escalated: v.boolean(),
};

/** A ticket without its messages. */
export const ticketSummarySchema = v.object(summaryEntries);

/** `reply` is the first message, too; `late` is a promise that was broken. */
export const ENTRY_EVENTS = [
  'reply',
  'answer',
  'ask',
  'complain',
  'complaintAnswer',
  'late',
  'resolve',
  'reopen',
  'close',
] as const;

/** A message or an event of a ticket. */
export const ticketEntrySchema = v.object({
  /** Who did it. */
  by: v.picklist(['customer', 'support', 'manager', 'system']),
  /** What happened; `reply` is the first message, too, and `late` a promise that was broken. */
  event: v.picklist(ENTRY_EVENTS),
  /** Plain text; empty for an event without a message. */
  text: v.string(),
  /** When it happened. */
  at: timestamp,
  /** Files of the message. */
  files: v.array(ticketFileSchema),
});

/** A ticket with everything that happened, oldest first. */
export const ticketSchema = v.object({
  ...summaryEntries,
  /** What happened, oldest first. */
  entries: v.array(ticketEntrySchema),
  /** Number of answers that came later than promised, or did not come in time. */
  missedCount: count,
  serverTime,
});

/** One page of tickets. */
export const ticketListSchema = v.object({
  ...listingSchema(ticketSummarySchema).entries,
  /** Numbers of tickets by group, without filters. */
  counts: v.object(v.entriesFromList(TICKET_GROUPS, /** Number of tickets in this group. */ count)),
  serverTime,
});

/** What a new ticket can be about, with the hours that its provider promises. */
export const ticketSubjectsSchema = v.object({
  /** Services, then orders, newest first. */
  subjects: v.array(
    v.object({
      ...aboutSchema.entries,
      /** The plan, for people. */
      planName: v.string(),
      answerHours: answerHoursSchema,
    }),
  ),
});

const messageText = v.pipe(v.string(), v.trim(), v.minLength(1), maxCharacters(TICKET_TEXT_MAX_LENGTH));
const fileIds = v.pipe(v.array(v.pipe(text, v.maxLength(64))), v.maxLength(MAX_TICKET_FILES));

/** A new ticket. Idempotent by key. */
export const ticketPayloadSchema = v.object({
  /** The order or the service that the ticket is about. */
  about: v.object({
    /** Whether the ticket is about an order or a service. */
    kind: v.picklist(TICKET_SUBJECTS),
    id: idSchema,
  }),
  /** Kind of the request. */
  kind: v.picklist(TICKET_KINDS),
  /** How urgent it is for the customer. */
  priority: v.picklist(PRIORITIES),
  /** What the ticket is about, in a few words. */
  subject: nameSchema(SUBJECT_MAX_LENGTH),
  /** The message, plain text. */
  text: messageText,
  /** Ids of uploaded files. */
  fileIds,
  idempotencyKey,
});

/** A message of the customer. Idempotent by key. */
export const replyPayloadSchema = v.object({
  /** The message, plain text. */
  text: messageText,
  /** Ids of uploaded files. */
  fileIds,
  idempotencyKey,
});
/** Why the customer complains. Idempotent by key. */
export const complaintPayloadSchema = v.object({
  /** Why the customer complains. */
  reason: v.picklist(COMPLAINT_REASONS),
  /** More about the complaint, plain text. */
  text: messageText,
  idempotencyKey,
});

export type TicketSummary = v.InferOutput<typeof ticketSummarySchema>;
export type Ticket = v.InferOutput<typeof ticketSchema>;
export type TicketEntry = v.InferOutput<typeof ticketEntrySchema>;
export type TicketFile = v.InferOutput<typeof ticketFileSchema>;
export type TicketSubject = v.InferOutput<typeof ticketSubjectsSchema>['subjects'][number];
export type TicketPayload = v.InferOutput<typeof ticketPayloadSchema>;
export type ReplyPayload = v.InferOutput<typeof replyPayloadSchema>;
export type ComplaintPayload = v.InferOutput<typeof complaintPayloadSchema>;

/** Returns until when an answer to a message of `since` is promised. Milliseconds since 1970. */
export const promisedUntil = (since: number, hours: number): number => since + hours * HOUR_MS;

/** Whether the promised answer has not come in time at `now` (server milliseconds). */
export const isLate = ({ dueAt }: Pick<TicketSummary, 'dueAt'>, now: number): boolean =>
  dueAt !== undefined && Date.parse(dueAt) <= now;

/**
 * Returns the reasons for which the customer can complain at `now` (server milliseconds), none after the first complaint.
 * `late` needs a broken promise.
 */
export function complaintReasons(
  ticket: Pick<Ticket, 'state' | 'dueAt' | 'missedCount' | 'escalated'>,
  now: number,
): ComplaintReason[] {
  if (ticket.escalated || !nextTicketState(ticket.state, 'complain', 'customer')) return [];
  return ticket.missedCount > 0 || isLate(ticket, now) ? ['late', 'unhappy'] : ['unhappy'];
}
