import { DAY_MS } from '@/domain/calendar';

/** How much a tab needs the newer version: the server will end operations of the running one (`soon`), or has ended one (`now`). */
export type VersionNeed = 'none' | 'soon' | 'now';

/** A deployed version that is newer than the running one. */
export interface NewVersion {
  version: string;
  /** When it was last found (milliseconds since 1970). */
  foundAt: number;
  need: VersionNeed;
}

/**
 * Whether a dismissed notice stays away. One that will be needed returns a day later, one that is needed at once.
 * @param dismissed the notice that was dismissed last; `dismissedAt` in milliseconds since 1970
 */
export function staysDismissed(
  { version, foundAt, need }: NewVersion,
  dismissed: { version: string; dismissedAt: number } | undefined,
): boolean {
  if (dismissed?.version !== version || need === 'now') return false;
  return need === 'none' || foundAt - dismissed.dismissedAt < DAY_MS;
}
