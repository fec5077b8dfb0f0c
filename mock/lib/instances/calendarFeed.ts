import { randomBytes } from 'node:crypto';
import { type CalendarEvent, toCalendarFile } from '../../../src/domain/calendarFile';
import { type CalendarFeed, FEED_REFRESH_HOURS } from '../../../src/domain/instance/calendarFeed';
import {
  type ForecastEvent,
  forecastRenewals,
  renewalEventUid,
} from '../../../src/domain/instance/renewalForecast';
import { isoTime, now } from '../clock';
import { db, saveSoon } from '../db';
import { digest } from '../digest';
import { MOCK_CODE, MockFailure } from '../failure';
import { getRenewals } from '../orders/renewals';
import { money, OBSTACLE_TEXTS } from '../orders/wording';
import { settledOrders } from '../settledOrders';
import type { Language, Text } from '../text';
import { findUserById } from '../users';
import { renewalAccount } from './outlooks';

/** Times are milliseconds since 1970 on the mock's clock. */
interface CalendarFeedRecord {
  userId: string;
  /** A digest; the token itself is not stored. */
  tokenHash: string;
  tokenEnd: string;
  /** Of the texts: calendars name none. */
  language: Language;
  createdAt: number;
  lastReadAt?: number;
}

declare module '../db' {
  interface MockTables {
    calendarFeeds: CalendarFeedRecord[];
  }
}

const TOKEN_END = 4;

const toView = ({ tokenEnd, createdAt, lastReadAt }: CalendarFeedRecord): CalendarFeed => ({
  tokenEnd,
  createdAt: isoTime(createdAt),
  lastReadAt: isoTime(lastReadAt),
});

/** The user's feed; null without one. */
export function feedView(userId: string): CalendarFeed | null {
  const feed = db().calendarFeeds.find((own) => own.userId === userId);
  return feed ? toView(feed) : null;
}

/** Ends the user's feed, if there is one. */
export function revokeFeed(userId: string): void {
  db().calendarFeeds = db().calendarFeeds.filter((feed) => feed.userId !== userId);
}

/** Creates a feed in place of the user's earlier one. Returns its token, which cannot be read again. */
export function createFeed(userId: string, language: Language) {
  revokeFeed(userId);
  const token = randomBytes(32).toString('base64url');
  const feed: CalendarFeedRecord = {
    userId,
    tokenHash: digest(token),
    tokenEnd: token.slice(-TOKEN_END),
    language,
    createdAt: now(),
  };
  db().calendarFeeds.push(feed);
  return { feed: toView(feed), token };
}

/** The feed of a token, which is being read. Throws a MockFailure with HTTP 404 for a token that is not valid. */
export function findFeed(token: string): CalendarFeedRecord {
  const hash = digest(token);
  const feed = db().calendarFeeds.find(({ tokenHash }) => tokenHash === hash);
  if (feed === undefined || findUserById(feed.userId) === undefined) {
    const text = {
      zh: '该日历地址无效或已停用。',
      en: 'This calendar address is not valid, or was revoked.',
    };
    throw new MockFailure(MOCK_CODE.notFound, text, undefined, 404);
  }
  feed.lastReadAt = now();
  saveSoon();
  return feed;
}

const NAME: Text = { zh: '服务续费与到期', en: 'Service renewals and end dates' };
const DESCRIPTION: Text = {
  zh: '自动续费在到期前一天从账户余额扣款。按今天的价格、余额和自动充值推算，不含其他充值和消费。',
  en: 'Automatic renewals are charged to your balance the day before a service ends. The forecast uses today’s prices and balance with automatic top-ups, and no other top-ups or spending.',
};

/** What happens, without the service. */
function eventText(event: ForecastEvent): Text {
  if (event.kind === 'charge') {
    const { zh, en } = money(event.amount);
    return { zh: `自动续费 ${zh}`, en: `Renews automatically, ${en}` };
  }
  if (event.kind === 'end') return { zh: '到期，不再续费', en: 'Ends, no renewal' };
  if (event.why === 'balance') {
    const { zh, en } = money(event.missing);
    return { zh: `无法续费，还差 ${zh}`, en: `Can’t renew, ${en} short` };
  }
  const { zh, en } = OBSTACLE_TEXTS[event.why];
  return { zh: `无法续费：${zh}`, en: `Can’t renew: ${en}` };
}

/** The renewals and ends of the next twelve months as a calendar file; `host` completes the ids of its events. */
export function toFeedFile({ userId, language }: CalendarFeedRecord, host: string): string {
  settledOrders(userId);
  const at = now();
  const user = findUserById(userId);
  const renewals = user ? getRenewals(db(), user, { at, language }) : [];
  const titles = new Map(renewals.map(({ instanceId, service }) => [instanceId, service.title]));
  const account = user ? renewalAccount(db(), user, at) : { balance: 0 };
  const events = forecastRenewals(renewals, account, { now: at }).map(
    (event): CalendarEvent => ({
      // The port belongs to the place where the mocks run.
      uid: renewalEventUid(event, host.replace(/:\d+$/, '')),
      at: event.at,
      title: `${titles.get(event.instanceId) ?? event.instanceId}: ${eventText(event)[language]}`,
      description: DESCRIPTION[language],
    }),
  );
  return toCalendarFile(NAME[language], events, { now: at, refreshHours: FEED_REFRESH_HOURS });
}
