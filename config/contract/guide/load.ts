import { SESSION_LIMITS } from '../../../src/domain/account/sessionEnd';
import { DAY_MS } from '../../../src/domain/calendar';
import { ENDPOINTS } from '../endpoints';
import { EXAMPLES } from '../examples';
import recorded from '../recordedLoad.json';
import { cacheGuide } from './loadCaches';
import { callKind } from './loadKinds';
import { type Calls, OPENING_SECONDS, type Peak, type RecordedVisit } from './loadRecord';
import { PEAK_SHARE, SESSION_KINDS } from './loadSessions';
import { codes, table } from './markdown';

const VISITS = recorded.visits as readonly RecordedVisit[];
const PEAKS: readonly Peak[] = recorded.peaks;

const grouped = (value: number) => value.toLocaleString('en-US');
const sum = (calls: Calls) => Object.values(calls).reduce<number>((total, each = 0) => total + each, 0);

/** Counts the calls of a page of one kind. */
const sumOf = (calls: Calls, kind: ReturnType<typeof callKind>) =>
  ENDPOINTS.reduce((total, each) => total + (callKind(each) === kind ? (calls[each.id] ?? 0) : 0), 0);

const inSessions = new Set(
  SESSION_KINDS.flatMap(({ steps }) => steps.map(({ visitor, path }) => `${visitor} ${path}`)),
);

/** Whether a page has a row of its own: of the pages of sessions, those with most calls, once for visitors and customers. */
function isShown({ visitor, path, open, minute }: RecordedVisit): boolean {
  if (!inSessions.has(`${visitor} ${path}`) || (visitor === 'visitor' && path !== 'start')) return false;
  return sum(open) > 2 || sum(minute) > 0;
}

const WHOSE = { visitor: 'a visitor', customer: 'a customer', operator: 'an operator' } as const;

const pageRows = VISITS.filter(isShown).map((visit) => [
  visit.path === 'start' ? `first page of ${WHOSE[visit.visitor]}` : `\`${visit.path}\``,
  String(sumOf(visit.open, 'publicReads')),
  String(sumOf(visit.open, 'personalReads')),
  String(sum(visit.minute)),
  String(visit.kilobytes),
]);

const most = Math.max(...VISITS.filter((visit) => !isShown(visit)).map(({ open }) => sum(open)));
const repeating = [...new Set(VISITS.filter(({ minute }) => sum(minute) > 0).map(({ path }) => path))];

const sessionRows = SESSION_KINDS.map(({ name, percent, steps }) => [
  name,
  `${percent} %`,
  String(Math.round(steps.reduce((total, { seconds }) => total + seconds, 0) / 60)),
  codes([...new Set(steps.flatMap(({ acts = [] }) => acts))]) || 'none',
]);

/** `62 (91)`: the mean, and what is not exceeded in 99 of 100 seconds. */
const bothOf = ({ mean, p99 }: Peak, kind: keyof Peak['mean']) =>
  `${grouped(mean[kind])} (${grouped(p99[kind])})`;

const peakRows = PEAKS.map((peak) => [
  grouped(peak.users),
  grouped(peak.active),
  bothOf(peak, 'all'),
  bothOf(peak, 'publicReads'),
  bothOf(peak, 'personalReads'),
  bothOf(peak, 'writes'),
  bothOf(peak, 'polls'),
  grouped(peak.polling),
]);

/** Records that grow with the users, each with an example of its size. */
const STORED: readonly (readonly [name: string, key: string])[] = [
  ['order', 'GET order/{orderId}'],
  ['bought service', 'GET instance/{instanceId}'],
  ['charge', 'GET charge/list'],
  ['message', 'GET message/list'],
  ['session', 'GET user/session/list'],
];

/** The bytes of an example as JSON: of the first entry if it is a list. */
function bytesOf(key: string): number {
  const result = EXAMPLES[key]?.success?.result as { list?: readonly unknown[] } | undefined;
  return JSON.stringify(result?.list?.[0] ?? result ?? '').length;
}

const stored = STORED.map(([name, key]) => `${name} ${Math.ceil(bytesOf(key) / 100) / 10} KB`).join(', ');
/** Seconds of a reply, to count the calls that are at work at the same time. */
const REPLY_SECONDS = 0.2;
const atWork = grouped(Math.ceil((PEAKS.at(-1)?.p99.all ?? 0) * REPLY_SECONDS));
/** Calls of one active user in a minute. */
const perUser = Math.round(((PEAKS.at(-1)?.mean.all ?? 0) * 60) / (PEAKS.at(-1)?.active ?? 1));
const sessionDays = SESSION_LIMITS.rememberedLifeMs / DAY_MS;

/** What the pages call, what need not reach the back end, and what many users make of it. */
export const loadGuide = (): string => `## Load

Measured: a test of the portal opens each page from the one before, with the sample accounts of its mock, and counts the calls of the first ${OPENING_SECONDS} seconds and of the minute after. What users do there comes on top, and what a tab reads again when it becomes visible. Public reads are those that take no token.

${table(['page', 'public reads at first', 'other reads at first', 'calls in the minute after', 'KB at first, uncompressed'], pageRows)}

Every other page begins with at most ${most} calls. Of all pages these repeat calls: ${codes(repeating)}; some others do so while an order, an invoice or a verification waits for somebody. There are no event streams and no open connections: what others change is read again.

${cacheGuide()}

### Peaks

Simulated from these counts; all else is an assumption, to be replaced by what is known of the real users. In the busiest minutes ${PEAK_SHARE * 100} % of the registered users are in a session; sessions begin at random (Poisson), and each stay is half to one and a half times its mean:

${table(['session', 'share', 'minutes', 'writes'], sessionRows)}

One of them makes ${perUser} calls a minute. Calls in a second, the mean and in brackets what is not exceeded in 99 of 100 seconds, before any cache:

${table(['registered', 'in a session', 'all calls', 'public reads', 'other reads', 'writes', 'repeated calls', 'people on a page that repeats'], peakRows)}

- Plan for the numbers in brackets, and for one node less than there are: one may fail, and one is updated. Of several nodes each holds its share; no call depends on the node of the one before, as long as all see each other's writes ("Caches and fresh data").
- Calls at work at the same time are calls in a second times the seconds of a reply: with ${REPLY_SECONDS} s and ${grouped(PEAKS.at(-1)?.users ?? 0)} users about ${atWork}.
- Records as JSON, from the examples: ${stored}. A remembered device has a session for up to ${sessionDays} days: plan two for each registered user. A reply that is kept for its key ("Repeated calls") has the size of its record.`;
