import type { Announcement } from '../../../src/domain/content/announcement';
import type { MockFile } from '../file';
import type { UserRecord } from '../tables';
import type { Language } from '../text';
import { attachmentFile } from './attachmentFile';
import type { AnnouncementDocument } from './documents';
import { toSummary } from './listing';
import { published } from './timetable';

/** One announcement with its text, its files and its neighbours in the order of publication. */
export function findAnnouncement(
  announcementId: string,
  reader: { user: UserRecord | undefined; language: Language },
): Announcement | undefined {
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
