import type { KeywordList, KeywordSort } from '../../../src/domain/console/analysis';
import { type DashboardRange, getDays, shiftDay } from '../../../src/domain/console/dashboardRange';
import { relativeChange, splitByWeights } from '../../../src/domain/console/proportion';
import { DAY_MS } from '../clock';
import type { Language } from '../text';
import { getDayTotals, vary } from './days';
import { market } from './market';

const WEEK_MS = 7 * DAY_MS;

type Keyword = KeywordList['list'][number];

/** The number of users who searched for each keyword on a day. */
function getSearchUsers(day: string, until: number): number[] {
  const weights = market().keywords.map((_, index) => vary(`keyword ${index} ${day}`, 0.35) / (index + 3));
  return splitByWeights(getDayTotals(day, until).searchUsers, weights);
}

/** The sorted keywords of a range with their ranks; the change compares its last seven days with those before. */
export function getKeywords(
  range: DashboardRange,
  until: number,
  { sort, descending, language }: { sort: KeywordSort; descending: boolean; language: Language },
): Keyword[] {
  const days = getDays(range).map((day) => getSearchUsers(day, until));
  const week = (to: string, at: number) =>
    getDays({ from: shiftDay(to, -6), to }).map((day) => getSearchUsers(day, at));
  const recent = week(range.to, until);
  const before = week(shiftDay(range.to, -7), until - WEEK_MS);
  const sum = (rows: number[][], index: number) => rows.reduce((all, row) => all + (row[index] ?? 0), 0);
  const ranked = market()
    .keywords.map((keyword, index) => ({
      keyword: keyword[language],
      users: sum(days, index),
      change: relativeChange(sum(recent, index), sum(before, index)),
      trend: recent.map((row) => row[index] ?? 0),
    }))
    .sort((a, b) => b.users - a.users)
    .map((keyword, index) => ({ rank: index + 1, ...keyword }));
  const direction = descending ? -1 : 1;
  return ranked.sort((a, b) => direction * ((a[sort] ?? 0) - (b[sort] ?? 0)) || a.rank - b.rank);
}
