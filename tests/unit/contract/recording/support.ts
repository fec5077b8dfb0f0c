import { HEADS } from '../../../support/certification';
import { idAt, type Recorder } from './recorder';

/** Records the operations of support tickets. */
export async function recordSupport({ call, nextKey, client }: Recorder): Promise<void> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(HEADS.png)], 'screen.png'));
  const uploaded = await call('uploadTicketFile', { form });
  const subjects = await call('listTicketSubjects');
  const idempotencyKey = nextKey();
  const ticket = await call('createTicket', {
    body: {
      about: { kind: 'service', id: idAt(subjects, 'subjects', 0, 'id') },
      kind: 'usage',
      priority: 'urgent',
      subject: 'Calls are refused',
      text: 'Since this morning every second call fails.',
      fileIds: [idAt(uploaded, 'fileId')],
      idempotencyKey,
    },
  });
  await call('getTicketByKey', { params: { key: idempotencyKey } });
  const params = { ticketId: idAt(ticket, 'ticketId') };
  client.advance(3_600);
  await call('getTicket', { params });
  const message = (text: string) => ({ text, fileIds: [], idempotencyKey: nextKey() });
  await call('replyToTicket', { params, body: message('At 9:30, with the first call.') });
  await call('complainAboutTicket', {
    params,
    body: { reason: 'unhappy', text: 'Please call us back.', idempotencyKey: nextKey() },
  });
  await call('resolveTicket', { params });
  await call('reopenTicket', { params, body: message('It fails again.') });
  await call('listTickets');
}
