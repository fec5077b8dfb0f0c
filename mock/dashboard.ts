import { KEYWORD_SORTS } from '../src/domain/console/analysis';
import { dashboardEndpoints } from '../src/domain/console/dashboardEndpoints';
import { MONITOR_CHANNELS, MONITOR_PERIODS } from '../src/domain/console/monitor';
import { now } from './lib/clock';
import { getAnalysis } from './lib/dashboard/analysis';
import { getKeywords } from './lib/dashboard/keywords';
import { addLink, getLinks, removeLink } from './lib/dashboard/links';
import { getLiveStats } from './lib/dashboard/live';
import { monitorReport } from './lib/dashboard/monitor';
import { parseRange } from './lib/dashboard/range';
import { storeFlow } from './lib/dashboard/storeFlow';
import { activities, getWorkplace } from './lib/dashboard/workplace';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';

const toChannel = (text: string | undefined) => MONITOR_CHANNELS.find((channel) => channel === text) ?? 'all';

export default handlers(dashboardEndpoints, {
  analysis: ({ query, language }) => getAnalysis(parseRange(query), now(), language),

  keywords: ({ query, language }) => {
    const sort = KEYWORD_SORTS.find((each) => each === query('sort')) ?? 'users';
    const descending = query('order') !== 'ascend';
    return toPage(getKeywords(parseRange(query), now(), { sort, descending, language }), query);
  },

  storeFlow: ({ params, query }) => {
    const flow = storeFlow(params.storeId, parseRange(query), now());
    if (flow) return flow;
    throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这家店铺', en: 'There is no such store' });
  },

  live: ({ query, language }) => getLiveStats(now(), toChannel(query('channel')), language),

  monitor: ({ query, language }) => {
    const period = MONITOR_PERIODS.find((each) => each === query('period')) ?? 'day';
    return monitorReport({ period, channel: toChannel(query('channel')) }, now(), language);
  },

  workplace: ({ user, language }) => getWorkplace(user, now(), language),

  activities: ({ query, language }) => toPage(activities(db().seededAt, language), query),

  addLink: ({ user, body }) => addLink(user, body),

  removeLink: ({ user, params }) => {
    removeLink(user, params.linkId);
    return getLinks(user);
  },
});
