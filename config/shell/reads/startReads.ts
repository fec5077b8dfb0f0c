import { session } from '@/request/session';
import { fetchCurrentUser } from '@/services/user';
import { isPathOf, pagePath } from '../pagePath';

/** Starts the first reads of the user and of the page at the address. */
export function startReads(reads: Record<string, (search: URLSearchParams) => unknown>): void {
  const path = pagePath();
  const page = path && Object.keys(reads).find((pattern) => isPathOf(pattern, path));
  if (!page) return;
  if (session.token() !== undefined) void fetchCurrentUser();
  reads[page]?.(new URLSearchParams(location.search));
}
