import type { EndpointKey } from '../../config/contract/endpoint';
import { accountingMonth } from '../../src/domain/calendar';
import { COUNTED_ENTRIES, MAX_PAGE_SIZE } from '../../src/domain/listing';
import { CHARGE_DIRECTIONS } from '../../src/domain/money/charge';
import { sumCents } from '../../src/domain/money/money';
import type { Query } from './backend';
import { at, getEntries } from './samples';
import type { Walk } from './walk';

const CHARGES = 'GET charge/list';
const SUMMARY = 'GET charge/summary';
const STATEMENT = 'GET balance/statement/{month}';
const REVIEWS = 'GET service/{serviceId}/reviews';
const MESSAGES = 'GET message/list';

/** Reads a list that was read before again, with a query. */
async function readAgain(walk: Walk, key: EndpointKey, query: Query): Promise<unknown> {
  const latest = walk.results.get(key);
  if (latest === undefined) return undefined;
  const result = await walk.succeed(key, { query }, 'sums');
  walk.results.set(key, latest);
  return result;
}

/** Checks sums and counts against what they are about, in one answer or in several. */
export async function checkSums(walk: Walk): Promise<void> {
  const latest = (key: EndpointKey) => walk.results.get(key);
  const expect = (key: EndpointKey, answer: unknown, path: string, expected: unknown, source: string) => {
    const value = at(answer, ...path.split('.'));
    if (value === undefined || expected === undefined) return;
    const message = `is ${value}, but ${source}: ${expected} (section "Values")`;
    walk.expect(key, 'sums', value === expected, `result.${path}`, message);
  };
  const add = (entries: Record<string, unknown>[]) => sumCents(entries.map(({ amount }) => Number(amount)));

  const charges = getEntries(latest(CHARGES));
  const balance = charges.find(({ balanceAfter }) => typeof balanceAfter === 'number')?.balanceAfter;
  expect(SUMMARY, latest(SUMMARY), 'balance', balance, 'the newest charge leaves another');
  const month = charges[0] && accountingMonth(Date.parse(String(charges[0].createdAt)));
  if (month) {
    const answer = await readAgain(walk, CHARGES, { month, pageSize: MAX_PAGE_SIZE });
    const settled = getEntries(answer).filter(({ status }) => status === 'settled');
    const isWhole = at(answer, 'total') === getEntries(answer).length;
    const index = getEntries(at(latest(SUMMARY), 'months')).findIndex((each) => each.month === month);
    for (const side of CHARGE_DIRECTIONS) {
      const sum = isWhole ? add(settled.filter(({ direction }) => direction === side)) : undefined;
      expect(CHARGES, answer, `totals.${side}`, sum, 'the settled charges make another');
      const total = at(answer, 'totals', side);
      expect(SUMMARY, latest(SUMMARY), `months.${index}.${side}`, total, 'the list has another');
    }
  }

  const statement = latest(STATEMENT);
  const closing = Number(at(statement, 'opening')) + add(getEntries(at(statement, 'lines')));
  expect(STATEMENT, statement, 'closing', closing, 'the opening and the lines make another');
  expect(STATEMENT, statement, 'closing', at(latest(SUMMARY), 'balance'), 'the balance is another');

  const total = at(await readAgain(walk, MESSAGES, { unread: 1 }), 'total');
  // It need not be counted on.
  const unread = Number(total) > COUNTED_ENTRIES ? undefined : total;
  for (const key of [MESSAGES, 'GET message/unread'] as const)
    expect(key, latest(key), 'unreadCount', unread, 'the list has another number');
  const news = at(await readAgain(walk, 'GET announcement/list', {}), 'unreadCount');
  const user = 'GET user/query/current/userInfo';
  expect(user, latest(user), 'unreadAnnouncementCount', news, 'the list has another number');
  const stars = at(latest(REVIEWS), 'starCounts');
  const ratings = Array.isArray(stars) ? sumCents(stars.map(Number)) : undefined;
  expect(REVIEWS, latest(REVIEWS), 'rating.count', ratings, 'the stars make another');
}
