import { RANGE_REFUSED } from '../../../src/domain/console/analysis';
import {
  type DashboardRange,
  type DateRangeError,
  DEFAULT_PRESET,
  dateRangeError,
  presetRange,
  RANGE_PRESETS,
} from '../../../src/domain/console/dashboardRange';
import { accountingDay } from '../../../src/domain/money/accountingTime';
import { now } from '../clock';
import { MockFailure } from '../failure';
import type { Text } from '../text';

const WHY: Record<DateRangeError['reason'], Text> = {
  missing: { zh: '请选择起止日期', en: 'Choose the first and the last day' },
  future: { zh: '日期不能晚于今天', en: 'The days cannot lie ahead' },
  reversed: { zh: '结束日期不能早于开始日期', en: 'The last day cannot be before the first' },
  tooLong: { zh: '时间跨度不能超过 366 天', en: 'A range cannot be longer than 366 days' },
};

/** The range a call asks for: two days, or the name of one (`range`); throws a MockFailure for days that make none. */
export function parseRange(query: (name: 'range' | 'from' | 'to') => string | undefined): DashboardRange {
  const today = accountingDay(now());
  const from = query('from');
  const to = query('to');
  if (from === undefined && to === undefined) {
    const name = RANGE_PRESETS.find((preset) => preset === query('range')) ?? DEFAULT_PRESET;
    return presetRange(name, today);
  }
  const range = { from: from ?? '', to: to ?? '' };
  const error = dateRangeError(range, today);
  if (error) throw new MockFailure(RANGE_REFUSED, WHY[error.reason], error);
  return range;
}
