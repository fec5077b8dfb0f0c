import { accountingDay } from '../src/domain/calendar';
import { rangeRefused } from '../src/domain/console/analysis';
import { dashboardEndpoints } from '../src/domain/console/dashboardEndpoints';
import {
  type DashboardRange,
  type DateRangeError,
  DEFAULT_PRESET,
  dateRangeError,
  presetRange,
} from '../src/domain/console/dashboardRange';
import { getPerson } from './lib/account/items';
import type { CallOf } from './lib/call';
import { now } from './lib/clock';
import { getAnalysis, getStoreFlow } from './lib/dashboard/analysis';
import { getKeywords } from './lib/dashboard/keywords';
import { addLink, getLinks, removeLink } from './lib/dashboard/links';
import { getLiveStats } from './lib/dashboard/live';
import { getMonitorReport } from './lib/dashboard/monitor';
import { activityKey, getActivities, getWorkplace } from './lib/dashboard/workplace';
import { db } from './lib/db';
import { getOrThrow, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { toCursorPage, toPage } from './lib/paging';
import type { Text } from './lib/text';

const RANGE_TEXTS: Record<DateRangeError['reason'], Text> = {
  missing: { zh: '请选择起止日期', en: 'Choose the first and the last day' },
  future: { zh: '日期不能晚于今天', en: 'The days cannot lie ahead' },
  reversed: { zh: '结束日期不能早于开始日期', en: 'The last day cannot be before the first' },
  tooLong: { zh: '时间跨度不能超过 366 天', en: 'A range cannot be longer than 366 days' },
};

/** The range of a query: two days, or a preset (`range`). Throws a MockFailure for invalid days. */
function parseRange({
  from,
  to,
  range = DEFAULT_PRESET,
}: CallOf<typeof dashboardEndpoints.analysis>['query']): DashboardRange {
  const today = accountingDay(now());
  if (from === undefined && to === undefined) return presetRange(range, today);
  const days = { from: from ?? '', to: to ?? '' };
  const error = dateRangeError(days, today);
  if (error) throw new MockFailure(rangeRefused, RANGE_TEXTS[error.reason], error);
  return days;
}

export default handlers(dashboardEndpoints, {
  analysis: ({ query, language }) => getAnalysis(parseRange(query), now(), language),

  keywords: ({ query, language }) => {
    const { sort = 'users', order } = query;
    const descending = order !== 'ascend';
    return toPage(getKeywords(parseRange(query), now(), { sort, descending, language }), query);
  },

  storeFlow: ({ params, query }) =>
    getOrThrow(getStoreFlow(params.storeId, parseRange(query), now()), {
      zh: '没有这家店铺',
      en: 'There is no such store',
    }),

  live: ({ query: { channel = 'all' }, language }) => getLiveStats(now(), channel, language),

  monitor: ({ query: { period = 'day', channel = 'all' }, language }) =>
    getMonitorReport({ period, channel }, now(), language),

  workplace: ({ user, language }) =>
    getWorkplace(
      user,
      { job: getPerson(user.userName).job, until: now(), seededAt: db().seededAt },
      language,
    ),

  activities: ({ query, language }) =>
    toCursorPage(getActivities(db().seededAt, language), query, activityKey, (each) => each),

  addLink: ({ user, body }) => addLink(user, body),

  removeLink: ({ user, params }) => {
    removeLink(user, params.linkId);
    return getLinks(user);
  },
});
