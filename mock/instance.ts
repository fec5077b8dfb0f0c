import type { Selection } from '../src/domain/catalog/selection';
import { instanceEndpoints } from '../src/domain/instance/endpoints';
import type { CallOf } from './lib/call';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { getAccess, proveIdentity } from './lib/instanceAccess';
import { accessibleInstances, getInstanceAccess, NO_SERVICE } from './lib/instances/accessibleInstances';
import { listInstances } from './lib/instances/list';
import { getOutlook, getOutlooks, renewalAccount } from './lib/instances/outlooks';
import { markUsed } from './lib/instances/usage';
import { checkAction } from './lib/orders/changePricing';
import { getInstances, instanceView } from './lib/orders/instances';
import { once, setAutoRenew } from './lib/orders/managing';
import { placeOrder } from './lib/orders/placing';
import type { InstanceRecord } from './lib/orders/records';
import { getRenewals } from './lib/orders/renewals';
import { withPlan } from './lib/orders/snapshot';
import { orderView } from './lib/orderView';
import { toPage } from './lib/paging';
import { getRow } from './lib/rows';
import { noReply, requestedOrderReply } from './lib/scenarios';
import { settledOrders } from './lib/settledOrders';
import { sendSmsCode } from './lib/smsMessages';

type InstanceCall = Omit<CallOf<typeof instanceEndpoints.get>, 'body'>;

/** One of the user's services, settled. Throws 404 for an unknown service and for another user's. */
function getOwnInstance({ user, params }: InstanceCall): InstanceRecord {
  settledOrders(user.userId);
  const { instanceId } = params;
  return getRow(getInstances(db(), user.userId, now()), { instanceId }, NO_SERVICE);
}

const toView = (instance: InstanceRecord, { user, language }: Pick<InstanceCall, 'user' | 'language'>) => ({
  ...instanceView(db(), instance, { language, outlook: getOutlook(db(), user, instance, now()) }),
  serverTime: isoTime(now()),
});

type ChangePayload = Omit<Parameters<typeof placeOrder>[2], keyof Selection | 'buyerRemark'>;

/** Orders a renewal or a change of plan. */
function orderChange(
  call: InstanceCall,
  instance: InstanceRecord,
  change: Pick<Selection, 'orderType'> & Partial<Pick<Selection, 'period' | 'skuCode'>>,
  payload: ChangePayload,
) {
  const at = now();
  const { order, isNew } = placeOrder(
    db(),
    call.user,
    {
      ...withPlan(instance, change.skuCode ?? instance.skuCode),
      ...change,
      instanceId: instance.instanceId,
      buyerRemark: '',
      ...payload,
    },
    { at, provisioning: db().paymentSettings.provisioning },
  );
  return isNew && requestedOrderReply(call) === 'timeout'
    ? noReply()
    : orderView(order, { at, language: call.language });
}

export default handlers(instanceEndpoints, {
  list: ({ user, query, language }) => {
    settledOrders(user.userId);
    const at = now();
    getInstances(db(), user.userId, at);
    const { found, ...facts } = listInstances(db(), user.userId, {
      at,
      outlooks: getOutlooks(db(), user, at),
      expiringSoon: query.expiringSoon === 1,
      group: query.group,
      keyword: query.keyword,
      language,
    });
    return { ...toPage(found, query), ...facts, serverTime: isoTime(at) };
  },

  renewals: ({ user, language }) => {
    settledOrders(user.userId);
    const at = now();
    return {
      ...renewalAccount(db(), user, at),
      list: getRenewals(db(), user, { at, language }),
      serverTime: isoTime(at),
    };
  },

  get: (call) => toView(getOwnInstance(call), call),

  renew: (call) => {
    const { period, ...payload } = call.body;
    return orderChange(call, getOwnInstance(call), { orderType: 'renew', period }, payload);
  },

  upgrade: (call) => {
    const { skuCode, orderType, ...payload } = call.body;
    return orderChange(call, getOwnInstance(call), { orderType, skuCode }, payload);
  },

  setAutoRenew: (call) => {
    const instance = getOwnInstance(call);
    const { autoRenew, idempotencyKey } = call.body;
    once(instance, idempotencyKey, () => {
      checkAction(db(), instance, 'autoRenew');
      setAutoRenew(instance, autoRenew, now());
    });
    return toView(instance, call);
  },

  byKey: (call) => {
    const found = accessibleInstances(call.user).find(({ instance }) =>
      instance.changeKeys?.includes(call.params.key),
    );
    return { instance: found ? toView(found.instance, call) : null };
  },

  access: (call) => {
    const instance = getOwnInstance(call);
    checkAction(db(), instance, 'access');
    proveIdentity(call.user, call.session, call.body);
    markUsed(instance, now());
    return getAccess(instance, call.session, call.language);
  },

  sendAccessCode: (call) => {
    getInstanceAccess(call.user, call.params.instanceId);
    const { user, caller, body } = call;
    return sendSmsCode({ userPhone: user.userPhone, scene: 'access', user, caller, captcha: body.captcha });
  },
});
