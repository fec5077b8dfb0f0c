import { topUpEndpoints } from '../src/domain/money/topUp';
import { settleTopUps, startTopUp, topUpAnswer } from './lib/balance/topUps';
import { now } from './lib/clock';
import { db, saveSoon } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { noReply, requestedPaymentOutcome } from './lib/orders/scenarios';

export default handlers(topUpEndpoints, {
  start: (call) => {
    const at = now();
    const outcome = requestedPaymentOutcome(call);
    const { settleAfterMs } = db().paymentSettings;
    const { topUp, isNew } = startTopUp(db(), call.user, call.body, { at, outcome, settleAfterMs });
    settleTopUps(db(), at);
    return isNew && outcome === 'timeout' ? noReply() : topUpAnswer(topUp, call.language);
  },

  get: ({ user, params, language }) => {
    if (settleTopUps(db(), now())) saveSoon();
    const topUp = db().topUps.find((own) => own.topUpId === params.topUpId && own.userId === user.userId);
    if (topUp) return topUpAnswer(topUp, language);
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该笔充值。',
      en: 'There is no such top-up.',
    });
  },
});
