import { escapeCalendarText, foldCalendarLine, toCalendarFile } from '../../../src/domain/calendarFile';

const AT = Date.parse('2026-12-09T12:00:00.000Z');
const NOW = Date.parse('2026-11-23T08:00:05.678Z');
const event = { uid: 'a-2026-12-09-renewal@market', at: AT, title: 'Mail', description: 'Renews' };
const octets = (line: string) => new TextEncoder().encode(line).length;
const unfold = (file: string) => file.replace(/\r\n /g, '');

describe('escapeCalendarText', () => {
  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['back\\slash', 'back\\\\slash'],
    ['two\nlines\r\nthree\rfour', 'two\\nlines\\nthree\\nfour'],
    ['bell\u0007', 'bell'],
    ['时间：12:00', '时间：12:00'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeCalendarText(text)).toBe(escaped);
  });
});

describe('foldCalendarLine', () => {
  it('leaves 75 octets on a line', () => {
    expect(foldCalendarLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldCalendarLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it.each(['x', '续', '𠮷', 'é', '👩‍💻'])('never breaks %s and keeps every octet', (character) => {
    const line = `SUMMARY:${character.repeat(120)}`;
    const folded = foldCalendarLine(line);
    for (const part of folded.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75);
    expect(folded).not.toContain('\uFFFD');
    expect(unfold(folded)).toBe(line);
  });
});

describe('toCalendarFile', () => {
  it('is a calendar with CRLF at each line, UTC times and a stable id', () => {
    const file = toCalendarFile('Renewals', [event], { now: NOW });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Service Market Portal//Renewals//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Renewals',
      'BEGIN:VEVENT',
      'UID:a-2026-12-09-renewal@market',
      'DTSTAMP:20261123T080005Z',
      'DTSTART:20261209T120000Z',
      'DTEND:20261209T123000Z',
      'SUMMARY:Mail',
      'DESCRIPTION:Renews',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names the hours after which a subscribed calendar reads it again', () => {
    const file = toCalendarFile('n', [event], { now: NOW, refreshHours: 12 });
    expect(file).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n');
  });

  it('adds no line through a hostile title', () => {
    const title = 'x\r\nBEGIN:VALARM\nATTACH:file';
    const file = toCalendarFile('n', [{ ...event, title }], { now: NOW });
    expect(
      unfold(file)
        .split('\r\n')
        .filter((line) => /^(BEGIN|ATTACH)/.test(line)),
    ).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  });
});
