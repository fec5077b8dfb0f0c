import { CONTENT_TYPE } from '../src/domain/fileContent';
import { supportEndpoints } from '../src/domain/support/endpoints';
import type { SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import { handlers } from './lib/handlers';
import { MockFile } from './lib/http';
import { toPage } from './lib/paging';
import { pick } from './lib/pick';
import { getOwnFile, saveTicketFile } from './lib/support/files';
import type { TicketRecord } from './lib/support/records';
import {
  complain,
  createTicket,
  findByKey,
  getTicket,
  listTickets,
  resolve,
  ticketSubjects,
  ticketView,
  writeTo,
} from './lib/support/tickets';

type TicketCall = Pick<SignedInCall, 'user' | 'language'> & { params: { ticketId: string } };

/** Acts on one of the caller's own tickets and returns its view. */
const withTicket =
  <C extends TicketCall>(act: (ticket: TicketRecord, call: C) => void) =>
  (call: C) => {
    const ticket = getTicket(call.user, call.params.ticketId);
    act(ticket, call);
    return ticketView(ticket, call.user, call.language);
  };

export default handlers(supportEndpoints, {
  list: ({ user, query, language }) => {
    const { found, counts } = listTickets(user, query, language);
    return { ...toPage(found, query), counts, serverTime: isoTime(now()) };
  },

  subjects: ({ user, language }) => ({ subjects: ticketSubjects(user, language) }),

  create: ({ user, body, language }) => ticketView(createTicket(user, body), user, language),

  byKey: ({ user, params, language }) => {
    const ticket = findByKey(user, params.key);
    return { ticket: ticket ? ticketView(ticket, user, language) : null };
  },

  get: withTicket(() => {}),

  reply: withTicket((ticket, { user, body }) => writeTo(ticket, user, body, 'reply')),

  complain: withTicket((ticket, { user, body }) => complain(ticket, user, body)),

  resolve: withTicket((ticket) => resolve(ticket)),

  reopen: withTicket((ticket, { user, body }) => writeTo(ticket, user, body, 'reopen')),

  upload: ({ user, file }) => pick(saveTicketFile(user, file), ['fileId', 'name', 'size']),

  file: ({ user, params }) => {
    const { name, kind, data } = getOwnFile(user, params.fileId);
    return new MockFile(name, CONTENT_TYPE[kind], Buffer.from(data, 'base64'));
  },
});
