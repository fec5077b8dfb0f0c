import { db, seedAt } from '../../mock/lib/db';

/** Seeds the mock as of a moment and sets its clock to it, so that the dates and amounts of a page are known. */
export function startServerAt(moment = '2026-11-20T04:00:00Z'): void {
  const at = Date.parse(moment);
  seedAt(at);
  db().clockOffsetSeconds = Math.ceil((at - Date.now()) / 1000);
}
