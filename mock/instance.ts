import type { Selection } from '../src/domain/catalog/selection';
import {
  accessPayloadSchema,
  autoRenewPayloadSchema,
  INSTANCE_GROUPS,
  renewPayloadSchema,
  upgradePayloadSchema,
} from '../src/domain/instance/instance';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { accessOf, proveIdentity } from './lib/instanceAccess';
import { orderAnswer } from './lib/orders/answers';
import { checkAction } from './lib/orders/changePricing';
import { configurationOf, instanceAnswer } from './lib/orders/instanceAnswers';
import { instancesOf, listInstances } from './lib/orders/instances';
import { settledOrders } from './lib/orders/ownOrders';
import { placeOrder } from './lib/orders/placing';
import type { InstanceRecord } from './lib/orders/records';
import { askedOrderReply, noReply } from './lib/orders/scenarios';
import { pageOf } from './lib/paging';
import { sendSmsCode } from './lib/smsMessages';

/** The person's service as it is now. Throws 404 for one that is not theirs just as for one that does not exist. */
function ownInstance({ user, params }: SignedInCall): InstanceRecord {
  // A paid order may have become or changed a service since anybody looked.
  settledOrders(user.userId);
  const own = instancesOf(db(), user.userId, now()).find(
    ({ instanceId }) => instanceId === params.instanceId,
  );
  if (own) return own;
  throw new MockFailure(MOCK_CODE.notFound, {
    zh: '没有找到该服务。',
    en: 'There is no such service among yours.',
  });
}

function answer(instance: InstanceRecord, call: SignedInCall) {
  return { ...instanceAnswer(db(), instance, call.language), serverTime: isoTime(now()) };
}

type ChangePayload = Omit<Parameters<typeof placeOrder>[2], keyof Selection | 'buyerRemark'>;

/** Orders a change of a service; the order takes the same way as every other. */
function orderChange(
  call: SignedInCall,
  instance: InstanceRecord,
  change: Pick<Selection, 'orderType'> & Partial<Pick<Selection, 'period' | 'skuCode'>>,
  { quoteId, payableAmount, consents, idempotencyKey }: ChangePayload,
) {
  const at = now();
  const { order, isNew } = placeOrder(
    db(),
    call.user,
    {
      ...configurationOf(instance),
      ...change,
      instanceId: instance.instanceId,
      buyerRemark: '',
      quoteId,
      payableAmount,
      consents,
      idempotencyKey,
    },
    { at, provisioning: db().paymentSettings.provisioning },
  );
  return isNew && askedOrderReply(call) === 'timeout'
    ? noReply()
    : orderAnswer(order, { at, language: call.language });
}

export default {
  'GET /api/v1/instance/list': endpoint(
    (call) => {
      settledOrders(call.user.userId);
      const at = now();
      const { found, counts } = listInstances(db(), call.user.userId, {
        at,
        expiringSoon: call.query('expiringSoon') === '1',
        group: INSTANCE_GROUPS.find((group) => group === call.query('group')),
        keyword: call.query('keyword'),
        language: call.language,
      });
      return { ...pageOf(found, call.query), counts, serverTime: isoTime(at) };
    },
    { auth: true },
  ),

  'GET /api/v1/instance/:instanceId': endpoint((call) => answer(ownInstance(call), call), { auth: true }),

  'POST /api/v1/instance/:instanceId/renew': endpoint(
    (call) => {
      const { period, ...payload } = call.body(renewPayloadSchema);
      return orderChange(call, ownInstance(call), { orderType: 'renew', period }, payload);
    },
    { auth: true },
  ),

  'POST /api/v1/instance/:instanceId/upgrade': endpoint(
    (call) => {
      const { skuCode, ...payload } = call.body(upgradePayloadSchema);
      return orderChange(call, ownInstance(call), { orderType: 'upgrade', skuCode }, payload);
    },
    { auth: true },
  ),

  'PUT /api/v1/instance/:instanceId/autoRenew': endpoint(
    (call) => {
      const { autoRenew } = call.body(autoRenewPayloadSchema);
      const instance = ownInstance(call);
      checkAction(db(), instance, 'autoRenew');
      instance.autoRenew = autoRenew;
      return answer(instance, call);
    },
    { auth: true },
  ),

  'POST /api/v1/instance/:instanceId/access': endpoint(
    (call) => {
      const proof = call.body(accessPayloadSchema);
      const instance = ownInstance(call);
      checkAction(db(), instance, 'access');
      proveIdentity(call.user, call.session, proof);
      return accessOf(instance, call.session, call.language);
    },
    { auth: true },
  ),

  'POST /api/v1/instance/:instanceId/access/code': endpoint(
    (call) => {
      ownInstance(call);
      return sendSmsCode(call.user.userPhone, 'access');
    },
    { auth: true },
  ),
};
