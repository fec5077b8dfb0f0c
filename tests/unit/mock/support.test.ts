import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { messageListSchema } from '../../../src/domain/message/message';
import {
  TICKET_ERROR,
  type Ticket,
  ticketFileSchema,
  ticketListSchema,
  ticketSchema,
  ticketSubjectsSchema,
} from '../../../src/domain/support/ticket';
import { HEADS } from '../../support/certification';
import { createMockClient, type Envelope } from './mockClient';

const HOUR = 3_600;
const DAY = 24 * HOUR;

let client: ReturnType<typeof createMockClient>;
let token: string;
let keys = 0;

beforeEach(async () => {
  client = createMockClient();
  db().tickets = [];
  token = await client.signIn();
});

const parse = ({ code, message, result }: Envelope): Ticket => {
  expect({ code, message }).toMatchObject({ code: 200 });
  return v.parse(ticketSchema, result);
};
const subjects = async () =>
  v.parse(ticketSubjectsSchema, (await client.get('support/subjects', token)).result).subjects;

async function payload(changes: object = {}) {
  const [about] = await subjects();
  keys += 1;
  return {
    about: { kind: about?.kind, id: about?.id },
    kind: 'billing',
    priority: 'urgent',
    subject: 'Two charges',
    text: 'Why are there two?',
    fileIds: [],
    idempotencyKey: `ticket-key-${keys}`,
    ...changes,
  };
}
const create = async (changes?: object) =>
  parse(await client.post('support/ticket', await payload(changes), token));
const write = ({ ticketId }: Ticket, action: string, changes: object = {}) => {
  keys += 1;
  const body = { text: 'Still the same.', fileIds: [], idempotencyKey: `reply-key-${keys}`, ...changes };
  return client.post(`support/ticket/${ticketId}/${action}`, body, token);
};
const read = async ({ ticketId }: Ticket) => parse(await client.get(`support/ticket/${ticketId}`, token));
/** Moves the clock, and signs in again: the session may have ended by then. */
const wait = async (seconds: number) => {
  client.advance(seconds);
  token = await client.signIn();
};
const hoursLeft = ({ dueAt = '', serverTime }: Ticket) =>
  (Date.parse(dueAt) - Date.parse(serverTime)) / (HOUR * 1000);

describe('a ticket', () => {
  it('promises the hours of its provider for the priority, and is answered in time', async () => {
    const [about] = await subjects();
    const ticket = await create();
    expect(ticket).toMatchObject({ state: 'open', escalated: false, about: { title: about?.title } });
    expect(hoursLeft(ticket)).toBe(about?.answerHours.urgent);
    await wait((about?.answerHours.urgent ?? 0) * HOUR);
    const answered = await read(ticket);
    expect(answered).toMatchObject({ state: 'answered', missedCount: 0 });
    expect(answered.dueAt).toBeUndefined();
    expect(answered.entries.map(({ by, event }) => `${by} ${event}`)).toEqual([
      'customer reply',
      'support answer',
    ]);
  });

  it('asks back where it needs to, and a reply starts a new promise', async () => {
    const ticket = await create({ kind: 'setup' });
    await wait(DAY);
    const asked = await read(ticket);
    expect(asked.state).toBe('waiting');
    const replied = parse(await write(ticket, 'reply'));
    expect(replied).toMatchObject({ state: 'open' });
    expect(hoursLeft(replied)).toBe(hoursLeft(ticket));
    // Another message does not prolong it.
    await wait(60);
    const again = parse(await write(ticket, 'reply'));
    expect(again.dueAt).toBe(replied.dueAt);
  });

  it('has an id that tells nobody how many tickets there are', async () => {
    expect((await create()).ticketId).toMatch(/^T\d{8}[1-9]\d{9}$/);
  });

  it('is created and written to once for each key', async () => {
    const body = await payload();
    const first = parse(await client.post('support/ticket', body, token));
    const second = parse(await client.post('support/ticket', body, token));
    expect(second.ticketId).toBe(first.ticketId);
    expect(db().tickets).toHaveLength(1);
    const key = { idempotencyKey: 'one-reply-key' };
    await write(first, 'reply', key);
    expect(parse(await write(first, 'reply', key)).entries).toHaveLength(2);
    const byKey = await client.get('support/ticket/byKey/one-reply-key', token);
    expect(byKey.result).toMatchObject({ ticket: { ticketId: first.ticketId } });
    expect((await client.get('support/ticket/byKey/no-such-key', token)).result).toEqual({ ticket: null });
  });

  it('ends by itself, and can be reopened for a week', async () => {
    const ticket = await create();
    await wait(6 * DAY);
    expect(await read(ticket)).toMatchObject({ state: 'resolved' });
    const reopened = parse(await write(ticket, 'reopen'));
    expect(reopened.state).toBe('reopened');
    const resolved = parse(await client.post(`support/ticket/${ticket.ticketId}/resolve`, undefined, token));
    expect(resolved.state).toBe('resolved');
    expect(resolved.dueAt).toBeUndefined();
    await wait(7 * DAY);
    expect(await read(ticket)).toMatchObject({ state: 'closed' });
    expect(await write(ticket, 'reopen')).toMatchObject({ code: TICKET_ERROR.refused });
    expect(await write(ticket, 'reply')).toMatchObject({ code: TICKET_ERROR.refused });
  });

  it('belongs to its customer, and is about something of theirs', async () => {
    const ticket = await create();
    const other = await client.signIn('admin');
    expect(await client.get(`support/ticket/${ticket.ticketId}`, other)).toMatchObject({ code: 404 });
    expect(await client.post('support/ticket', await payload(), other)).toMatchObject({ code: 404 });
    const unknown = await payload({ about: { kind: 'order', id: 'nothing' } });
    expect(await client.post('support/ticket', unknown, token)).toMatchObject({ code: 404 });
  });

  it('is found by group and keyword', async () => {
    const first = await create();
    await create({ subject: 'Broken seal', kind: 'refund' });
    const list = async (query: string) =>
      v.parse(ticketListSchema, (await client.get(`support/ticket/list?${query}`, token)).result);
    expect(await list('')).toMatchObject({ total: 2, counts: { active: 2, yours: 0, done: 0 } });
    expect((await list('keyword=seal')).list.map(({ subject }) => subject)).toEqual(['Broken seal']);
    await client.post(`support/ticket/${first.ticketId}/resolve`, undefined, token);
    expect((await list('group=done')).list.map(({ ticketId }) => ticketId)).toEqual([first.ticketId]);
    expect((await list('group=active')).counts).toEqual({ active: 1, yours: 0, done: 1 });
  });
});

describe('a broken promise', () => {
  it('is noted in the ticket, and a complaint has its own time and a manager', async () => {
    const ticket = await create({ kind: 'other' });
    const complaint = { reason: 'late', text: 'Nobody answers.' };
    expect(await write(ticket, 'complaint', complaint)).toMatchObject({ code: TICKET_ERROR.refused });
    await wait(hoursLeft(ticket) * HOUR);
    const late = await read(ticket);
    expect(late).toMatchObject({ state: 'open', missedCount: 1 });
    expect(late.entries.at(-1)).toMatchObject({ by: 'system', event: 'late' });
    const escalated = parse(await write(ticket, 'complaint', complaint));
    expect(escalated).toMatchObject({ escalated: true, state: 'open' });
    expect(hoursLeft(escalated)).toBe(4);
    expect(await write(ticket, 'complaint', complaint)).toMatchObject({ code: TICKET_ERROR.refused });
    await wait(4 * HOUR);
    const answered = await read(ticket);
    expect(answered).toMatchObject({ state: 'answered', missedCount: 1 });
    expect(answered.entries.at(-1)).toMatchObject({ by: 'manager', event: 'complaintAnswer' });
  });
});

describe('the customer gets a message', () => {
  const titles = async () =>
    v
      .parse(messageListSchema, (await client.get('message/list?topic=support', token)).result)
      .list.map(({ title }) => title);

  it('for each answer and each broken promise, once', async () => {
    const ticket = await create({ kind: 'other' });
    expect(await titles()).toEqual([]);
    await wait(DAY);
    expect(await titles()).toEqual([
      'Support answered: Two charges',
      'The promised answer is late: Two charges',
    ]);
    await write(ticket, 'complaint', { reason: 'late', text: 'Too late.' });
    await wait(DAY);
    expect((await titles())[0]).toBe('A support manager answered your complaint: Two charges');
    expect(await titles()).toHaveLength(3);
  });
});

describe('an attachment', () => {
  const upload = async (name: string, bytes: Uint8Array | readonly number[], as = token) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name));
    const reply = await client.mockFetch('/api/v1/support/file', {
      method: 'POST',
      headers: { 'x-authorization': as },
      body: form,
    });
    return (await reply.json()) as Envelope;
  };

  it('is checked, kept with the message and downloaded by its customer only', async () => {
    expect(await upload('page.png', HEADS.pdf)).toMatchObject({
      code: TICKET_ERROR.fileRefused,
      result: { problem: 'contentDiffers' },
    });
    const stored = v.parse(ticketFileSchema, (await upload('截图.png', HEADS.png)).result);
    const ticket = await create({ fileIds: [stored.fileId] });
    expect(ticket.entries[0]?.files).toEqual([stored]);
    const get = (as: string) =>
      client.mockFetch(`/api/v1/support/file/${stored.fileId}`, { headers: { 'x-authorization': as } });
    const own = await get(token);
    expect(own.headers.get('content-type')).toBe('image/png');
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; /);
    const other = await client.signIn('admin');
    expect(await (await get(other)).json()).toMatchObject({ code: 404 });
  });

  it('of another user or of nobody is refused', async () => {
    const other = await client.signIn('admin');
    const { fileId } = v.parse(ticketFileSchema, (await upload('a.png', HEADS.png, other)).result);
    for (const id of [fileId, 'nothing'])
      expect(await client.post('support/ticket', await payload({ fileIds: [id] }), token)).toMatchObject({
        code: TICKET_ERROR.fileRefused,
      });
  });
});
