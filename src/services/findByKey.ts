import type { Endpoint, Result } from '@/domain/endpoint';
import { type CallOptions, call, type Received, receive } from './call';
import { write } from './write';

type Found<E extends Endpoint> = NonNullable<Result<E>[keyof Result<E>]>;

/** Returns the function that finds what a write did by its idempotency key, silently; undefined when it did nothing. */
export function findByKey<E extends Endpoint>(endpoint: E) {
  return async (
    key: string,
    options?: Pick<CallOptions, 'automatic'>,
  ): Promise<Received<Found<E>> | undefined> => {
    const all = { ...write, ...options, silent: true };
    const result = await call(endpoint as Endpoint, { params: { key } }, all);
    const [found] = Object.values(result as Record<string, Found<E> | null>);
    return found ? receive(found) : undefined;
  };
}
