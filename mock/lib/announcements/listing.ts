import type { AnnouncementReadPayload, AnnouncementSummary } from '../../../src/domain/content/announcement';
import type { Listing } from '../../../src/domain/listing';
import { isoTime } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../tables';
import type { Language } from '../text';
import type { AnnouncementDocument } from './documents';
import { expiresAt, isExpired, published, publishedAt } from './timetable';

const MAX_PAGE_SIZE = 100;

interface Reader {
  user: UserRecord | undefined;
  language: Language;
}

/** What somebody should still read: nothing that is over, nothing from before they came, nothing for visitors. */
function isUnread(announcement: AnnouncementDocument, user: UserRecord | undefined): boolean {
  if (!user || isExpired(announcement) || publishedAt(announcement) < user.createdAt) return false;
  return !db().announcementReads.some(
    ({ userId, announcementId }) => userId === user.userId && announcementId === announcement.announcementId,
  );
}

export const countUnread = (user: UserRecord | undefined): number =>
  published().filter((each) => isUnread(each, user)).length;

export function toSummary(
  announcement: AnnouncementDocument,
  { user, language }: Reader,
): AnnouncementSummary {
  const expired = isExpired(announcement);
  const end = expiresAt(announcement);
  return {
    announcementId: announcement.announcementId,
    title: announcement.title[language],
    summary: announcement.summary[language],
    category: announcement.category,
    severity: announcement.severity,
    pinned: announcement.pinned && !expired,
    publishedAt: isoTime(publishedAt(announcement)),
    expiresAt: end === undefined ? undefined : isoTime(end),
    expired,
    read: !isUnread(announcement, user),
  };
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Every word that was searched for stands in the title, the summary or the text. */
function matches(announcement: AnnouncementDocument, keyword: string, language: Language): boolean {
  const { title, summary, body } = announcement;
  const text = plain(`${title[language]} ${summary[language]} ${body[language]}`);
  return plain(keyword)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function positive(value: string | undefined, fallback: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
}

/** One page: what is pinned first, then the newest. */
export function listAnnouncements(
  query: { category?: string; keyword?: string; unread?: string; current?: string; pageSize?: string },
  reader: Reader,
): Listing<AnnouncementSummary> & { unreadCount: number } {
  const { category, keyword = '', unread } = query;
  const found = published()
    .filter((each) => !category || each.category === category)
    .filter((each) => matches(each, keyword, reader.language))
    .map((each) => toSummary(each, reader))
    .filter(({ read }) => unread !== '1' || !read);
  const inOrder = [...found.filter(({ pinned }) => pinned), ...found.filter(({ pinned }) => !pinned)];
  const current = positive(query.current, 1);
  const pageSize = Math.min(positive(query.pageSize, 10), MAX_PAGE_SIZE);
  return {
    list: inOrder.slice((current - 1) * pageSize, current * pageSize),
    total: inOrder.length,
    current,
    pageSize,
    unreadCount: countUnread(reader.user),
  };
}

/** Keeps that these were read; those that do not exist are left out. */
export function readAnnouncements(payload: AnnouncementReadPayload, user: UserRecord): void {
  const read = published().filter(
    (each) =>
      isUnread(each, user) && ('all' in payload || payload.announcementIds.includes(each.announcementId)),
  );
  const { announcementReads } = db();
  announcementReads.push(...read.map(({ announcementId }) => ({ userId: user.userId, announcementId })));
}
