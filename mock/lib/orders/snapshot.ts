import type { Order } from '../../../src/domain/order/order';
import { findServiceRecord } from '../catalogue/catalogue';
import type { ServiceRecord, SkuRecord } from '../catalogue/record';
import { type Localized, localize } from '../localize';
import type { Language } from '../text';
import type { SnapshotRecord } from './records';

/** A service as it is sold now: with its texts in both languages, and plain for the rules of src/domain. */
export interface Offer {
  record: ServiceRecord;
  service: Localized<ServiceRecord>;
}

export function findOffer(serviceId: string): Offer | undefined {
  const record = findServiceRecord(serviceId);
  return record && { record, service: localize(record, 'en') };
}

export function findSku({ record }: Offer, skuCode: string): SkuRecord | undefined {
  return record.skus.find((sku) => sku.skuCode === skuCode);
}

/** What an order keeps of its service. */
export function takeSnapshot(offer: Offer, skuCode: string): SnapshotRecord {
  const { serviceId, type, cover, title, provider } = offer.record;
  return {
    serviceId,
    type,
    cover,
    title,
    planName: findSku(offer, skuCode)?.name ?? title,
    providerName: provider.name,
  };
}

export function snapshotAnswer(snapshot: SnapshotRecord, language: Language): Order['service'] {
  const { serviceId, type, cover, title, planName, providerName } = snapshot;
  return {
    serviceId,
    type,
    cover,
    title: title[language],
    planName: planName[language],
    providerName: providerName[language],
  };
}
