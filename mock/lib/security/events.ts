import { randomUUID } from 'node:crypto';
import { now } from '../clock';
import { db } from '../db';
import { type MessageEvent, timeText } from '../messages/texts';
import type { Text } from '../text';

/** Stores a change of the account's security, of which the user gets a message. Its texts may use `time`. */
export function recordSecurityEvent(
  userId: string,
  event: MessageEvent,
  values: Record<string, Text> = {},
): void {
  const at = now();
  const tables = db();
  tables.securityEvents.push({
    eventId: randomUUID(),
    userId,
    event,
    at,
    values: { time: timeText(at), ...values },
  });
}
