import { NOTIFICATION_CHANNELS } from '../../../src/domain/account/notification';
import { DAY_MS } from '../../../src/domain/calendar';
import { MESSAGE_KEPT_DAYS, type MessageSettings } from '../../../src/domain/message/message';
import { settledCertification } from '../certification/review';
import { now } from '../clock';
import { db, saveSoon } from '../db';
import { getOutlooks } from '../instances/outlooks';
import { getInstances } from '../orders/instances';
import { withAnswer } from '../reviews/reviews';
import { settledOrders } from '../settledOrders';
import { settledTickets } from '../support/tickets';
import type { UserRecord } from '../users';
import { certificationEvents, securityEvents } from './accountMessages';
import { balanceEvents } from './balanceMessages';
import { agreementEvents, announcementEvents } from './contentMessages';
import { invoiceEvents } from './invoiceMessages';
import { orderEvents, reviewEvents } from './orderMessages';
import type { MessageRecord, NotificationEvent } from './records';
import { serviceEvents } from './serviceMessages';
import { getMessageSettings, storeMessageSettings } from './settings';
import { ticketEvents } from './ticketMessages';

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
  const isKept = ({ createdAt }: NotificationEvent) => createdAt > at - MESSAGE_KEPT_DAYS * DAY_MS;
  const isOwn = (message: MessageRecord) => message.userId === userId;
  const sent = new Set(tables.messages.filter(isOwn).map(({ messageId }) => messageId));
  const due = getEvents(user, sent).filter((each) => isKept(each) && !sent.has(each.messageId));
  if (due.length > 0) {
    tables.messages.push(...due.map((event) => toMessage(user, event)));
    saveSoon();
  }
  return tables.messages.filter((message) => isOwn(message) && isKept(message));
}

function getEvents(user: UserRecord, sent: ReadonlySet<string>): NotificationEvent[] {
  const orders = settledOrders(user.userId);
  const instances = getInstances(db(), user.userId, now());
  const circumstances = { outlooks: getOutlooks(db(), user, now()), at: now(), sent };
  return [
    ...orders.flatMap(orderEvents),
    ...db()
      .invoices.filter(({ userId }) => userId === user.userId)
      .flatMap(invoiceEvents),
    ...orders.flatMap((order) =>
      db()
        .reviews.filter(({ orderId }) => orderId === order.orderId)
        .flatMap((review) => reviewEvents(withAnswer(review), order.service.title)),
    ),
    ...instances.flatMap((instance) => serviceEvents(instance, circumstances)),
    ...settledTickets(user).flatMap(ticketEvents),
    ...balanceEvents(db(), user, now()),
    ...certificationEvents(settledCertification(user)),
    ...securityEvents(user),
    ...announcementEvents(user),
    ...agreementEvents(user),
  ];
}

function toMessage(user: UserRecord, event: NotificationEvent): MessageRecord {
  const { seededAt } = db();
  const enabled = getMessageSettings(user)[event.topic];
  const mail = event.mailedTo === user.email ? '' : user.email;
  const addresses = { site: user.userId, mail, sms: user.userPhone };
  const channels = NOTIFICATION_CHANNELS.filter(
    // The outbox starts empty: what happened before the seeding was sent long ago.
    (channel) =>
      enabled[channel] && addresses[channel] && (channel === 'site' || event.createdAt >= seededAt),
  );
  const read = event.createdAt < seededAt - UNREAD_DAYS * DAY_MS;
  return { ...event, userId: user.userId, channels, read };
}
