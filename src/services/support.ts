import type { Query } from '@/domain/endpoint';
import { withReceivedAt } from '@/domain/serverClock';
import { supportEndpoints } from '@/domain/support/endpoints';
import type { ComplaintPayload, ReplyPayload, TicketPayload } from '@/domain/support/ticket';
import { isFileResult } from '@/request/download';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Ten megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;
const write = { timeout: WRITE_TIMEOUT_MS };

/** Returns one page of the user's tickets, last changed first. Throws a `RequestError`. */
export async function listTickets(query: Query<typeof supportEndpoints.list>, options?: CallOptions) {
  return withReceivedAt(await call(supportEndpoints.list, { query }, options));
}

/** Returns the orders and services that a ticket can be about. Throws a `RequestError`. */
export async function listTicketSubjects(options?: CallOptions) {
  return (await call(supportEndpoints.subjects, {}, options)).subjects;
}

/** `silent` for polling. Throws a `RequestError`; code 404 when the user has no such ticket. */
export async function fetchTicket(ticketId: string, options?: CallOptions) {
  return withReceivedAt(await call(supportEndpoints.get, { params: { ticketId } }, options));
}

/** Returns the ticket that was created or written to with a key, if any. Silent. Throws a `RequestError`. */
export async function findTicketByKey(key: string) {
  const { ticket } = await call(supportEndpoints.byKey, { params: { key } }, { ...write, silent: true });
  return ticket ? withReceivedAt(ticket) : undefined;
}

/** Opens a ticket. Idempotent by key. Throws a `RequestError`. */
export async function createTicket(body: TicketPayload) {
  return withReceivedAt(await call(supportEndpoints.create, { body }, write));
}

/** Writes to a ticket. Idempotent by key. Throws a `RequestError` with a code of `TICKET_ERROR`. */
export async function replyToTicket(ticketId: string, body: ReplyPayload) {
  return withReceivedAt(await call(supportEndpoints.reply, { params: { ticketId }, body }, write));
}

/** Opens a resolved ticket again. Idempotent by key. Throws a `RequestError` with a code of `TICKET_ERROR`. */
export async function reopenTicket(ticketId: string, body: ReplyPayload) {
  return withReceivedAt(await call(supportEndpoints.reopen, { params: { ticketId }, body }, write));
}

/** Escalates a ticket. Idempotent by key. Throws a `RequestError` with a code of `TICKET_ERROR`. */
export async function complainAboutTicket(ticketId: string, body: ComplaintPayload) {
  return withReceivedAt(await call(supportEndpoints.complain, { params: { ticketId }, body }, write));
}

/** Marks a ticket as resolved. Idempotent. Throws a `RequestError` with a code of `TICKET_ERROR`. */
export async function resolveTicket(ticketId: string) {
  return withReceivedAt(await call(supportEndpoints.resolve, { params: { ticketId } }, write));
}

/** Uploads a file for a message; progress from 0 to 1. Throws a `RequestError`, `ticketFileRefused` with the reason. */
export function uploadTicketFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const options = { signal, onUploadProgress: onProgress, timeout: UPLOAD_TIMEOUT_MS };
  return call(supportEndpoints.upload, { file }, options);
}

/** Returns the content of one of the user's files. Throws a `RequestError`. */
export async function fetchTicketFile(fileId: string, options?: CallOptions) {
  const response = await call(supportEndpoints.file, { params: { fileId } }, options);
  return isFileResult(response) ? response.result : undefined;
}
