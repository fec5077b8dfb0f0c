import type { NotificationChannel } from '../../../src/domain/account/notification';
import type { MessageSettings, MessageTarget, MessageTopic } from '../../../src/domain/message/message';
import type { Text } from '../text';

/** Something that a user is told about. */
export interface NotificationEvent {
  /** The same at every call, so that it becomes one message. */
  messageId: string;
  topic: MessageTopic;
  title: Text;
  body: Text;
  target: MessageTarget;
  /** An address that gets the same by another email. */
  mailedTo?: string;
  /** Milliseconds since 1970 on the mock's clock. */
  createdAt: number;
}

export interface MessageRecord extends NotificationEvent {
  userId: string;
  /** How it was sent. One without any is kept too, so that it is not sent later. */
  channels: NotificationChannel[];
  read: boolean;
}

export interface MessageSettingsRecord {
  userId: string;
  settings: MessageSettings;
  /** When the user agreed to offers by a channel; missing for one that is on by default. */
  offersSince?: Partial<Record<NotificationChannel, number>>;
}

declare module '../db' {
  interface MockTables {
    messages: MessageRecord[];
    /** Those that differ from the defaults. */
    messageSettings: MessageSettingsRecord[];
  }
}
