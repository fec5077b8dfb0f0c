import * as v from 'valibot';
import {
  complaintPayloadSchema,
  complaintReasons,
  isLate,
  promisedUntil,
  STATES_OF_GROUP,
  ticketPayloadSchema,
} from '../../../../src/domain/support/ticket';
import {
  nextTicketState,
  TICKET_EVENTS,
  TICKET_STATES,
  type TicketActor,
  type TicketEvent,
  type TicketState,
} from '../../../../src/domain/support/ticketMachine';

const ACTORS: TicketActor[] = ['customer', 'support', 'system'];

/** Every step that is allowed: `state event actor -> state`. */
const STEPS = [
  'open answer support -> answered',
  'open ask support -> waiting',
  'open reply customer -> open',
  'open complain customer -> open',
  'open resolve customer -> resolved',
  'answered reply customer -> open',
  'answered complain customer -> open',
  'answered resolve customer -> resolved',
  'answered resolve system -> resolved',
  'waiting reply customer -> open',
  'waiting complain customer -> open',
  'waiting resolve customer -> resolved',
  'waiting resolve system -> resolved',
  'resolved reopen customer -> reopened',
  'resolved close system -> closed',
  'reopened answer support -> answered',
  'reopened ask support -> waiting',
  'reopened reply customer -> reopened',
  'reopened complain customer -> reopened',
  'reopened resolve customer -> resolved',
];

it('the machine allows exactly these steps', () => {
  const allowed = TICKET_STATES.flatMap((state) =>
    TICKET_EVENTS.flatMap((event) =>
      ACTORS.flatMap((actor) => {
        const next = nextTicketState(state, event, actor);
        return next ? [`${state} ${event} ${actor} -> ${next}`] : [];
      }),
    ),
  );
  expect(allowed.sort()).toEqual([...STEPS].sort());
});

it('an unknown state or event of a newer server allows nothing', () => {
  expect(nextTicketState('paused' as TicketState, 'reply', 'customer')).toBeUndefined();
  expect(nextTicketState('open', 'merge' as TicketEvent, 'customer')).toBeUndefined();
});

it('every state is in one group of the list', () => {
  expect(Object.values(STATES_OF_GROUP).flat().sort()).toEqual([...TICKET_STATES].sort());
});

it('a promise is broken when its time has come without an answer', () => {
  const since = Date.UTC(2026, 10, 20, 8);
  const dueAt = new Date(promisedUntil(since, 4)).toISOString();
  expect(dueAt).toBe('2026-11-20T12:00:00.000Z');
  expect(isLate({ dueAt }, Date.parse(dueAt) - 1)).toBe(false);
  expect(isLate({ dueAt }, Date.parse(dueAt))).toBe(true);
  expect(isLate({ dueAt: undefined }, Date.parse(dueAt))).toBe(false);
});

describe('a complaint', () => {
  const dueAt = '2026-11-20T12:00:00.000Z';
  const ticket = { state: 'open', dueAt, missedCount: 0, escalated: false } as const;
  const before = Date.parse(dueAt) - 1;

  it('is possible for whoever is not satisfied, and for a broken promise', () => {
    expect(complaintReasons(ticket, before)).toEqual(['unhappy']);
    expect(complaintReasons(ticket, Date.parse(dueAt))).toEqual(['late', 'unhappy']);
    const answeredLate = { ...ticket, state: 'answered', dueAt: undefined, missedCount: 1 } as const;
    expect(complaintReasons(answeredLate, before)).toEqual(['late', 'unhappy']);
  });

  it('is possible once, and not about a ticket that has ended', () => {
    expect(complaintReasons({ ...ticket, escalated: true }, before)).toEqual([]);
    const possible = TICKET_STATES.filter(
      (state) => complaintReasons({ ...ticket, state }, before).length > 0,
    );
    expect(possible).toEqual(['open', 'answered', 'waiting', 'reopened']);
  });

  it('has a reason and a text', () => {
    const complaint = { reason: 'late', text: 'Please answer.', idempotencyKey: 'complaint-1' };
    expect(v.is(complaintPayloadSchema, complaint)).toBe(true);
    expect(v.is(complaintPayloadSchema, { ...complaint, text: '  ' })).toBe(false);
    expect(v.is(complaintPayloadSchema, { ...complaint, reason: 'bored' })).toBe(false);
  });
});

it('a new ticket has a subject, a text and at most four files', () => {
  const ticket = {
    about: { kind: 'order', id: '1001' },
    kind: 'usage',
    priority: 'high',
    subject: 'Calls fail',
    text: 'Since today.',
    fileIds: ['a', 'b', 'c', 'd'],
    idempotencyKey: 'ticket-key-1',
  };
  const accepts = (changes: object) => v.is(ticketPayloadSchema, { ...ticket, ...changes });
  expect(accepts({})).toBe(true);
  expect(accepts({ fileIds: [...ticket.fileIds, 'e'] })).toBe(false);
  expect(accepts({ subject: ' ' })).toBe(false);
  expect(accepts({ subject: 'x'.repeat(81) })).toBe(false);
  expect(accepts({ text: '' })).toBe(false);
  expect(accepts({ text: 'x'.repeat(2_001) })).toBe(false);
  expect(accepts({ priority: 'later' })).toBe(false);
});
