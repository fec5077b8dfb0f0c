import type { AnnouncementSummary } from '../../../src/domain/content/announcement';
import type { Text } from '../text';

/** A file of an announcement; the bytes are made of these lines when somebody asks (attachmentFile.ts). */
export interface AttachmentDocument {
  attachmentId: string;
  kind: 'pdf' | 'csv' | 'txt';
  /** Without its ending. */
  name: Text;
  /** Lines of a text, or rows of a table with their cells separated by `|`. */
  lines: readonly Text[];
}

export interface AnnouncementDocument {
  announcementId: string;
  /** `recordId` of its column: 301 news, 302 maintenance, 303 offers (columns.ts). */
  category: '301' | '302' | '303';
  severity: AnnouncementSummary['severity'];
  publishedDaysAgo: number;
  /** Hour of the day in China. */
  publishedHour: number;
  /** Days after which what it tells of is over; never unless told. */
  lastsDays?: number;
  pinned?: boolean;
  title: Text;
  summary: Text;
  /** Markdown. */
  body: Text;
  attachments?: readonly AttachmentDocument[];
}
