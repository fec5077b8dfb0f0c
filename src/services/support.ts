import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import { supportEndpoints } from '@/domain/support/endpoints';
import { type CallOptions, call, service, toFile } from './call';
import { findByKey } from './findByKey';
import { write } from './write';

/** Returns one page of the user's tickets, last changed first. */
export const listTickets = service(supportEndpoints.list);

/** Returns the orders and services that a ticket can be about. */
export const listTicketSubjects = async (options?: CallOptions) =>
  (await call(supportEndpoints.subjects, {}, options)).subjects;

/** `silent` for polling. */
export const fetchTicket = service(supportEndpoints.get);

/** Returns the ticket that was created or written to with a key, if any. Silent. */
export const findTicketByKey = findByKey(supportEndpoints.byKey);

/** Opens a ticket. Idempotent by key. */
export const createTicket = service(supportEndpoints.create, write);

/** Writes to a ticket. Idempotent by key. */
export const replyToTicket = service(supportEndpoints.reply, write);

/** Opens a resolved ticket again. Idempotent by key. */
export const reopenTicket = service(supportEndpoints.reopen, write);

/** Escalates a ticket. Idempotent by key. */
export const complainAboutTicket = service(supportEndpoints.complain, write);

/** Marks a ticket as resolved. Idempotent. */
export const resolveTicket = service(supportEndpoints.resolve, write);

/** Uploads a file for a message; progress from 0 to 1. */
export const uploadTicketFile = (
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) =>
  call(
    supportEndpoints.upload,
    { file },
    { signal, onUploadProgress: onProgress, timeout: CALL_TIMEOUT_MS.upload },
  );

/** Returns the content of one of the user's files. */
export const fetchTicketFile = async (fileId: string, options?: CallOptions) =>
  toFile(await call(supportEndpoints.file, { params: { fileId } }, options));
