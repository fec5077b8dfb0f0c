import { numberFormat } from '../domain/intlFormats';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A stretch of time in words, in the largest unit that fits: "35 minutes", "2.5 hours". */
export function durationText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes >= DAY
      ? [minutes / DAY, 'day']
      : minutes >= HOUR
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}
