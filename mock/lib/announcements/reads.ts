import type { AnnouncementReadRecord } from '../tables';
import { announcements } from './documents';

/** What the sample accounts have not opened yet; the rest they have read. */
const UNREAD: Record<string, readonly string[]> = {
  // admin
  '10001': ['6201', '6103'],
  // user
  '10002': ['6201', '6103', '6301', '6101', '6302', '6104', '6303', '6105'],
};

/** Who has read what when the mock starts. */
export function seedAnnouncementReads(): AnnouncementReadRecord[] {
  return Object.entries(UNREAD).flatMap(([userId, unread]) =>
    announcements()
      .filter(({ announcementId }) => !unread.includes(announcementId))
      .map(({ announcementId }) => ({ userId, announcementId })),
  );
}
