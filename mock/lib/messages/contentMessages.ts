import { REGISTRATION_AGREEMENTS } from '../../../src/domain/account/registration';
import { DAY_MS } from '../../../src/domain/calendar';
import { AGREEMENT_NOTICE_DAYS } from '../../../src/domain/content/agreement';
import { agreementTitle, announcedVersions } from '../agreements/documents';
import { published, publishedAt } from '../announcements/documents';
import { now } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../users';
import type { NotificationEvent } from './records';
import { dayText, messageText } from './texts';

/** The column of the announcements about offers. */
const OFFERS = '303';

/** The announcements since the user signed up. Those about offers have a topic of their own. */
export const announcementEvents = ({ createdAt }: UserRecord): NotificationEvent[] =>
  published()
    .filter((each) => publishedAt(each) >= createdAt)
    .map((each) => ({
      messageId: `announcement-${each.announcementId}`,
      topic: each.category === OFFERS ? 'promotion' : 'announcement',
      title: each.title,
      body: each.summary,
      target: { kind: 'announcement', id: each.announcementId },
      createdAt: publishedAt(each),
    }));

/** The agreements of a registration that will change, some days before they do. What changed before the seeding was announced then. */
export const agreementEvents = ({ createdAt }: UserRecord): NotificationEvent[] =>
  REGISTRATION_AGREEMENTS.flatMap((code) =>
    announcedVersions(code)
      .map(({ version, at }) => ({ version, at, noticeAt: at - AGREEMENT_NOTICE_DAYS * DAY_MS }))
      .filter(({ noticeAt }) => noticeAt <= now() && noticeAt >= Math.max(createdAt, db().seededAt))
      .map(({ version, at, noticeAt }) => ({
        // An id has no dots.
        messageId: `agreement-${code}-${version.replaceAll('.', '-')}`,
        topic: 'announcement' as const,
        ...messageText('agreementChanges', {
          title: agreementTitle(code),
          version: { zh: version, en: version },
          day: dayText(at),
        }),
        target: { kind: 'agreement' as const, id: code },
        createdAt: noticeAt,
      })),
  );
