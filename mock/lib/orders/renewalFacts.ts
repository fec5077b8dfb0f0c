import type { InstanceSummary } from '../../../src/domain/instance/instance';
import type { OutlookSubject } from '../../../src/domain/instance/renewalOutlook';
import { configurationPrice } from '../../../src/domain/instance/upgrade';
import { ineligibility } from '../../../src/domain/order/eligibility';
import { setupRefundDue } from '../../../src/domain/order/refund';
import { settledCertification } from '../certification/review';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { pick } from '../pick';
import type { UserRecord } from '../users';
import { inviteePhone } from './invitees';
import { openHandOver, renewalConfiguration } from './managing';
import type { InstanceRecord, OrderRecord } from './records';
import { openChange, openRefund } from './serviceOrders';
import { findOffer } from './snapshot';
import { statusSince } from './transitions';

/** When an open order ends by itself; undefined for one that is being set up. */
function orderEnd(order: OrderRecord): number | undefined {
  if (order.status === 'provisionFailed') return setupRefundDue(statusSince(order));
  return order.status === 'pendingPayment' || order.status === 'paying' ? order.payDeadline : undefined;
}

/** What is under way with a service, as its owner sees it. Orders must be settled before. */
export function underWay(
  tables: MockTables,
  instance: InstanceRecord,
): Pick<InstanceSummary, 'openOrder' | 'refundPending' | 'handOver'> {
  const open = openChange(tables, instance.instanceId);
  const handOver = openHandOver(instance);
  return {
    openOrder: open && {
      orderId: open.orderId,
      orderType: open.selection.orderType,
      status: open.status,
      endsBy: isoTime(orderEnd(open)),
    },
    refundPending: openRefund(tables, instance.instanceId) !== undefined,
    handOver: handOver && {
      toPhone: inviteePhone(handOver.to) ?? '',
      expiresAt: isoTime(handOver.expiresAt),
    },
  };
}

/** A renewal before the end adds no service. */
const ADDS_NOTHING = { owned: 0, added: 0, hasTried: false };

/** The facts of a service that decide about its renewal, at today's price. Orders must be settled before. */
export function renewalFacts(tables: MockTables, user: UserRecord, instance: InstanceRecord): OutlookSubject {
  const offer = findOffer(instance.service.serviceId);
  const certification = offer?.record.requiresCertification ? settledCertification(user) : undefined;
  return {
    ...pick(instance, ['instanceId', 'status', 'orderType', 'autoRenew', 'period', 'anchorDay']),
    endsOn: isoTime(instance.endsOn),
    graceEndsOn: isoTime(instance.graceEndsOn),
    scheduled: instance.managed?.scheduled,
    price: offer && configurationPrice(offer.service, renewalConfiguration(instance)),
    unverified:
      offer && ineligibility('autoRenew', offer.record, { certification, ...ADDS_NOTHING }) !== undefined,
    ...underWay(tables, instance),
  };
}
