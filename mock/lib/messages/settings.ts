import { NOTIFICATION_CHANNELS } from '../../../src/domain/account/notification';
import type { GivenOffer } from '../../../src/domain/content/agreement';
import type { MessageSettings } from '../../../src/domain/message/message';
import { isoTime, now } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../users';
import type { MessageSettingsRecord } from './records';

const DEFAULTS: MessageSettings = {
  order: { site: true, mail: true, sms: false },
  payment: { site: true, mail: true, sms: false },
  refund: { site: true, mail: true, sms: false },
  certification: { site: true, mail: true, sms: true },
  service: { site: true, mail: true, sms: true },
  support: { site: true, mail: true, sms: false },
  security: { site: true, mail: true, sms: true },
  announcement: { site: true, mail: false, sms: false },
  // By email and text message only with consent.
  promotion: { site: true, mail: false, sms: false },
};

const findRecord = ({ userId }: Pick<UserRecord, 'userId'>): MessageSettingsRecord | undefined =>
  db().messageSettings.find((each) => each.userId === userId);

export const getMessageSettings = (user: Pick<UserRecord, 'userId'>): MessageSettings =>
  findRecord(user)?.settings ?? DEFAULTS;

/** Stores settings, and since when the user agrees to offers by each channel. */
export function storeMessageSettings(user: UserRecord, settings: MessageSettings): void {
  const tables = db();
  const before = getMessageSettings(user).promotion;
  const since = { ...findRecord(user)?.offersSince };
  for (const channel of NOTIFICATION_CHANNELS) {
    if (!settings.promotion[channel]) delete since[channel];
    else if (!before[channel]) since[channel] = now();
  }
  const others = tables.messageSettings.filter(({ userId }) => userId !== user.userId);
  tables.messageSettings = [...others, { userId: user.userId, settings, offersSince: since }];
}

/** The channels by which the user agrees to receive offers, with the time at which they did so. */
export const agreedOffers = (user: UserRecord): GivenOffer[] =>
  NOTIFICATION_CHANNELS.filter((channel) => getMessageSettings(user).promotion[channel]).map((channel) => ({
    channel,
    agreedAt: isoTime(findRecord(user)?.offersSince?.[channel]),
  }));
