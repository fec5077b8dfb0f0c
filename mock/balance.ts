import { topUpEndpoints } from '../src/domain/money/topUp';
import { now } from './lib/clock';
import { db, saveSoon } from './lib/db';
import { handlers } from './lib/handlers';
import { settleTopUps, startTopUp, topUpView } from './lib/money/topUps';
import { findRow, getRow } from './lib/rows';
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
    const topUp = findRow(db().topUps, { idempotencyKey: params.key, userId: user.userId });
    return { topUp: topUp ? topUpView(topUp, language) : null };
  },

  get: ({ user, params, language }) => {
    if (settleTopUps(db(), now())) saveSoon();
    const own = { topUpId: params.topUpId, userId: user.userId };
    const text = { zh: '没有找到该笔充值。', en: 'There is no such top-up.' };
    return topUpView(getRow(db().topUps, own, text), language);
  },
});
