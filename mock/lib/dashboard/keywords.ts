import { DAY_MS } from '../../../src/domain/calendar';
import type { KeywordList, KeywordSort } from '../../../src/domain/console/analysis';
import {
  type DashboardRange,
  dayCount,
  getDays,
  getGrain,
  previousRange,
} from '../../../src/domain/console/dashboardRange';
import { relativeChange, splitByWeights } from '../../../src/domain/console/proportion';
import { market } from '../sales/market';
import { vary } from '../sales/random';
import type { Language } from '../text';
import { groupDays } from './analysis';
import { getDayTotals, getHourTotals } from './days';

type Keyword = KeywordList['list'][number];

const addRows = (rows: number[][]) =>
  market().keywords.map((_, index) => rows.reduce((all, row) => all + (row[index] ?? 0), 0));

/** The number of users who searched for each keyword on a day. */
function getSearchUsers(day: string, until: number): number[] {
  const weights = market().keywords.map((_, index) => vary(`keyword ${index} ${day}`, 0.35) / (index + 3));
  return splitByWeights(getDayTotals(day, until).searchUsers, weights);
}

/** The users of each keyword in the steps of a range, oldest first. */
function getTrends(range: DashboardRange, until: number, users: ReadonlyMap<string, number[]>): number[][] {
  const getUsers = (day: string) => users.get(day) ?? [];
  if (getGrain(range) !== 'hour') {
    const steps = groupDays(range, getUsers, addRows);
    return market().keywords.map((_, index) => steps.map(({ value }) => value[index] ?? 0));
  }
  const hours = getHourTotals(range.from, until).map(({ searchUsers }) => searchUsers);
  return getUsers(range.from).map((total) => splitByWeights(total, hours));
}

/** The sorted keywords of a range with their ranks; the change compares it with the range before. */
export function getKeywords(
  range: DashboardRange,
  until: number,
  { sort, descending, language }: { sort: KeywordSort; descending: boolean; language: Language },
): Keyword[] {
  const users = new Map(getDays(range).map((day) => [day, getSearchUsers(day, until)]));
  const sums = addRows([...users.values()]);
  // An unfinished day is compared with the same hours of the earlier one.
  const earlier = until - dayCount(range) * DAY_MS;
  const before = addRows(getDays(previousRange(range)).map((day) => getSearchUsers(day, earlier)));
  const trends = getTrends(range, until, users);
  const ranked = market()
    .keywords.map((keyword, index) => ({
      keyword: keyword[language],
      users: sums[index] ?? 0,
      change: relativeChange(sums[index] ?? 0, before[index] ?? 0),
      trend: trends[index] ?? [],
    }))
    .sort((a, b) => b.users - a.users)
    .map((keyword, index) => ({ rank: index + 1, ...keyword }));
  const direction = descending ? -1 : 1;
  return ranked.sort((a, b) => direction * ((a[sort] ?? 0) - (b[sort] ?? 0)) || a.rank - b.rank);
}
