import { randomUUID } from 'node:crypto';
import { hideKey, refuseOther } from '../owners';
import { repeatLater } from '../repeating';
import { at, getEntries, PIXEL } from '../samples';
import { getEndpoint, type Walk } from '../walk';

const TICKET = 'support/ticket/{ticketId}';
const BY_KEY = 'GET support/ticket/byKey/{key}';

/** Opens a ticket about what the user has, writes to it, and resolves it. */
async function ticket(walk: Walk): Promise<void> {
  const [subject] = getEntries({ list: at(await walk.latest('GET support/subjects'), 'subjects') });
  if (!subject) {
    walk.report.skip('POST support/ticket', 'the account has nothing that a ticket can be about');
    return;
  }
  const text = 'contract check';
  const message = () => ({ text, fileIds: [], idempotencyKey: randomUUID() });
  const body = {
    ...getEndpoint('POST support/ticket').example,
    ...message(),
    subject: text,
    about: { kind: subject.kind, id: subject.id },
  };
  const ticketId = at(await walk.succeed('POST support/ticket', { body }), 'ticketId');
  if (typeof ticketId !== 'string') return;
  const key = body.idempotencyKey;
  const found = at(await walk.succeed(BY_KEY, { params: { key } }), 'ticket', 'ticketId');
  walk.expect(BY_KEY, 'a used key', found === ticketId, 'result.ticket', 'is not found');
  await hideKey(walk, BY_KEY, key, 'ticket');
  const params = { ticketId };
  for (const action of ['reply', 'complaint', 'resolve', 'reopen'] as const)
    await refuseOther(walk, `POST ${TICKET}/${action}`, { params });
  await walk.succeed(`POST ${TICKET}/reply`, { params, body: message() });
  await repeatLater(walk, `POST ${TICKET}/resolve`, {
    change: { params },
    takeBack: () => walk.succeed(`POST ${TICKET}/reopen`, { params, body: message() }),
    read: async () => at(await walk.succeed(`GET ${TICKET}`, { params }), 'state'),
  });
  await walk.succeed(`POST ${TICKET}/resolve`, { params }, 'after it was opened again');
}

/** Uploads an attachment, which belongs to no ticket, and opens and resolves a ticket. */
export async function writeSupport(walk: Walk): Promise<void> {
  const form = new FormData();
  form.append('file', PIXEL, 'screen.png');
  const fileId = at(await walk.succeed('POST support/file', { form }), 'fileId');
  if (typeof fileId === 'string')
    await refuseOther(walk, 'GET support/file/{fileId}', { params: { fileId } });
  await ticket(walk);
}
