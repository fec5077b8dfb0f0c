import { session } from '@/request/session';
import { fetchCurrentUser } from '@/services/user';

/** Starts the read of the user, whom every page needs. */
export function startUser(): void {
  if (session.token() !== undefined) void fetchCurrentUser();
}

/** Starts the first reads of the page whose path is `pattern`. */
export function startReads(
  reads: Record<string, (search: URLSearchParams) => unknown>,
  pattern: string,
): void {
  reads[pattern]?.(new URLSearchParams(location.search));
}
