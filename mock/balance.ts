import { topUpEndpoints } from '../src/domain/money/topUp';
import { now } from './lib/clock';
import { db, saveSoon } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { settleTopUps, startTopUp, topUpView } from './lib/money/topUps';
import { noReply, requestedPaymentOutcome } from './lib/scenarios';

export default handlers(topUpEndpoints, {
  start: (call) => {
    const at = now();
    const outcome = requestedPaymentOutcome(call);
    const { settleAfterMs } = db().paymentSettings;
    const { topUp, isNew } = startTopUp(db(), call.user, call.body, { at, outcome, settleAfterMs });
    settleTopUps(db(), at);
    return isNew && outcome === 'timeout' ? noReply() : topUpView(topUp, call.language);
  },

  byKey: ({ user, params, language }) => {
    if (settleTopUps(db(), now())) saveSoon();
    const topUp = db().topUps.find((own) => own.idempotencyKey === params.key && own.userId === user.userId);
    return { topUp: topUp ? topUpView(topUp, language) : null };
  },

  get: ({ user, params, language }) => {
    if (settleTopUps(db(), now())) saveSoon();
    const topUp = db().topUps.find((own) => own.topUpId === params.topUpId && own.userId === user.userId);
    const text = { zh: '没有找到该笔充值。', en: 'There is no such top-up.' };
    return topUpView(getOrThrow(topUp, text), language);
  },
});
