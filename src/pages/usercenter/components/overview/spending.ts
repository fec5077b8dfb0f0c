import type { MonthSums } from '@/domain/money/charge';

/** What was spent in a month, in cents; `forecast` is what the month will have cost, only of the current one. */
export interface SpendingMonth {
  /** `2026-11`. */
  month: string;
  spent: number;
  forecast?: number | undefined;
}

/** Returns the months of which the server says what was spent, oldest first, with the forecast of its month. */
export function spendingMonths(
  months: readonly MonthSums[],
  current: { month: string; forecast: number } | undefined,
): SpendingMonth[] {
  return months.flatMap(({ month, spent }) =>
    spent === undefined
      ? []
      : [{ month, spent, forecast: month === current?.month ? current.forecast : undefined }],
  );
}

/** Returns a month, the latest one by default, with the one before it. */
export function pickMonth(
  months: readonly SpendingMonth[],
  month: string | undefined,
): { shown: SpendingMonth; before: SpendingMonth | undefined; isLatest: boolean } | undefined {
  const found = months.findIndex((each) => each.month === month);
  const index = found === -1 ? months.length - 1 : found;
  const shown = months[index];
  return shown && { shown, before: months[index - 1], isLatest: index === months.length - 1 };
}
