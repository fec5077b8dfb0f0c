import * as v from 'valibot';

export const NOTIFICATION_TOPICS = ['account', 'system', 'todo'] as const;
export const NOTIFICATION_CHANNELS = ['site', 'mail', 'sms'] as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether each channel is enabled. */
export const notificationChannelsSchema = v.object({
  /** In the portal. */
  site: v.boolean(),
  /** By email. */
  mail: v.boolean(),
  /** By SMS. */
  sms: v.boolean(),
});

/** The enabled channels of each topic. */
export const notificationsSchema = v.object({
  account: notificationChannelsSchema,
  system: notificationChannelsSchema,
  todo: notificationChannelsSchema,
});
export type Notifications = v.InferOutput<typeof notificationsSchema>;

/** One setting. */
export const notificationChangeSchema = v.object({
  /** What the notifications are about. */
  topic: v.picklist(NOTIFICATION_TOPICS),
  /** How they are sent. */
  channel: v.picklist(NOTIFICATION_CHANNELS),
  /** Whether the channel is on for the topic. */
  on: v.boolean(),
});
export type NotificationChange = v.InferOutput<typeof notificationChangeSchema>;

/** Returns the settings with one changed, of notifications or messages. */
export function withNotification<Topic extends string>(
  settings: Record<Topic, Record<NotificationChannel, boolean>>,
  { topic, channel, on }: { topic: NoInfer<Topic>; channel: NotificationChannel; on: boolean },
): typeof settings {
  return { ...settings, [topic]: { ...settings[topic], [channel]: on } };
}
