import { NOTIFICATION_CHANNELS } from '../../../src/domain/account/notification';
import { MESSAGE_KEPT_DAYS, type MessageSettings } from '../../../src/domain/message/message';
import { settledCertification } from '../certification/review';
import { DAY_MS, now } from '../clock';
import { db, saveSoon } from '../db';
import { getInstances } from '../orders/instances';
import { withAnswer } from '../reviews/reviews';
import { renewalPrice, settledOrders } from '../settledOrders';
import { settledTickets } from '../support/tickets';
import type { UserRecord } from '../users';
import { certificationOccurrences, securityOccurrences } from './accountMessages';
import { balanceOccurrences } from './balanceMessages';
import { agreementOccurrences, announcementOccurrences } from './contentMessages';
import { invoiceOccurrences } from './invoiceMessages';
import { orderOccurrences, reviewOccurrences } from './orderMessages';
import type { MessageRecord, Occurrence } from './records';
import { serviceOccurrences } from './serviceMessages';
import { getMessageSettings, storeMessageSettings } from './settings';
import { ticketOccurrences } from './ticketMessages';

/** Sends what has happened under the settings until now, then stores new ones. */
export function setMessageSettings(user: UserRecord, settings: MessageSettings): MessageSettings {
  deliverMessages(user);
  storeMessageSettings(user, settings);
  return settings;
}

/** Days before the seeding whose messages are unread. */
const UNREAD_DAYS = 3;

/**
 * Sends the user a message for everything that has happened since the last call, each with its own time. Returns the
 * user's messages; those that the settings keep out of the portal have no channel `site`.
 */
export function deliverMessages(user: UserRecord): MessageRecord[] {
  const { userId } = user;
  const tables = db();
  const at = now();
  const isKept = ({ createdAt }: Occurrence) => createdAt > at - MESSAGE_KEPT_DAYS * DAY_MS;
  const isOwn = (message: MessageRecord) => message.userId === userId;
  const sent = new Set(tables.messages.filter(isOwn).map(({ messageId }) => messageId));
  const due = getOccurrences(user, sent).filter((each) => isKept(each) && !sent.has(each.messageId));
  if (due.length > 0) {
    tables.messages.push(...due.map((occurrence) => toMessage(user, occurrence)));
    saveSoon();
  }
  return tables.messages.filter((message) => isOwn(message) && isKept(message));
}

function getOccurrences(user: UserRecord, sent: ReadonlySet<string>): Occurrence[] {
  const orders = settledOrders(user.userId);
  const circumstances = { balance: user.balance, renewalPrice, at: now(), sent };
  const instances = getInstances(db(), user.userId, now());
  return [
    ...orders.flatMap(orderOccurrences),
    ...db()
      .invoices.filter(({ userId }) => userId === user.userId)
      .flatMap(invoiceOccurrences),
    ...orders.flatMap((order) =>
      db()
        .reviews.filter(({ orderId }) => orderId === order.orderId)
        .flatMap((review) => reviewOccurrences(withAnswer(review), order.service.title)),
    ),
    ...instances.flatMap((instance) => serviceOccurrences(instance, circumstances)),
    ...settledTickets(user).flatMap(ticketOccurrences),
    ...balanceOccurrences(db(), user, now()),
    ...certificationOccurrences(settledCertification(user)),
    ...securityOccurrences(user),
    ...announcementOccurrences(user),
    ...agreementOccurrences(user),
  ];
}

function toMessage(user: UserRecord, occurrence: Occurrence): MessageRecord {
  const { seededAt } = db();
  const enabled = getMessageSettings(user)[occurrence.topic];
  const mail = occurrence.mailedTo === user.email ? '' : user.email;
  const addresses = { site: user.userId, mail, sms: user.userPhone };
  const channels = NOTIFICATION_CHANNELS.filter(
    // The outbox starts empty: what happened before the seeding was sent long ago.
    (channel) =>
      enabled[channel] && addresses[channel] && (channel === 'site' || occurrence.createdAt >= seededAt),
  );
  const read = occurrence.createdAt < seededAt - UNREAD_DAYS * DAY_MS;
  return { ...occurrence, userId: user.userId, channels, read };
}
