import type {
  Announcement,
  AnnouncementReadPayload,
  AnnouncementSummary,
  announcementEndpoints,
} from '../../../src/domain/content/announcement';
import { keywordMatcher } from '../../../src/domain/keyword';
import type { CallOf } from '../call';
import { isoTime } from '../clock';
import type { SortKey } from '../cursors';
import { db } from '../db';
import type { MockFile } from '../http';
import { toCursorPage } from '../paging';
import { pick } from '../pick';
import type { Language } from '../text';
import type { UserRecord } from '../users';
import { attachmentFile } from './attachmentFile';
import { type AnnouncementDocument, expiresAt, isExpired, published, publishedAt } from './documents';

interface Reader {
  user: UserRecord | undefined;
  language: Language;
}

/** False for visitors, for expired announcements and for those older than the account. */
function isUnread(announcement: AnnouncementDocument, user: UserRecord | undefined): boolean {
  if (!user || isExpired(announcement) || publishedAt(announcement) < user.createdAt) return false;
  return !db().announcementReads.some(
    ({ userId, announcementId }) => userId === user.userId && announcementId === announcement.announcementId,
  );
}

export function isUnreadAnnouncement(announcementId: string, user: UserRecord): boolean {
  const found = published().find((each) => each.announcementId === announcementId);
  return found !== undefined && isUnread(found, user);
}

export const countUnread = (user: UserRecord | undefined): number =>
  published().filter((each) => isUnread(each, user)).length;

function toSummary(announcement: AnnouncementDocument, { user, language }: Reader): AnnouncementSummary {
  const expired = isExpired(announcement);
  return {
    ...pick(announcement, ['announcementId', 'category', 'severity']),
    title: announcement.title[language],
    summary: announcement.summary[language],
    pinned: announcement.pinned && !expired,
    publishedAt: isoTime(publishedAt(announcement)),
    expiresAt: isoTime(expiresAt(announcement)),
    expired,
    read: !isUnread(announcement, user),
  };
}

/** Pinned announcements first, then the newest. */
const summaryKey = ({ pinned, publishedAt: at, announcementId }: AnnouncementSummary): SortKey => [
  Number(pinned),
  Date.parse(at),
  announcementId,
];

export function listAnnouncements({
  query,
  ...reader
}: Reader & Pick<CallOf<typeof announcementEndpoints.list>, 'query'>) {
  const { category, severity, unread } = query;
  const { language } = reader;
  const matches = keywordMatcher(query.keyword);
  const found = published()
    .filter((each) => !category || each.category === category)
    .filter((each) => !severity || each.severity === severity)
    .filter(({ announcementId, title, summary, body }) =>
      matches([title[language], summary[language], body[language]], [announcementId]),
    )
    .map((each) => toSummary(each, reader))
    .filter(({ read }) => unread !== 1 || !read);
  return { ...toCursorPage(found, query, summaryKey, (each) => each), unreadCount: countUnread(reader.user) };
}

/** Marks announcements as read; unknown ids are ignored. */
export function markAnnouncementsRead(payload: AnnouncementReadPayload, user: UserRecord): void {
  const read = published().filter(
    (each) =>
      isUnread(each, user) && ('all' in payload || payload.announcementIds.includes(each.announcementId)),
  );
  const { announcementReads } = db();
  announcementReads.push(...read.map(({ announcementId }) => ({ userId: user.userId, announcementId })));
}

/** One announcement with its body, attachments, and neighbours by time of publication. */
export function findAnnouncement(announcementId: string, reader: Reader): Announcement | undefined {
  const all = published();
  const at = all.findIndex((each) => each.announcementId === announcementId);
  const found = all[at];
  if (!found) return undefined;
  const { language } = reader;
  const neighbour = (each: AnnouncementDocument | undefined) =>
    each ? { announcementId: each.announcementId, title: each.title[language] } : null;
  return {
    ...toSummary(found, reader),
    body: found.body[language],
    attachments: found.attachments.map((attachment) => {
      const { name, content } = attachmentFile(attachment, language);
      return { attachmentId: attachment.attachmentId, name, sizeBytes: content.byteLength };
    }),
    previous: neighbour(all[at - 1]),
    next: neighbour(all[at + 1]),
  };
}

export function findAttachment(
  announcementId: string,
  attachmentId: string,
  language: Language,
): MockFile | undefined {
  const announcement = published().find((each) => each.announcementId === announcementId);
  const attachment = announcement?.attachments.find((each) => each.attachmentId === attachmentId);
  return attachment && attachmentFile(attachment, language);
}
