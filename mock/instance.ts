import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { endpoint } from './lib/endpoint';
import { listInstances } from './lib/orders/instances';
import { settledOrders } from './lib/orders/ownOrders';
import { pageOf } from './lib/paging';

export default {
  'GET /api/v1/instance/list': endpoint(
    (call) => {
      // A paid order may have become a service since anybody looked.
      settledOrders(call.user.userId);
      const at = now();
      const instances = listInstances(db(), call.user.userId, {
        at,
        expiringSoon: call.query('expiringSoon') === '1',
        language: call.language,
      });
      return { ...pageOf(instances, call.query), serverTime: isoTime(at) };
    },
    { auth: true },
  ),
};
