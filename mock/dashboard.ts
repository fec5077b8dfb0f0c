import { KEYWORD_SORTS } from '../src/domain/console/analysis';
import { MONITOR_CHANNELS, MONITOR_PERIODS } from '../src/domain/console/monitor';
import { newLinkSchema } from '../src/domain/console/workplace';
import { now } from './lib/clock';
import { analysisOf } from './lib/dashboard/analysis';
import { keywordsOf } from './lib/dashboard/keywords';
import { addLink, linksOf, removeLink } from './lib/dashboard/links';
import { liveFigures } from './lib/dashboard/live';
import { monitorReport } from './lib/dashboard/monitor';
import { askedRange } from './lib/dashboard/range';
import { storeFlow } from './lib/dashboard/storeFlow';
import { activities, workplaceOf } from './lib/dashboard/workplace';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';
import { pageOf } from './lib/paging';

/** An endpoint for who has the page. */
const of = (page: string, handle: (call: SignedInCall) => object) =>
  endpoint(
    (call) => {
      mustHave(call.user, `/dashboard/${page}`);
      return handle(call);
    },
    { auth: true },
  );

const channelOf = ({ query }: SignedInCall) =>
  MONITOR_CHANNELS.find((channel) => channel === query('channel')) ?? 'all';

export default {
  'GET /api/v1/console/dashboard/analysis': of('analysis', (call) =>
    analysisOf(askedRange(call.query), now(), call.language),
  ),

  'GET /api/v1/console/dashboard/keywords': of('analysis', (call) => {
    const sort = KEYWORD_SORTS.find((each) => each === call.query('sort')) ?? 'users';
    const descending = call.query('order') !== 'ascend';
    const { language } = call;
    return pageOf(keywordsOf(askedRange(call.query), now(), { sort, descending, language }), call.query);
  }),

  'GET /api/v1/console/dashboard/store/:storeId': of('analysis', (call) => {
    const flow = storeFlow(call.params.storeId ?? '', askedRange(call.query), now());
    if (flow) return flow;
    throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这家店铺', en: 'There is no such store' });
  }),

  'GET /api/v1/console/dashboard/live': of('monitor', (call) =>
    liveFigures(now(), channelOf(call), call.language),
  ),

  'GET /api/v1/console/dashboard/monitor': of('monitor', (call) => {
    const period = MONITOR_PERIODS.find((each) => each === call.query('period')) ?? 'day';
    return monitorReport({ period, channel: channelOf(call) }, now(), call.language);
  }),

  'GET /api/v1/console/dashboard/workplace': of('workplace', (call) =>
    workplaceOf(call.user, now(), call.language),
  ),

  'GET /api/v1/console/dashboard/activities': of('workplace', (call) =>
    pageOf(activities(db().seededAt, call.language), call.query),
  ),

  'POST /api/v1/console/dashboard/links': of('workplace', (call) =>
    addLink(call.user, call.body(newLinkSchema)),
  ),

  'DELETE /api/v1/console/dashboard/links/:linkId': of('workplace', (call) => {
    removeLink(call.user, call.params.linkId ?? '');
    return linksOf(call.user);
  }),
};
