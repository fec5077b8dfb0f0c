import type { OldOrderSummary } from '../src/domain/order/oldOrder';
import { oldOrderEndpoints } from '../src/domain/order/oldOrder';
import type { SignedInCall } from './lib/call';
import { now } from './lib/clock';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { matchesKeyword } from './lib/orders/listing';
import { getArchive, oldOrderAnswer } from './lib/orders/oldOrders';
import { settledOrders } from './lib/orders/ownOrders';
import { toPage } from './lib/paging';

const archive = ({ user }: Pick<SignedInCall, 'user'>) =>
  getArchive(db(), user, settledOrders(user.userId), now());
/** The year in which an order was made, as it was in China then. */
const getYear = ({ createdAt }: { createdAt: number }) =>
  new Date(createdAt + 8 * 3_600_000).getUTCFullYear();

export default handlers(oldOrderEndpoints, {
  list: (call) => {
    const keyword = call.query('keyword') ?? '';
    const year = call.query('year');
    const fitting = archive(call).filter(({ orderId, service, plan }) =>
      matchesKeyword(keyword, [orderId, service.zh, service.en, plan.zh, plan.en]),
    );
    const years = [...new Set(fitting.map(getYear))].sort((a, b) => b - a);
    const found = year === undefined ? fitting : fitting.filter((order) => String(getYear(order)) === year);
    const { list, ...page } = toPage(found, call.query);
    return {
      list: list.map((record): OldOrderSummary => {
        const { orderId, serviceTitle, planName, status, origin, amount, createdAt, finishedAt } =
          oldOrderAnswer(record, call.language);
        return { orderId, serviceTitle, planName, status, origin, amount, createdAt, finishedAt };
      }),
      ...page,
      years: years.map((each) => ({
        year: each,
        count: fitting.filter((order) => getYear(order) === each).length,
      })),
    };
  },

  get: (call) => {
    const record = archive(call).find(({ orderId }) => orderId === call.params.orderId);
    if (record !== undefined) return oldOrderAnswer(record, call.language);
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该历史订单。',
      en: 'There is no such order in the archive.',
    });
  },
});
