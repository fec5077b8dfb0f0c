import type { Endpoint } from '../src/domain/endpoint';
import { instanceDetailEndpoints } from '../src/domain/instance/detailEndpoints';
import { handOverEnd } from '../src/domain/instance/handOver';
import { autoRenewFor, type ChangeChoice, scheduledState } from '../src/domain/instance/scheduledChange';
import type { ServiceAction } from '../src/domain/instance/serviceActions';
import { otherPlans } from '../src/domain/instance/upgrade';
import type { CallOf } from './lib/call';
import { now } from './lib/clock';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { proveIdentity, requireProof } from './lib/instanceAccess';
import {
  getInstanceAccess,
  type InstanceAccess,
  NO_SERVICE,
  settleServices,
} from './lib/instances/accessibleInstances';
import {
  createKey,
  getKey,
  parseOtherPhone,
  removeMember,
  revokeKey,
  rotateKey,
  saveMember,
} from './lib/instances/accessKeys';
import { actionRefused, detailView, requireAction, sharedServices } from './lib/instances/detail';
import { markUsed } from './lib/instances/usage';
import { changePending } from './lib/orders/changePricing';
import { checkEligibility } from './lib/orders/eligibility';
import { toInvitee } from './lib/orders/invitees';
import { answerOffer, getManagement, once, openHandOver, setAutoRenew } from './lib/orders/managing';
import type { InstanceRecord } from './lib/orders/records';
import { refundPending } from './lib/orders/refusals';
import { openChange, openRefund, ordersOfService } from './lib/orders/serviceOrders';
import { findOffer, toConfiguration } from './lib/orders/snapshot';

type ChangeCall = Omit<CallOf<Endpoint>, 'params' | 'body'> & {
  params: { instanceId: string };
  body: { idempotencyKey: string };
};

/** Changes a service once by key, when the user may do this with it. */
function change<T>(
  call: ChangeCall,
  action: ServiceAction,
  apply: (access: InstanceAccess) => T,
): { instanceId: string; result: T | undefined } {
  const { instanceId } = call.params;
  const access = getInstanceAccess(call.user, instanceId);
  const result = once(access.instance, call.body.idempotencyKey, () => {
    requireAction(access, call.user, action);
    return apply(access);
  });
  return { instanceId, result };
}

/** Like `change`, for the owner taking something back, whatever the state of the service. */
function takeBack(call: ChangeCall, apply: (instance: InstanceRecord) => void): { instanceId: string } {
  const { instance, role } = getInstanceAccess(call.user, call.params.instanceId);
  once(instance, call.body.idempotencyKey, () => {
    if (role !== 'owner') throw actionRefused();
    apply(instance);
  });
  return { instanceId: instance.instanceId };
}

const toChanged = ({ instanceId }: { instanceId: string }) => ({ instanceId });

function schedule(instance: InstanceRecord, choice: ChangeChoice): void {
  const { endsOn, service } = instance;
  if (endsOn === undefined) throw actionRefused();
  const sold = findOffer(service.serviceId)?.service;
  const plans = sold ? otherPlans(sold, toConfiguration(instance), 'downgrade') : [];
  const skuCode = choice.kind === 'downgrade' ? choice.skuCode : undefined;
  if (skuCode !== undefined && !plans.some((plan) => plan.skuCode === skuCode)) throw actionRefused();
  getManagement(instance).scheduled = {
    kind: choice.kind,
    skuCode,
    at: endsOn,
    autoRenewBefore: instance.autoRenew,
  };
  setAutoRenew(instance, autoRenewFor(choice.kind), now());
}

/** The service that is offered to the user, settled. Throws 404 without an offer. */
function getOffered({ user, params }: Pick<ChangeCall, 'user' | 'params'>): InstanceRecord {
  const find = () =>
    db().instances.find(
      (instance) =>
        instance.instanceId === params.instanceId && openHandOver(instance)?.to.userId === user.userId,
    );
  settleServices(find() ? [find()?.userId ?? '', user.userId] : []);
  return getOrThrow(find(), NO_SERVICE);
}

function acceptHandOver(instance: InstanceRecord, userId: string): void {
  const at = now();
  const managed = getManagement(instance);
  for (const order of ordersOfService(db(), instance.instanceId)) order.handedOver = true;
  instance.userId = userId;
  // Nothing of the former owner remains: no payment, no key and no member.
  instance.autoRenew = false;
  managed.handedOverAt = at;
  managed.members = [];
  managed.keys = managed.keys?.map((key) => ({ ...key, revokedAt: key.revokedAt ?? at }));
  delete managed.alertPercent;
}

/** Throws a MockFailure while an order of the service is open or being refunded: its money is still the sender's. */
function requireNothingOpen({ instanceId }: InstanceRecord): void {
  const refund = openRefund(db(), instanceId);
  if (refund) throw refundPending(refund.orderId);
  const open = openChange(db(), instanceId);
  if (open) throw changePending(open.orderId);
}

/** Accepts or declines an offer, once by key. */
function answerHandOver(call: ChangeCall, event: 'accept' | 'decline'): { instanceId: string } {
  const { instanceId } = call.params;
  const isRepeated = db().instances.some(
    (instance) =>
      instance.instanceId === instanceId && instance.changeKeys?.includes(call.body.idempotencyKey),
  );
  if (isRepeated) return { instanceId };
  const instance = getOffered(call);
  once(instance, call.body.idempotencyKey, () => {
    const offer = openHandOver(instance);
    if (event === 'accept') {
      requireNothingOpen(instance);
      checkEligibility(db(), call.user, 'handOver', { ...toConfiguration(instance), at: now() });
    }
    if (!offer || !answerOffer(offer, event, 'receiver', now())) throw actionRefused();
    if (event === 'accept') acceptHandOver(instance, call.user.userId);
  });
  return { instanceId };
}

export default handlers(instanceDetailEndpoints, {
  get: ({ user, params, language }) => detailView(getInstanceAccess(user, params.instanceId), user, language),

  shared: ({ user, language }) => sharedServices(user, language),

  prove: ({ user, session, params, body }) => {
    getInstanceAccess(user, params.instanceId);
    proveIdentity(user, session, body);
    return { validForSeconds: Math.max(0, Math.ceil(((session.provenUntil ?? 0) - now()) / 1000)) };
  },

  createKey: (call) => {
    const { instanceId, result } = change(call, 'keys', ({ instance }) => {
      requireProof(call.session);
      const issued = createKey(instance, call.user, call.body);
      markUsed(instance, now());
      return issued;
    });
    const created = getInstanceAccess(call.user, instanceId).instance.managed?.keys?.find(
      ({ idempotencyKey }) => idempotencyKey === call.body.idempotencyKey,
    );
    return { instanceId, accessId: created?.accessId ?? '-', ...result };
  },

  rotateKey: (call) => {
    const key = getKey(getInstanceAccess(call.user, call.params.instanceId).instance, call.params.keyId);
    const { instanceId, result } = change(call, 'keys', () => {
      requireProof(call.session);
      return rotateKey(key, call.user);
    });
    return { instanceId, accessId: key.accessId, ...result };
  },

  revokeKey: (call) => {
    const key = getKey(getInstanceAccess(call.user, call.params.instanceId).instance, call.params.keyId);
    return toChanged(
      change(call, 'keys', () => {
        requireProof(call.session);
        revokeKey(key);
      }),
    );
  },

  setAlert: (call) =>
    toChanged(
      change(call, 'alert', ({ instance }) => {
        getManagement(instance).alertPercent = call.body.percent ?? undefined;
      }),
    ),

  saveMember: (call) =>
    toChanged(
      change(call, 'members', ({ instance }) =>
        saveMember(instance, parseOtherPhone(call.body.userPhone, call.user.userPhone), call.body.role),
      ),
    ),

  removeMember: (call) =>
    toChanged(change(call, 'members', ({ instance }) => removeMember(instance, call.params.memberId))),

  schedule: (call) =>
    toChanged(change(call, call.body.change.kind, ({ instance }) => schedule(instance, call.body.change))),

  withdrawSchedule: (call) =>
    takeBack(call, (instance) => {
      const managed = getManagement(instance);
      const { scheduled } = managed;
      if (!scheduled || scheduledState(scheduled, instance, now()) !== 'waiting') throw actionRefused();
      // The smaller plan is being paid: kept, the service would have the larger plan for the price of the smaller one.
      const open = openChange(db(), instance.instanceId);
      if (open) throw changePending(open.orderId);
      setAutoRenew(instance, scheduled.autoRenewBefore, now());
      delete managed.scheduled;
    }),

  handOver: (call) =>
    toChanged(
      change(call, 'handOver', ({ instance }) => {
        const toPhone = parseOtherPhone(call.body.userPhone, call.user.userPhone);
        requireProof(call.session);
        getManagement(instance).handOver = {
          to: toInvitee(toPhone),
          status: 'offered',
          expiresAt: handOverEnd(now()),
        };
      }),
    ),

  withdrawHandOver: (call) =>
    takeBack(call, (instance) => {
      const offer = openHandOver(instance);
      if (!offer || !answerOffer(offer, 'withdraw', 'sender', now())) throw actionRefused();
    }),

  acceptHandOver: (call) => answerHandOver(call, 'accept'),

  declineHandOver: (call) => answerHandOver(call, 'decline'),
});
