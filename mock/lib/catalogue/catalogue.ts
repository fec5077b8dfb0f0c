import type { Service, ServiceSummary } from '../../../src/domain/catalog/service';
import { isoTime } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import { CATEGORIES } from './categories';
import { composeServices } from './compose';
import { localize, type ServiceRecord } from './record';

const DAY_MS = 86_400_000;

/** Every service, on offer or not, in the order of the columns. */
export const SERVICES: readonly ServiceRecord[] = CATEGORIES.flatMap(composeServices);

const byId = new Map(SERVICES.map((service) => [service.serviceId, service]));

/** A service in both languages, on offer or not. */
export function findServiceRecord(serviceId: string): ServiceRecord | undefined {
  return byId.get(serviceId);
}

/** A service as `service/{serviceId}` answers it, on offer or not. */
export function findService(serviceId: string, language: Language): Service | undefined {
  const record = findServiceRecord(serviceId);
  return record && serviceOf(record, language);
}

/** Every service's id, on offer or not. */
export function allServiceIds(): string[] {
  return [...byId.keys()];
}

/** A service as `service/list` answers it. */
export function summaryOf(record: ServiceRecord, language: Language): ServiceSummary {
  const {
    gallery: _gallery,
    detail: _detail,
    specification: _specification,
    faq: _faq,
    specs: _specs,
    skus: _skus,
    purchaseLimit: _purchaseLimit,
    maxQuantity: _maxQuantity,
    requiresCertification: _requiresCertification,
    agreements: _agreements,
    ...summary
  } = serviceOf(record, language);
  return summary;
}

function serviceOf({ publishedDaysAgo, ...record }: ServiceRecord, language: Language): Service {
  const publishedAt = isoTime(db().seededAt - publishedDaysAgo * DAY_MS);
  return { ...localize(record, language), publishedAt };
}
