import { nextIn, type Step, type Transitions } from '../transitions';

export const TICKET_STATES = ['open', 'answered', 'waiting', 'resolved', 'closed', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** `complain` changes no state; it has an answer of its own. */
export const TICKET_EVENTS = ['answer', 'ask', 'reply', 'complain', 'resolve', 'reopen', 'close'] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

export type TicketActor = 'customer' | 'support' | 'system';

const answers = {
  answer: { to: 'answered', by: ['support'] },
  ask: { to: 'waiting', by: ['support'] },
} as const;
/** After an answer, the ticket ends by itself when the customer stays silent. */
const afterAnswer = {
  reply: { to: 'open', by: ['customer'] },
  complain: { to: 'open', by: ['customer'] },
  resolve: { to: 'resolved', by: ['customer', 'system'] },
} as const;

export const TICKET_TRANSITIONS: Transitions<TicketState, TicketEvent, Step<TicketState, TicketActor>> = {
  open: {
    ...answers,
    reply: { to: 'open', by: ['customer'] },
    complain: { to: 'open', by: ['customer'] },
    resolve: { to: 'resolved', by: ['customer'] },
  },
  answered: afterAnswer,
  waiting: afterAnswer,
  resolved: {
    reopen: { to: 'reopened', by: ['customer'] },
    close: { to: 'closed', by: ['system'] },
  },
  closed: {},
  reopened: {
    ...answers,
    reply: { to: 'reopened', by: ['customer'] },
    complain: { to: 'reopened', by: ['customer'] },
    resolve: { to: 'resolved', by: ['customer'] },
  },
};

/** Returns the next state; `undefined` when the event is not allowed for this actor. */
export const nextTicketState = nextIn(TICKET_TRANSITIONS);
