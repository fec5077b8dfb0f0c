import { HOUR_MS, isDay } from '../dayRange';
/** Accounts are kept in China's time, which knows no daylight saving, wherever the reader is. */
export const ACCOUNTING_ZONE = 'Asia/Shanghai';

const OFFSET_MS = 8 * HOUR_MS;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

const local = (at: number) => new Date(at + OFFSET_MS).toISOString();

/** The day of the accounts, `2026-11-20`, in which a moment (milliseconds since 1970) falls. */
export function accountingDay(at: number): string {
  return local(at).slice(0, 10);
}

/** The month of the accounts, `2026-11`, in which a moment (milliseconds since 1970) falls. */
export function accountingMonth(at: number): string {
  return local(at).slice(0, 7);
}

/** When a day of the accounts begins (milliseconds since 1970); `undefined` for what is no day of the calendar. */
export function startOfDay(day: string): number | undefined {
  return isDay(day) ? Date.parse(`${day}T00:00:00Z`) - OFFSET_MS : undefined;
}

/** When a month of the accounts begins (milliseconds since 1970), `shift` months on; `undefined` for what is no month. */
export function startOfMonth(month: string, shift = 0): number | undefined {
  const match = MONTH.exec(month);
  return match ? Date.UTC(Number(match[1]), Number(match[2]) - 1 + shift) - OFFSET_MS : undefined;
}

/** The last `count` months of the accounts up to the one of `at` (milliseconds since 1970), oldest first. */
export function lastMonths(at: number, count: number): string[] {
  const [year = 0, month = 1] = accountingMonth(at).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - index))).toISOString().slice(0, 7),
  );
}
