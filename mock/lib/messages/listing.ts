import type { SentMessage } from '../../../src/domain/demo';
import type { Message, MessageReadPayload, MessageTopic } from '../../../src/domain/message/message';
import { countUnread, isUnreadAnnouncement, markAnnouncementsRead } from '../announcements/listing';
import { isoTime } from '../clock';
import { db } from '../db';
import { pick } from '../pick';
import type { UserRecord } from '../tables';
import { type Language, localize } from '../text';
import { deliverMessages } from './delivery';
import { getInvoiceMails } from './invoiceMessages';
import type { MessageRecord } from './records';

const announcementIds = (messages: readonly MessageRecord[]): string[] =>
  messages.flatMap(({ target }) => (target.kind === 'announcement' && target.id ? [target.id] : []));

/** A message about an announcement is unread as long as the announcement is. */
function isUnread(message: MessageRecord, user: UserRecord): boolean {
  const [announcementId] = announcementIds([message]);
  return announcementId === undefined ? !message.read : isUnreadAnnouncement(announcementId, user);
}

/** The user's messages in the portal, newest first. */
function getMessages(user: UserRecord, topic?: string): MessageRecord[] {
  return deliverMessages(user)
    .filter((message) => message.channels.includes('site') && (!topic || message.topic === topic))
    .sort((a, b) => b.createdAt - a.createdAt || b.messageId.localeCompare(a.messageId));
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

/** The messages and invoices that went out by email and text message, newest first. */
export function getSentMessages(language: Language): SentMessage[] {
  const { users } = db();
  const messages = users.flatMap((user) =>
    deliverMessages(user).flatMap((message) =>
      (['mail', 'sms'] as const)
        .filter((channel) => message.channels.includes(channel))
        .map((channel) => ({
          ...localize(pick(message, ['messageId', 'topic', 'title', 'body']), language),
          channel,
          recipient: channel === 'mail' ? user.email : user.userPhone,
          sentAt: isoTime(message.createdAt),
        })),
    ),
  );
  return [...messages, ...getInvoiceMails(language)].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
