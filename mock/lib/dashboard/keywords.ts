import type { KeywordList, KeywordSort } from '../../../src/domain/console/analysis';
import { type DashboardRange, getDays, shiftDay } from '../../../src/domain/console/dashboardRange';
import { relativeChange, splitByWeights } from '../../../src/domain/console/proportion';
import type { Language } from '../text';
import { figuresOfDay, wobble } from './days';
import { market } from './market';

const WEEK_MS = 7 * 86_400_000;

type Keyword = KeywordList['list'][number];

/** How many people searched for each keyword on a day. */
function searchedOn(day: string, until: number): number[] {
  const weights = market().keywords.map((_, index) => wobble(`keyword ${index} ${day}`, 0.35) / (index + 3));
  return splitByWeights(figuresOfDay(day, until).searchUsers, weights);
}

/** All keywords of a range with their ranks, in the order asked for; the change is that of its last seven days. */
export function getKeywords(
  range: DashboardRange,
  until: number,
  { sort, descending, language }: { sort: KeywordSort; descending: boolean; language: Language },
): Keyword[] {
  const days = getDays(range).map((day) => searchedOn(day, until));
  const week = (to: string, at: number) =>
    getDays({ from: shiftDay(to, -6), to }).map((day) => searchedOn(day, at));
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
