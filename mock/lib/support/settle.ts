import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/calendar';
import { CLOSE_DAYS, RESOLVE_DAYS, TICKET_KINDS } from '../../../src/domain/support/ticket';
import {
  nextTicketState,
  type TicketActor,
  type TicketEvent,
} from '../../../src/domain/support/ticketMachine';
import { lazy, readJson, textSchema } from '../content';
import type { Text } from '../text';
import type { EntryRecord, TicketRecord } from './records';

const phrases = lazy(() =>
  readJson(
    'support.json',
    v.strictObject({
      /** A question back, for the kinds that need one. */
      questions: v.strictObject({ setup: textSchema, usage: textSchema }),
      answers: v.strictObject(v.entriesFromList(TICKET_KINDS, textSchema)),
      further: textSchema,
      complaint: textSchema,
    }),
  ),
);

/** Share of the promised time after which support answers. */
const IN_TIME = 0.5;
/** So late that the promise is broken: for the kind `other`, until there is a complaint. */
const TOO_LATE = 1.5;

/** Adds an entry and moves the ticket to its next state. Returns false where the machine does not allow it. */
export function advance(
  ticket: TicketRecord,
  event: TicketEvent,
  actor: TicketActor,
  entry: Omit<EntryRecord, 'event'>,
): boolean {
  const next = nextTicketState(ticket.state, event, actor);
  if (!next) return false;
  ticket.state = next;
  ticket.entries.push({ ...entry, event });
  if (event === 'resolve') delete ticket.due;
  return true;
}

/** Applies everything that is due by `at`, each with the time it was due. Returns whether anything changed. */
export function settleTicket(ticket: TicketRecord, at: number): boolean {
  const before = ticket.entries.length;
  while (settleNext(ticket, at)) {
    // Ends because each step needs later time or a message of the customer.
  }
  return ticket.entries.length !== before;
}

const wasLate = ({ entries, due }: TicketRecord) =>
  entries.some(({ event, at }) => event === 'late' && at === due?.at);

function settleNext(ticket: TicketRecord, at: number): boolean {
  const { due, state } = ticket;
  if (due) {
    const share = ticket.kind === 'other' && !ticket.complaint ? TOO_LATE : IN_TIME;
    const answerAt = due.since + (due.at - due.since) * share;
    if (due.at <= at && due.at < answerAt && !wasLate(ticket)) {
      ticket.missedCount += 1;
      ticket.entries.push({ by: 'system', event: 'late', text: '', at: due.at, fileIds: [] });
      return true;
    }
    return answerAt <= at && answer(ticket, answerAt);
  }
  const last = ticket.entries.at(-1)?.at ?? at;
  const byItself = (event: TicketEvent, days: number) =>
    last + days * DAY_MS <= at &&
    advance(ticket, event, 'system', { by: 'system', text: '', at: last + days * DAY_MS, fileIds: [] });
  if (state === 'answered' || state === 'waiting') return byItself('resolve', RESOLVE_DAYS);
  return state === 'resolved' && byItself('close', CLOSE_DAYS);
}

function answer(ticket: TicketRecord, at: number): boolean {
  delete ticket.due;
  const { event, by, text } = answerTo(ticket);
  if (event === 'complaintAnswer') {
    ticket.state = nextTicketState(ticket.state, 'answer', 'support') ?? ticket.state;
    ticket.entries.push({ by, event, text, at, fileIds: [] });
    return true;
  }
  return advance(ticket, event, 'support', { by, text, at, fileIds: [] });
}

function answerTo({ kind, entries }: TicketRecord): {
  event: 'answer' | 'ask' | 'complaintAnswer';
  by: 'support' | 'manager';
  text: Text;
} {
  const { questions, answers, further, complaint } = phrases();
  const isComplaint = entries.findLast(({ by }) => by === 'customer')?.event === 'complain';
  if (isComplaint) return { event: 'complaintAnswer', by: 'manager', text: complaint };
  const had = (event: EntryRecord['event']) => entries.some((entry) => entry.event === event);
  if ((kind === 'setup' || kind === 'usage') && !had('ask') && !had('answer'))
    return { event: 'ask', by: 'support', text: questions[kind] };
  return { event: 'answer', by: 'support', text: had('answer') ? further : answers[kind] };
}
