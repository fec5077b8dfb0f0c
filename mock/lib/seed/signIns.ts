import { LOGIN_TYPE } from '../../../src/domain/account/login';
import type { LoginOutcome } from '../../../src/domain/account/security';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar';
import type { SignInRecord } from '../security/signIns';
import type { LoginType, SessionRecord } from '../sessions';
import type { Text } from '../text';

const HANGZHOU: Text = { zh: '浙江 杭州', en: 'Hangzhou, Zhejiang' };
const SHENZHEN: Text = { zh: '广东 深圳', en: 'Shenzhen, Guangdong' };
const GUANGZHOU: Text = { zh: '广东 广州', en: 'Guangzhou, Guangdong' };
const CHENGDU: Text = { zh: '四川 成都', en: 'Chengdu, Sichuan' };

const people = [
  { userId: '10001', home: HANGZHOU, away: CHENGDU, desk: 'Chrome · Windows', phone: 'Safari · iPhone' },
  { userId: '10002', home: SHENZHEN, away: GUANGZHOU, desk: 'Chrome · macOS', phone: 'Chrome · Android' },
] as const;

/** Two sessions per user that match sign-ins below and were active shortly before `now`. Their tokens are unusable. */
export const seedSessions = (seededAt: number, now: number): SessionRecord[] =>
  people.flatMap(({ userId, home, desk, phone }) => [
    {
      token: '',
      sessionId: `seed-${userId}-phone`,
      userId,
      loginType: LOGIN_TYPE.sms,
      device: phone,
      place: home,
      createdAt: seededAt - 3 * DAY_MS + 1222 * MINUTE_MS,
      lastSeenAt: now - 12 * MINUTE_MS,
      remembered: true,
    },
    {
      token: '',
      sessionId: `seed-${userId}-desk`,
      userId,
      loginType: LOGIN_TYPE.password,
      device: desk,
      place: home,
      createdAt: seededAt - DAY_MS + 560 * MINUTE_MS,
      lastSeenAt: now - 40 * MINUTE_MS,
      remembered: true,
    },
  ]);

/** The sign-ins of each round of nine days, latest first: days ago within the round, minutes of the day. */
const ROUND: readonly [day: number, minute: number, LoginType, 'desk' | 'phone', LoginOutcome][] = [
  [1, 560, LOGIN_TYPE.password, 'desk', 'success'],
  [3, 1222, LOGIN_TYPE.sms, 'phone', 'success'],
  [3, 1219, LOGIN_TYPE.sms, 'phone', 'wrongCode'],
  [5, 575, LOGIN_TYPE.password, 'desk', 'success'],
  [5, 573, LOGIN_TYPE.password, 'desk', 'wrongPassword'],
  [8, 1085, LOGIN_TYPE.password, 'phone', 'success'],
];

const ROUNDS = 5;
const ROUND_DAYS = 9;
/** The round with a failed sign-in from an unknown place. */
const UNKNOWN_ROUND = 2;

/** The sign-ins of six and a half weeks, oldest first. */
export const seedSignIns = (seededAt: number): SignInRecord[] =>
  people.flatMap((person) => {
    const usual = Array.from({ length: ROUNDS }, (_, round) =>
      ROUND.map(([day, minute, loginType, place, outcome], index) => ({
        recordId: `seed-${person.userId}-${round}-${index}`,
        userId: person.userId,
        at: seededAt - (round * ROUND_DAYS + day) * DAY_MS + minute * MINUTE_MS,
        loginType,
        outcome,
        device: person[place],
        place: person.home,
      })),
    ).flat();
    const unknown = {
      recordId: `seed-${person.userId}-strange`,
      userId: person.userId,
      at: seededAt - (UNKNOWN_ROUND * ROUND_DAYS - 1) * DAY_MS + 170 * MINUTE_MS,
      loginType: LOGIN_TYPE.password,
      outcome: 'wrongPassword' as const,
      device: 'Firefox · Linux',
      place: person.away,
    };
    return [...usual, unknown].sort((a, b) => a.at - b.at);
  });
