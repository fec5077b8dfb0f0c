import { db } from '../../../mock/lib/db';
import {
  accountingDay,
  accountingMonth,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  shiftDay,
  startOfDay,
  startOfMonth,
} from '../../../src/domain/calendar';
import { isUsable } from '../../../src/domain/instance/instance';
import type { Action, Turn } from './turn';

/** Moments at which histories begin: ordinary ones, ends of months, leap days, and the small hours. China's time. */
export const STARTS = [
  '2027-03-10T12:00:00+08:00',
  '2027-01-31T02:00:00+08:00',
  '2028-01-31T00:30:00+08:00',
  '2028-02-29T07:59:00+08:00',
  '2027-03-01T02:00:00+08:00',
  '2027-12-31T23:50:00+08:00',
  '2027-08-31T06:00:00+08:00',
  '2026-11-30T16:00:00+08:00',
].map((text) => Date.parse(text));

/** A time between 00:00 and 08:00. */
const smallHours = (size: number): number => (size % 480) * MINUTE_MS;

const dayStart = (at: number, days: number): number => startOfDay(shiftDay(accountingDay(at), days)) ?? at;

const monthStart = (at: number, months: number): number => startOfMonth(accountingMonth(at), months) ?? at;

/** The start of the next 29 February, or of the next 28 February when there is none within 400 days. */
function leapDay(at: number): number {
  for (let days = 1; days <= 400; days += 1) {
    const start = dayStart(at, days);
    if (accountingDay(start).endsWith('-02-29')) return start;
  }
  const lastDay = monthStart(monthStart(at, 12 - Number(accountingMonth(at).slice(5)) + 1), 2) - DAY_MS;
  return lastDay > at ? lastDay : dayStart(at, 1);
}

/** Around the end of a service, its renewal a day before, and the end of its days of grace. */
const AROUND_END = [
  ...[60_000, -60_000, -DAY_MS - 60_000, -DAY_MS + 60_000, 0, -3 * DAY_MS],
  ...[2 * DAY_MS, 3 * DAY_MS - 60_000, 3 * DAY_MS + 60_000],
];

function endOfService({ world, pick, choice }: Turn): number {
  const ends = db().instances.flatMap(({ endsOn, status }) =>
    endsOn !== undefined && isUsable({ status }) ? [endsOn] : [],
  );
  const end = ends[pick % Math.max(1, ends.length)] ?? world.at + DAY_MS;
  return end + (AROUND_END[choice % AROUND_END.length] ?? 0);
}

const JUMPS: readonly ((turn: Turn) => number)[] = [
  ({ world, size }) => world.at + (1 + (size % 60)) * MINUTE_MS,
  ({ world, size }) => world.at + (1 + (size % 28)) * DAY_MS,
  endOfService,
  endOfService,
  ({ world, choice, size }) => dayStart(world.at, 1 + (choice % 3)) + smallHours(size),
  ({ world, choice, size }) => monthStart(world.at, 1 + (choice % 2)) - DAY_MS + smallHours(size),
  ({ world, size }) => world.at + (1 + (size % 30)) * HOUR_MS,
  ({ world, choice }) => world.at + 7 * DAY_MS + ((choice % 3) - 1) * MINUTE_MS,
  ({ world, size }) => leapDay(world.at) + smallHours(size),
  ({ world, size }) => world.at + (29 + (size % 372)) * DAY_MS,
];

/** Moves the clock forward, by a minute to 400 days. */
export const jump: Action = async (turn) => {
  const target = JUMPS[turn.pick % JUMPS.length]?.(turn) ?? 0;
  turn.world.at = Math.max(turn.world.at + MINUTE_MS, Math.min(target, turn.world.at + 400 * DAY_MS));
};
