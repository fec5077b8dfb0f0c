import * as v from 'valibot';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  notificationChannelsSchema,
} from '../account/notification';
import { encodePart } from '../characters';
import { lenient } from '../lenient';
import { cursorListingSchema } from '../listing';
import { checkThat, count, idSchema, text, timestamp } from '../schemas';

export const MESSAGE_TOPICS = [
  'order',
  'payment',
  'refund',
  'certification',
  'service',
  'support',
  'security',
  'announcement',
  'promotion',
] as const;

/** What a message is about. */
export const MESSAGE_TARGET_KINDS = [
  'order',
  'service',
  'ticket',
  'balance',
  'invoice',
  'budget',
  'withdrawal',
  'certification',
  'security',
  'announcement',
  'agreement',
] as const;

/** Days after which a message is deleted. */
export const MESSAGE_KEPT_DAYS = 180;

/** What a message is about; the portal knows the page of each kind. */
export const messageTargetSchema = v.object({
  /** Kind of the record. */
  kind: v.picklist(MESSAGE_TARGET_KINDS),
  /** Id of the order, service, invoice, ticket or announcement, or code of the agreement; missing for the other kinds. */
  id: lenient(idSchema),
});

/** A message to the user. Its texts are in the language of the call. */
export const messageSchema = v.object({
  messageId: idSchema,
  /** What the message is about. */
  topic: v.picklist(MESSAGE_TOPICS),
  /** Title of the message. */
  title: text,
  /** Plain text. */
  body: v.string(),
  /** When the message was sent. */
  createdAt: timestamp,
  /** Whether the user has read it. */
  read: v.boolean(),
  target: lenient(messageTargetSchema),
});

/** One page of messages. */
export const messageListSchema = v.object({
  ...cursorListingSchema(messageSchema).entries,
  /** Of the topic, or of all without one. */
  unreadCount: count,
});

/** The number of unread messages. */
export const messageUnreadSchema = v.object({
  /** Number of unread messages of all topics. */
  unreadCount: count,
});

/** Some messages, or all of a topic or of every topic. */
export const messageReadPayloadSchema = v.union([
  v.object({ messageIds: v.pipe(v.array(idSchema), v.maxLength(100)) }),
  v.object({
    all: v.literal(true),
    /** Only messages about this. */
    topic: v.optional(v.picklist(MESSAGE_TOPICS)),
  }),
]);

/** What is left. A message about an announcement is read together with it. */
export const messageReadResultSchema = v.object({
  /** Number of messages that are still unread. */
  unreadCount: count,
  /** Number of announcements that are still unread. */
  unreadAnnouncementCount: count,
});

/** The enabled channels of each topic. */
export const messageSettingsSchema = v.object(v.entriesFromList(MESSAGE_TOPICS, notificationChannelsSchema));

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

interface Setting {
  topic: MessageTopic;
  channel: NotificationChannel;
}

/** Whether a channel of a topic cannot be turned off: whoever takes over an account must not hide it in the portal. */
export const isAlwaysOn = ({ topic, channel }: Setting): boolean =>
  topic === 'security' && channel === 'site';

/** One setting. */
export const messageSettingChangeSchema = v.pipe(
  v.object({
    /** What the messages are about. */
    topic: v.picklist(MESSAGE_TOPICS),
    /** How they are sent. */
    channel: v.picklist(NOTIFICATION_CHANNELS),
    /** Whether the channel is on for the topic. */
    on: v.boolean(),
  }),
  checkThat(
    'Security messages in the portal cannot be turned off.',
    (change: Setting & { on: boolean }) => change.on || !isAlwaysOn(change),
  ),
);

export type MessageTarget = v.InferOutput<typeof messageTargetSchema>;
export type Message = v.InferOutput<typeof messageSchema>;
export type MessageReadPayload = v.InferOutput<typeof messageReadPayloadSchema>;
export type MessageSettings = v.InferOutput<typeof messageSettingsSchema>;
export type MessageSettingChange = v.InferOutput<typeof messageSettingChangeSchema>;

/** Pages about one record, without its id. */
const RECORD_PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    order: '/usercenter/order',
    service: '/usercenter/service',
    ticket: '/usercenter/support',
    announcement: '/announcement',
    agreement: '/agreement',
    invoice: '/usercenter/invoice',
  }),
);

const PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    balance: '/usercenter/service/charge',
    budget: '/usercenter/service/budget',
    withdrawal: '/usercenter/service/withdrawal',
    certification: '/usercenter/security/certification',
    security: '/usercenter/security',
  }),
);

/** Returns the portal's page about the target; `undefined` for an unknown kind and without a required id. */
export function targetPath({ kind, id }: MessageTarget): string | undefined {
  const page = RECORD_PAGES.get(kind);
  if (page === undefined) return PAGES.get(kind);
  return id ? `${page}/${encodePart(id)}` : undefined;
}

/** Returns the first line of a message's text for its preview, with single spaces; empty for a text without one. */
export const previewLine = (body: string): string =>
  body
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .find((line) => line !== '') ?? '';
