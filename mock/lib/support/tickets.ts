import { isArchived } from '../../../src/domain/order/oldOrder';
import type { Priority } from '../../../src/domain/provider/provider';
import {
  COMPLAINT_ANSWER_HOURS,
  type ComplaintPayload,
  complaintReasons,
  promisedUntil,
  type ReplyPayload,
  STATES_OF_GROUP,
  TICKET_ERROR,
  TICKET_GROUPS,
  type Ticket,
  type TicketGroup,
  type TicketPayload,
  type TicketSubject,
} from '../../../src/domain/support/ticket';
import type { TicketEvent } from '../../../src/domain/support/ticketMachine';
import { findServiceRecord } from '../catalogue/catalogue';
import { serviceLevelOf } from '../catalogue/providers';
import { isoTime, now } from '../clock';
import { db, saveSoon } from '../db';
import { getOrThrow, MockFailure, refusal } from '../failure';
import { freeId } from '../ids';
import { accessibleInstances } from '../instances/accessibleInstances';
import type { SnapshotRecord } from '../orders/records';
import { pick } from '../pick';
import { countRows, getRow, ownRows } from '../rows';
import { settledOrders } from '../settledOrders';
import { type Language, mentions, textIn } from '../text';
import type { UserRecord } from '../users';
import { getOwnFiles } from './files';
import type { TicketRecord } from './records';
import { advance, settleTicket } from './settle';

const NO_TICKET = { zh: '没有找到该工单。', en: 'There is no such ticket.' };
const NO_SUBJECT = { zh: '没有找到该订单或服务。', en: 'There is no such order or service.' };

/** For a service whose provider left the market. */
const DEFAULT_HOURS = { normal: 24, high: 8, urgent: 4 };

/** The user's tickets, settled. */
export function settledTickets({ userId }: UserRecord): TicketRecord[] {
  const at = now();
  const own = ownRows(db().tickets, { userId });
  if (own.filter((ticket) => settleTicket(ticket, at)).length > 0) saveSoon();
  return own;
}

/** One of the user's tickets, settled. Throws 404 for an unknown one and for another user's. */
export const getTicket = (user: UserRecord, ticketId: string): TicketRecord =>
  getRow(settledTickets(user), { ticketId }, NO_TICKET);

/** The ticket that was created or written to with a key. */
export const findByKey = (user: UserRecord, key: string): TicketRecord | undefined =>
  settledTickets(user).find(({ keys }) => keys.includes(key));

const updatedAt = ({ entries }: TicketRecord) => entries.at(-1)?.at ?? 0;

function summaryView(ticket: TicketRecord, language: Language) {
  const { about, entries, due, complaint } = ticket;
  return {
    ...pick(ticket, ['ticketId', 'kind', 'priority', 'state']),
    subject: textIn(ticket.subject, language),
    about: { ...about, title: about.title[language] },
    createdAt: isoTime(entries[0]?.at ?? 0),
    updatedAt: isoTime(updatedAt(ticket)),
    dueAt: isoTime(due?.at),
    escalated: complaint !== undefined,
  };
}

export function ticketView(ticket: TicketRecord, user: UserRecord, language: Language): Ticket {
  return {
    ...summaryView(ticket, language),
    entries: ticket.entries.map(({ by, event, text, at, fileIds }) => ({
      by,
      event,
      text: textIn(text, language),
      at: isoTime(at),
      files: getOwnFiles(user, fileIds).map((file) => pick(file, ['fileId', 'name', 'size'])),
    })),
    missedCount: ticket.missedCount,
    serverTime: isoTime(now()),
  };
}

/** The tickets that match, last changed first, and the numbers of all by group. */
export function listTickets(
  user: UserRecord,
  { group, keyword }: { group?: TicketGroup | undefined; keyword?: string | undefined },
  language: Language,
) {
  const all = settledTickets(user).sort((a, b) => updatedAt(b) - updatedAt(a));
  const matches = mentions(keyword);
  const isIn = ({ state }: TicketRecord, name: TicketGroup) => STATES_OF_GROUP[name].includes(state);
  return {
    found: all
      .filter((ticket) => !group || isIn(ticket, group))
      .filter(({ ticketId, subject, about }) => matches([subject, about.title], ticketId, about.id))
      .map((ticket) => summaryView(ticket, language)),
    counts: countRows(all, TICKET_GROUPS, isIn),
  };
}

function answerHoursOf(serviceId: string) {
  const providerId = findServiceRecord(serviceId)?.provider.providerId;
  return (providerId && serviceLevelOf(providerId)?.answerHours) || DEFAULT_HOURS;
}

/** What the user can open a ticket about: services that they have or share, and orders, newest first. */
export function ticketSubjects(user: UserRecord, language: Language): TicketSubject[] {
  const at = now();
  const toSubject = (kind: TicketSubject['kind'], id: string, service: SnapshotRecord) => ({
    kind,
    id,
    title: service.title[language],
    planName: service.planName[language],
    answerHours: answerHoursOf(service.serviceId),
  });
  const services = accessibleInstances(user)
    .map(({ instance }) => instance)
    .sort((a, b) => b.beganOn - a.beganOn)
    .map(({ instanceId, service }) => toSubject('service', instanceId, service));
  const orders = settledOrders(user.userId)
    .filter((order) => !isArchived(order, at))
    .sort((a, b) => b.createdAt - a.createdAt)
    .map(({ orderId, service }) => toSubject('order', orderId, service));
  return [...services, ...orders];
}

const setDue = (ticket: TicketRecord, since: number, hours: number) => {
  ticket.due = { since, at: promisedUntil(since, hours) };
};

/** Opens a ticket, once by its key. Throws 404 for an order or service of another user. */
export function createTicket(user: UserRecord, payload: TicketPayload): TicketRecord {
  const existing = findByKey(user, payload.idempotencyKey);
  if (existing) return existing;
  const { about, kind, priority, subject, text, fileIds, idempotencyKey } = payload;
  const isMeant = (each: TicketSubject) => each.kind === about.kind && each.id === about.id;
  const [zh, en] = [ticketSubjects(user, 'zh').find(isMeant), ticketSubjects(user, 'en').find(isMeant)];
  const { answerHours, title } = getOrThrow(en, NO_SUBJECT);
  requireFiles(user, fileIds);
  const at = now();
  const ticket: TicketRecord = {
    ticketId: freeId('T', at, (id) => db().tickets.some(({ ticketId }) => ticketId === id)),
    userId: user.userId,
    subject,
    kind,
    priority,
    state: 'open',
    about: { ...about, title: { zh: zh?.title ?? title, en: title } },
    answerHours,
    entries: [{ by: 'customer', event: 'reply', text, at, fileIds }],
    missedCount: 0,
    keys: [idempotencyKey],
  };
  setDue(ticket, at, answerHours[priority satisfies Priority]);
  db().tickets.push(ticket);
  return ticket;
}

function send(ticket: TicketRecord, event: TicketEvent, text: string, fileIds: string[], key: string): void {
  const at = now();
  if (!advance(ticket, event, 'customer', { by: 'customer', text, at, fileIds })) throw refused();
  ticket.keys.push(key);
}

/** Writes to a ticket, or reopens it, once by the key. Throws a MockFailure where its state does not allow it. */
export function writeTo(
  ticket: TicketRecord,
  user: UserRecord,
  { text, fileIds, idempotencyKey }: ReplyPayload,
  event: 'reply' | 'reopen',
): void {
  if (ticket.keys.includes(idempotencyKey)) return;
  requireFiles(user, fileIds);
  const isDue = ticket.due !== undefined;
  send(ticket, event, text, fileIds, idempotencyKey);
  // A promise that runs is not prolonged by another message.
  if (!isDue) setDue(ticket, now(), ticket.answerHours[ticket.priority]);
}

/** Complains, once. Throws a MockFailure without the reason or after a complaint. */
export function complain(ticket: TicketRecord, user: UserRecord, payload: ComplaintPayload): void {
  const { reason, text, idempotencyKey } = payload;
  if (ticket.keys.includes(idempotencyKey)) return;
  if (!complaintReasons(ticketView(ticket, user, 'en'), now()).includes(reason)) throw refused();
  send(ticket, 'complain', text, [], idempotencyKey);
  ticket.complaint = { reason };
  setDue(ticket, now(), COMPLAINT_ANSWER_HOURS);
}

/** Marks a ticket as resolved; idempotent. */
export function resolve(ticket: TicketRecord): void {
  if (ticket.state === 'resolved') return;
  const entry = { by: 'customer' as const, text: '', at: now(), fileIds: [] };
  if (!advance(ticket, 'resolve', 'customer', entry)) throw refused();
}

function requireFiles(user: UserRecord, fileIds: readonly string[]): void {
  if (getOwnFiles(user, fileIds).length === new Set(fileIds).size) return;
  throw new MockFailure(TICKET_ERROR.fileRefused, {
    zh: '附件已失效，请重新上传。',
    en: 'An attachment is no longer there. Please upload it again.',
  });
}

const refused = refusal(TICKET_ERROR.refused, {
  zh: '工单当前的状态不支持此操作。',
  en: 'The ticket’s current status doesn’t allow this.',
});
