import { session } from '@/request/session';
import { fetchCurrentUser } from '@/services/user';
import { isPathOf } from '../pagePath';

/** Starts the first reads of the user and of the page at a path. */
export function startReads(reads: Record<string, (search: URLSearchParams) => unknown>, path: string): void {
  const page = Object.keys(reads).find((pattern) => isPathOf(pattern, path));
  if (!page) return;
  if (session.token() !== undefined) void fetchCurrentUser();
  reads[page]?.(new URLSearchParams(location.search));
}
