import type { FileKind } from '../../../src/domain/certification/identityFile';
import type { AnswerHours } from '../../../src/domain/provider/provider';
import type { ComplaintReason, Ticket, TicketEntry, TicketFile } from '../../../src/domain/support/ticket';
import type { AnyText, Text } from '../text';

/** Times are milliseconds since 1970 on the mock's clock. */
export interface TicketFileRecord extends TicketFile {
  userId: string;
  kind: FileKind;
  /** Base64: the database is saved as JSON. */
  data: string;
}

export interface EntryRecord extends Pick<TicketEntry, 'by' | 'event'> {
  text: AnyText;
  at: number;
  fileIds: string[];
}

export interface TicketRecord extends Pick<Ticket, 'ticketId' | 'kind' | 'priority' | 'state'> {
  subject: AnyText;
  userId: string;
  about: { kind: Ticket['about']['kind']; id: string; title: Text };
  /** What the provider promised when the ticket was opened. */
  answerHours: AnswerHours;
  /** Oldest first. */
  entries: EntryRecord[];
  /** When the answer that is due was asked for, and until when it is promised. */
  due?: { since: number; at: number };
  missedCount: number;
  complaint?: { reason: ComplaintReason };
  /** Idempotency keys of what the customer sent. */
  keys: string[];
}

declare module '../db' {
  interface MockTables {
    /** Oldest first. */
    tickets: TicketRecord[];
    ticketFiles: TicketFileRecord[];
  }
}
