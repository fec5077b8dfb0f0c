import { filesBelow, read } from '../support/sources';

const CALENDAR = 'src/domain/calendar.ts';
const code = ['src', 'mock', 'config'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** What counts days, months or hours of a day by hand, in UTC or in the zone of the device. */
const ARITHMETIC: [string, RegExp, string][] = [
  [
    'parts of a Date',
    /\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\(/,
    'new Date(at).setUTCMonth(3)',
  ],
  ['a Date of parts', /\bDate\.UTC\(|new Date\([\w.]+\s*,/, 'new Date(year, 1)'],
  ['the offset of the device', /getTimezoneOffset|toLocale(Date|Time)String/, 'at.getTimezoneOffset()'],
  [
    'cut texts of times',
    /(toISOString\(\)|isoTime\([^()]*\))\s*\.(slice|substring|split|replace|replaceAll)\(/,
    'isoTime(at).slice(0, 10)',
  ],
  ['a time added to a day', /\}(-01)?T\d\d|\}:00|\}\+0/, `\`${'$'}{day}T00:00\``],
  ['an offset', /\+08:00|\b8 \* (HOUR|60 \* 60)|\b28_?800/, 'at + 8 * HOUR_MS'],
  [
    'lengths of days and hours',
    /\b(MINUTE|HOUR|DAY)_MS\s*=|86_?400|24 \* 60 \* 60|60 \* 60 \* 1000|3_600_000 \*/,
    'const DAY_MS = 86_400_000',
  ],
  ['the time of the device', /\bdayjs\(\)|\bnew Date\(\)/, 'dayjs().subtract(1)'],
  ['formats without the zone of the portal', /new Intl\.DateTimeFormat\(/, 'new Intl.DateTimeFormat(locale)'],
];

/** Formats with the zone, and nothing but them. */
const FORMATS = 'src/domain/intlFormats.ts';

describe.each(ARITHMETIC)('%s', (name, pattern, example) => {
  it('are found', () => {
    expect(example).toMatch(pattern);
  });

  it('are in no other file than the calendar of the accounts', () => {
    const found = code.filter((path) => path !== CALENDAR && pattern.test(withoutComments(read(path))));
    expect(found).toEqual(name.startsWith('formats') ? [FORMATS] : []);
  });
});
