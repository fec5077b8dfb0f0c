import { findPeriod, type Selection } from '../../../src/domain/catalog/selection';
import { type Configuration, changedConfiguration } from '../../../src/domain/instance/upgrade';
import { findServiceRecord } from '../catalogue/catalogue';
import type { ServiceRecord, SkuRecord } from '../catalogue/record';
import { type Localized, localize } from '../text';
import type { InstanceRecord, SnapshotRecord } from './records';

/** A service as it is sold now: in both languages, and in one language for the rules of src/domain. */
export interface Offer {
  record: ServiceRecord;
  service: Localized<ServiceRecord>;
}

export function findOffer(serviceId: string): Offer | undefined {
  const record = findServiceRecord(serviceId);
  return record && { record, service: localize(record, 'en') };
}

/** The selection that orders the same again. */
export const toConfiguration = ({ service, skuCode, specs, period, quantity }: InstanceRecord) => ({
  serviceId: service.serviceId,
  skuCode,
  specs,
  period,
  quantity,
});

/** The selection that orders the same with a plan, which may be another. */
export function withPlan(instance: InstanceRecord, skuCode: string): Configuration {
  const configuration = toConfiguration(instance);
  const sold = findOffer(instance.service.serviceId)?.service;
  return sold ? changedConfiguration(sold, configuration, skuCode) : { ...configuration, skuCode };
}

export const findSku = ({ record }: Offer, skuCode: string): SkuRecord | undefined =>
  record.skus.find((sku) => sku.skuCode === skuCode);

export function takeSnapshot(offer: Offer, { skuCode, period }: Selection): SnapshotRecord {
  const { serviceId, type, cover, title, provider } = offer.record;
  const sku = findSku(offer, skuCode);
  return {
    serviceId,
    type,
    cover,
    title,
    planName: sku?.name ?? title,
    pack: sku?.pack,
    units: sku?.units,
    unitPrice: findPeriod(
      offer.service.skus.find((each) => each.skuCode === skuCode),
      period,
    )?.price,
    providerName: provider.name,
  };
}
