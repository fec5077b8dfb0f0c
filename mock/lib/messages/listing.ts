import { KEPT_YEARS } from '../../../src/domain/account/closing';
import type { NotificationChannel } from '../../../src/domain/account/notification';
import type { SentMessage } from '../../../src/domain/demo';
import type { Message, MessageReadPayload, MessageTopic } from '../../../src/domain/message/message';
import { countUnread, isUnreadAnnouncement, markAnnouncementsRead } from '../announcements/listing';
import { isoTime } from '../clock';
import type { SortKey } from '../cursors';
import { db } from '../db';
import { pick } from '../pick';
import { type Language, localize } from '../text';
import { getUsers, type UserRecord } from '../users';
import { deliverMessages } from './delivery';
import { getInvoiceMails } from './invoiceMessages';
import type { MessageRecord } from './records';
import { messageText, numberText, timeText } from './texts';

const announcementIds = (messages: readonly MessageRecord[]): string[] =>
  messages.flatMap(({ target }) => (target.kind === 'announcement' && target.id ? [target.id] : []));

/** A message about an announcement is unread as long as the announcement is. */
function isUnread(message: MessageRecord, user: UserRecord): boolean {
  const [announcementId] = announcementIds([message]);
  return announcementId === undefined ? !message.read : isUnreadAnnouncement(announcementId, user);
}

export const messageKey = ({ createdAt, messageId }: MessageRecord): SortKey => [createdAt, messageId];

/** The user's messages in the portal. */
function getMessages(user: UserRecord, topic?: string): MessageRecord[] {
  return deliverMessages(user).filter(
    (message) => message.channels.includes('site') && (!topic || message.topic === topic),
  );
}

/** The messages that match, and the number of unread ones of the topic. */
export function listMessages(user: UserRecord, topic: string | undefined, unreadOnly: boolean) {
  const messages = getMessages(user, topic);
  const unread = messages.filter((message) => isUnread(message, user));
  return { found: unreadOnly ? unread : messages, unreadCount: unread.length };
}

export const countUnreadMessages = (user: UserRecord): number =>
  listMessages(user, undefined, false).unreadCount;

export const messageView = (message: MessageRecord, user: UserRecord, language: Language): Message => ({
  ...localize(pick(message, ['messageId', 'topic', 'title', 'body', 'target']), language),
  createdAt: isoTime(message.createdAt),
  read: !isUnread(message, user),
});

/** Marks messages as read, and the announcements that they are about; unknown ids are ignored. */
export function markMessagesRead(payload: MessageReadPayload, user: UserRecord) {
  const isMeant = ({ messageId, topic }: { messageId: string; topic: MessageTopic }) =>
    'all' in payload
      ? payload.topic === undefined || payload.topic === topic
      : payload.messageIds.includes(messageId);
  const meant = getMessages(user).filter(isMeant);
  for (const message of meant) message.read = true;
  markAnnouncementsRead({ announcementIds: announcementIds(meant) }, user);
  return { unreadCount: countUnreadMessages(user), unreadAnnouncementCount: countUnread(user) };
}

/** Where a message goes that leaves the portal. */
const RECIPIENTS: Record<Exclude<NotificationChannel, 'site'>, (user: UserRecord) => string> = {
  mail: ({ email }) => email,
  sms: ({ userPhone }) => userPhone,
};

const OUTGOING = Object.keys(RECIPIENTS) as (keyof typeof RECIPIENTS)[];

/** The messages and invoices that went out by email and text message, newest first. */
export function getSentMessages(language: Language): SentMessage[] {
  const delivered = getUsers().flatMap((user) =>
    deliverMessages(user).flatMap((message) =>
      OUTGOING.filter((channel) => message.channels.includes(channel)).map((channel) => ({
        message,
        channel,
        recipient: RECIPIENTS[channel](user),
      })),
    ),
  );
  const messages = [...delivered, ...db().users.flatMap(lastMessages)].map(
    ({ message, channel, recipient }) => ({
      ...localize(pick(message, ['messageId', 'topic', 'title', 'body']), language),
      channel,
      recipient,
      sentAt: isoTime(message.createdAt),
    }),
  );
  return [...messages, ...getInvoiceMails(language)].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

/** What a closed account was sent last. Its messages and addresses are deleted with it. */
function lastMessages({ userId, closedAt, lastAddresses }: UserRecord) {
  if (closedAt === undefined) return [];
  const values = { time: timeText(closedAt), years: numberText(KEPT_YEARS) };
  const message = {
    messageId: `closed-${userId}`,
    topic: 'security' as const,
    ...messageText('accountClosed', values),
    createdAt: closedAt,
  };
  return (['mail', 'sms'] as const)
    .map((channel) => ({ message, channel, recipient: lastAddresses?.[channel] ?? '' }))
    .filter(({ recipient }) => recipient !== '');
}
