import type { TicketEntry } from '../../../src/domain/support/ticket';
import type { TicketRecord } from '../support/records';
import type { NotificationEvent } from './records';
import { type MessageEvent, messageText } from './texts';

/** The events of a ticket that its customer is told about; their own messages are not among them. */
const EVENTS: Record<TicketEntry['event'], MessageEvent | undefined> = {
  reply: undefined,
  answer: 'ticketAnswered',
  ask: 'ticketAsks',
  complain: undefined,
  complaintAnswer: 'complaintAnswered',
  late: 'ticketLate',
  resolve: 'ticketResolved',
  reopen: undefined,
  close: undefined,
};

/** What happened to a ticket without its customer. */
export const ticketEvents = ({ ticketId, subject, entries }: TicketRecord): NotificationEvent[] =>
  entries.flatMap(({ event, by, at }, index): NotificationEvent[] => {
    const told = by === 'customer' ? undefined : EVENTS[event];
    if (told === undefined) return [];
    return [
      {
        messageId: `ticket-${ticketId}-${index}`,
        topic: 'support',
        ...messageText(told, {
          subject: typeof subject === 'string' ? { zh: subject, en: subject } : subject,
        }),
        target: { kind: 'ticket', id: ticketId },
        createdAt: at,
      },
    ];
  });
