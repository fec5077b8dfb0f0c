import type { InstanceSummary } from '../../../src/domain/instance/instance';
import { configurationPrice, largerPlans } from '../../../src/domain/instance/upgrade';
import { isoTime } from '../clock';
import type { MockTables } from '../tables';
import type { Language } from '../text';
import type { InstanceRecord, OrderRecord } from './records';
import { findOffer, snapshotAnswer } from './snapshot';

/** A change that is in one of these states holds the service: nothing else may be ordered for it meanwhile. */
const UNDER_WAY = ['pendingPayment', 'paying', 'paid', 'provisioning', 'provisionFailed'];

/** The renewal or upgrade of a service that is under way. Orders must be settled. */
export function openChange(tables: MockTables, instanceId: string): OrderRecord | undefined {
  return tables.orders.find(
    ({ selection, status }) => selection.instanceId === instanceId && UNDER_WAY.includes(status),
  );
}

/** What was bought, as a selection for the same again. */
export function toConfiguration({ service, skuCode, specs, period, quantity }: InstanceRecord) {
  return { serviceId: service.serviceId, skuCode, specs, period, quantity };
}

/** A bought service as its owner reads it. */
export function instanceAnswer(
  tables: MockTables,
  instance: InstanceRecord,
  language: Language,
): InstanceSummary {
  const { instanceId, orderId, orderType, service, skuCode, specs, period, quantity } = instance;
  const { status, beganOn, endsOn, autoRenew } = instance;
  const sold = findOffer(service.serviceId)?.service;
  const configuration = toConfiguration(instance);
  const open = openChange(tables, instanceId);
  return {
    instanceId,
    orderId,
    orderType,
    service: snapshotAnswer(service, language),
    skuCode,
    specs,
    specTexts: instance.specTexts.map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    period,
    quantity,
    status,
    beganOn: isoTime(beganOn),
    endsOn: endsOn === undefined ? undefined : isoTime(endsOn),
    autoRenew,
    renewable: sold !== undefined && configurationPrice(sold, configuration) !== undefined,
    upgradable: sold !== undefined && largerPlans(sold, configuration).length > 0,
    openOrder: open && { orderId: open.orderId, orderType: open.selection.orderType, status: open.status },
  };
}
