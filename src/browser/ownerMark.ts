import { toMark } from '@/domain/mark';

/**
 * Returns what the next history entry of a sign-in keeps of this one's state, which may be of anything: the mark of the user whose
 * page `?redirect=` is.
 */
export function keptOwner(state: unknown): { owner: string } | undefined {
  const { owner } = (typeof state === 'object' && state !== null ? state : {}) as { owner?: unknown };
  return typeof owner === 'string' ? { owner } : undefined;
}

/** Returns the key of something that is kept for a user beyond the session, without their id. */
export const ownKey = (prefix: string, userId: string): string => `${prefix}:${toMark(userId)}`;
