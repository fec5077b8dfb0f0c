import { consoleProfileEndpoints } from '@/domain/console/process';
import { type CallOptions, call, service } from './call';

/** Returns the first one without an id. */
export const fetchReturn = (id: string | undefined, options?: CallOptions) =>
  call(consoleProfileEndpoints.return, { query: { id } }, options);

/** Returns the first one without an id. */
export const fetchProcess = (id: string | undefined, options?: CallOptions) =>
  call(consoleProfileEndpoints.process, { query: { id } }, options);

/** Applies an event to an approval. */
export const moveProcess = service(consoleProfileEndpoints.moveProcess);
