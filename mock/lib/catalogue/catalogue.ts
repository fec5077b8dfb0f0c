import { DAY_MS } from '../../../src/domain/calendar';
import type { Service, ServiceSummary } from '../../../src/domain/catalog/service';
import { isoTime } from '../clock';
import { lazy, readJsonFolder } from '../content';
import { db } from '../db';
import { ratingOf } from '../reviews/ratings';
import { type Language, localize } from '../text';
import { categorySchema } from './category';
import { composeServices } from './compose';
import type { ServiceRecord } from './record';

/** Every service, on sale or not, in the order of the columns. */
export const allServices = lazy((): readonly ServiceRecord[] =>
  readJsonFolder('catalogue/categories', categorySchema)
    .sort((one, other) => Number(one.columnId) - Number(other.columnId))
    .flatMap(composeServices),
);

const servicesById = lazy(() => new Map(allServices().map((service) => [service.serviceId, service])));

export const findServiceRecord = (serviceId: string): ServiceRecord | undefined =>
  servicesById().get(serviceId);

export function findService(serviceId: string, language: Language): Service | undefined {
  const record = findServiceRecord(serviceId);
  return record && toService(record, language);
}

export const allServiceIds = (): string[] => [...servicesById().keys()];

export function toSummary(record: ServiceRecord, language: Language): ServiceSummary {
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
  } = toService(record, language);
  return summary;
}

function toService({ publishedDaysAgo, ...record }: ServiceRecord, language: Language): Service {
  const publishedAt = isoTime(db().seededAt - publishedDaysAgo * DAY_MS);
  return { ...localize(record, language), rating: ratingOf(record), publishedAt };
}
