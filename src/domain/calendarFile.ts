import { calendarFileTime, MINUTE_MS } from './calendar';

/** Octets of a line of a calendar file, without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
/** Length of an event without a length of its own. */
const EVENT_MS = 30 * MINUTE_MS;

export interface CalendarEvent {
  /** Stays the same in every file, so that a calendar updates the event instead of adding it again. */
  uid: string;
  /** Milliseconds since 1970. */
  at: number;
  title: string;
  description: string;
}

const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545, section 3.3.11). */
export function escapeCalendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line at 75 octets of UTF-8, never inside a character. */
export function foldCalendarLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

interface CalendarOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Hours after which a subscribed calendar reads the file again; missing for a file that is read once. */
  refreshHours?: number;
}

/** Returns a calendar file (RFC 5545; RFC 7986 for the refresh interval). */
export function toCalendarFile(
  name: string,
  events: readonly CalendarEvent[],
  { now, refreshHours }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Service Market Portal//Renewals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeCalendarText(name)}`,
    // The first is the standard, the second what older calendars read.
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap(({ uid, at, title, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${calendarFileTime(now)}`,
      `DTSTART:${calendarFileTime(at)}`,
      `DTEND:${calendarFileTime(at + EVENT_MS)}`,
      `SUMMARY:${escapeCalendarText(title)}`,
      `DESCRIPTION:${escapeCalendarText(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('');
}
