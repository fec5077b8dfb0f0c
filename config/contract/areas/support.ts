import { supportEndpoints } from '../../../src/domain/support/endpoints';
import { BY_KEY, describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const message = { text: 'It still fails.', fileIds: [], idempotencyKey: IDEMPOTENCY_KEY };

export const SUPPORT_ENDPOINTS = describeEndpoints('support', supportEndpoints, {
  list: { id: 'listTickets', summary: 'The user’s tickets, last changed first.' },
  subjects: {
    id: 'listTicketSubjects',
    summary:
      'The services and orders of the user that a ticket can be about, with the hours in which their provider promises an answer.',
  },
  create: {
    id: 'createTicket',
    summary:
      'Opens a ticket. The first answer is promised by its provider’s hours for the priority; files are uploaded before.',
    example: {
      about: { kind: 'order', id: '1001' },
      kind: 'usage',
      priority: 'normal',
      subject: 'Calls are refused',
      ...message,
    },
  },
  byKey: {
    id: 'getTicketByKey',
    summary: 'The ticket that was created or written to with a key.',
    ...BY_KEY,
  },
  get: { id: 'getTicket', summary: 'A ticket with everything that happened.' },
  reply: {
    id: 'replyToTicket',
    summary: 'Writes to a ticket. A promise that runs is not prolonged; without one a new one starts.',
    example: message,
  },
  complain: {
    id: 'complainAboutTicket',
    summary:
      'Escalates a ticket to a manager, once; an answer is promised in four hours. `late` needs a broken promise.',
    example: { reason: 'unhappy', text: 'Please call us back.', idempotencyKey: IDEMPOTENCY_KEY },
  },
  resolve: { id: 'resolveTicket', summary: 'Marks a ticket as resolved.' },
  reopen: { id: 'reopenTicket', summary: 'Opens a resolved ticket again.', example: message },
  upload: {
    id: 'uploadTicketFile',
    summary: 'Uploads a file for a message.',
  },
  file: { id: 'getTicketFile', summary: 'The content of a file of the user.' },
});
