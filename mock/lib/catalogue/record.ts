import type { PeriodPrice, Service, SpecPrice } from '../../../src/domain/catalog/service';
import type { Text } from '../text';

interface ProviderRecord {
  providerId: string;
  name: Text;
  phone: string;
  email: string;
}

export type SpecRecord =
  | { key: string; label: Text; type: 'choice'; options: { value: string; label: Text }[] }
  | {
      key: string;
      label: Text;
      type: 'number';
      unit: Text;
      unitOne?: Text;
      min: number;
      max: number;
      step: number;
    }
  | { key: string; label: Text; type: 'switch' };

export interface SkuRecord {
  skuCode: string;
  rank: number;
  units?: number;
  name: Text;
  pack?: Text;
  features: Text[];
  periods: PeriodPrice[];
  specPricing: SpecPrice[];
}

/** A service in both languages. */
export interface ServiceRecord
  extends Pick<
    Service,
    | 'serviceId'
    | 'columnId'
    | 'type'
    | 'status'
    | 'cover'
    | 'rating'
    | 'orderCount'
    | 'trialDays'
    | 'purchaseLimit'
    | 'maxQuantity'
    | 'requiresCertification'
    | 'agreements'
    | 'priceFrom'
    | 'priceFromPeriod'
  > {
  title: Text;
  summary: Text;
  priceFromPack?: Text;
  provider: ProviderRecord;
  tags: Text[];
  /** Days from its publication to the seeded day. */
  publishedDaysAgo: number;
  gallery: { picture: string; caption: Text }[];
  /** Markdown. */
  detail: Text;
  specification: { label: Text; value: Text }[];
  faq: { question: Text; answer: Text }[];
  specs: SpecRecord[];
  skus: SkuRecord[];
}
