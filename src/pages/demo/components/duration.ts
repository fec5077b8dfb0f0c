import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/calendar';
import { numberFormat } from '@/domain/intlFormats';

const UNITS = [
  ['day', DAY_MS / 1000],
  ['hour', HOUR_MS / 1000],
  ['minute', MINUTE_MS / 1000],
  ['second', 1],
] as const;

/** Formats a duration, such as "1 day 10 minutes". The sign is ignored; zero gives an empty string. */
export function durationText(seconds: number, locale: string): string {
  let rest = Math.abs(Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count === 0) continue;
    parts.push(numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  return parts.join(' ');
}
