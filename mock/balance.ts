import { topUpPayloadSchema } from '../src/domain/money/topUp';
import { settleTopUps, startTopUp, topUpAnswer } from './lib/balance/topUps';
import { now } from './lib/clock';
import { db, saveSoon } from './lib/db';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { askedPaymentOutcome, noReply } from './lib/orders/scenarios';

export default {
  'POST /api/v1/balance/topUp': endpoint(
    (call) => {
      const payload = call.body(topUpPayloadSchema);
      const at = now();
      const outcome = askedPaymentOutcome(call);
      const { settleAfterMs } = db().paymentSettings;
      const { topUp, isNew } = startTopUp(db(), call.user, payload, { at, outcome, settleAfterMs });
      settleTopUps(db(), at);
      return isNew && outcome === 'timeout' ? noReply() : topUpAnswer(topUp, call.language);
    },
    { auth: true },
  ),

  'GET /api/v1/balance/topUp/:topUpId': endpoint(
    (call) => {
      if (settleTopUps(db(), now())) saveSoon();
      const topUp = db().topUps.find(
        (own) => own.topUpId === call.params.topUpId && own.userId === call.user.userId,
      );
      if (topUp) return topUpAnswer(topUp, call.language);
      throw new MockFailure(MOCK_CODE.notFound, {
        zh: '没有找到该笔充值。',
        en: 'There is no such top-up.',
      });
    },
    { auth: true },
  ),
};
