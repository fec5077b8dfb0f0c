import {
  actionFacts,
  type InstanceDetail,
  LATEST_ORDERS,
  type SharedServices,
} from '../../../src/domain/instance/instanceDetail';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { actionObstacle, type ServiceAction } from '../../../src/domain/instance/serviceActions';
import { otherPlans } from '../../../src/domain/instance/upgrade';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { refusal } from '../failure';
import { changePending } from '../orders/changePricing';
import { findIneligibility } from '../orders/eligibility';
import { instanceView } from '../orders/instances';
import { accountPhone, inviteePhone } from '../orders/invitees';
import type { AccessKeyRecord } from '../orders/managedRecords';
import { openHandOver } from '../orders/managing';
import type { InstanceRecord } from '../orders/records';
import { refundPending } from '../orders/refusals';
import { openRefund, ordersOfService } from '../orders/serviceOrders';
import { findOffer, toConfiguration } from '../orders/snapshot';
import { orderSummary } from '../orderView';
import { pick } from '../pick';
import type { Language } from '../text';
import type { UserRecord } from '../users';
import { accessibleInstances, type InstanceAccess, settleServices } from './accessibleInstances';
import { getOutlook } from './outlooks';
import { usageView } from './usage';

const keyView = ({ createdAt, rotatedAt, formerSecretUntil, revokedAt, ...key }: AccessKeyRecord) => ({
  ...pick(key, ['keyId', 'name', 'accessId', 'secretEnd']),
  makerPhone: accountPhone(key.makerId),
  createdAt: isoTime(createdAt),
  rotatedAt: isoTime(rotatedAt),
  formerSecretUntil: isoTime(formerSecretUntil),
  revokedAt: isoTime(revokedAt),
});

/** Everything that the page of a service shows to this user. */
export function detailView(
  { instance, role }: InstanceAccess,
  user: UserRecord,
  language: Language,
): InstanceDetail {
  const at = now();
  const { managed = {}, service } = instance;
  const offered = findOffer(service.serviceId)?.service;
  const orders = ordersOfService(db(), instance.instanceId);
  return {
    ...instanceView(db(), instance, { language, outlook: getOutlook(db(), user, instance, at) }),
    role,
    downgradable:
      offered !== undefined && otherPlans(offered, toConfiguration(instance), 'downgrade').length > 0,
    usage: usageView(instance, at, language),
    alertPercent: managed.alertPercent,
    accessKeys: (managed.keys ?? []).map(keyView).reverse(),
    members: (managed.members ?? []).map((member) => ({
      ...pick(member, ['memberId', 'role', 'status']),
      userPhone: inviteePhone(member),
      addedAt: isoTime(member.addedAt),
    })),
    orders: orders
      .filter(({ userId }) => userId === user.userId)
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, LATEST_ORDERS)
      .map((order) => orderSummary(order, language)),
    serverTime: isoTime(at),
  };
}

/** Throws a MockFailure unless the user may do this with the service now. */
export function requireAction(access: InstanceAccess, user: UserRecord, action: ServiceAction): void {
  const detail = detailView(access, user, 'en');
  const obstacle = actionObstacle(actionFacts(detail), action);
  if (obstacle === 'orderOpen' && detail.openOrder) throw changePending(detail.openOrder.orderId);
  const refund = openRefund(db(), detail.instanceId);
  if (obstacle === 'refundPending' && refund) throw refundPending(refund.orderId);
  if (obstacle) throw actionRefused();
}

export const actionRefused = refusal(INSTANCE_ERROR.actionRefused, {
  zh: '该服务当前的状态不支持此操作。',
  en: 'The service’s current status doesn’t allow this.',
});

/** The services that others have offered to the user or share with the user. */
export function sharedServices(user: UserRecord, language: Language): SharedServices {
  const offers = () =>
    db().instances.flatMap((instance) => {
      const handOver = openHandOver(instance);
      return handOver?.to.userId === user.userId ? [{ instance, handOver }] : [];
    });
  settleServices([user.userId, ...offers().map(({ instance }) => instance.userId)]);
  const titleOf = ({ instanceId, service }: InstanceRecord) => ({
    instanceId,
    title: service.title[language],
    planName: service.planName[language],
  });
  return {
    handOvers: offers().map(({ instance, handOver }) => ({
      ...titleOf(instance),
      fromPhone: accountPhone(instance.userId) ?? '',
      expiresAt: isoTime(handOver.expiresAt),
      obstacle: findIneligibility(db(), user, 'handOver', { ...toConfiguration(instance), at: now() }),
    })),
    services: accessibleInstances(user).flatMap(({ instance, role }) =>
      role === 'owner'
        ? []
        : [{ ...titleOf(instance), ownerPhone: accountPhone(instance.userId) ?? '', role }],
    ),
  };
}
