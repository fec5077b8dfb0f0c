import type { PeriodPrice, Service, SpecPrice } from '../../../src/domain/catalog/service';
import type { Language, Text } from '../text';

export interface ProviderRecord {
  name: Text;
  phone: string;
  email: string;
}

export type SpecRecord =
  | { key: string; label: Text; type: 'choice'; options: { value: string; label: Text }[] }
  | { key: string; label: Text; type: 'number'; unit: Text; min: number; max: number; step: number }
  | { key: string; label: Text; type: 'switch' };

export interface SkuRecord {
  skuCode: string;
  name: Text;
  features: Text[];
  periods: PeriodPrice[];
  specPricing: SpecPrice[];
}

/** A service in both languages: what an order can keep a snapshot of. */
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
  provider: ProviderRecord;
  tags: Text[];
  /** Days between its publication and the day the database was seeded. */
  publishedDaysAgo: number;
  gallery: { picture: string; caption: Text }[];
  /** Markdown. */
  detail: Text;
  specification: { label: Text; value: Text }[];
  faq: { question: Text; answer: Text }[];
  specs: SpecRecord[];
  skus: SkuRecord[];
}

export type Localized<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

/** The same data with every text in one language. */
export function localize<T>(value: T, language: Language): Localized<T> {
  return localizeAny(value, language) as Localized<T>;
}

function localizeAny(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeAny(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeAny(item, language)]));
}

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string';
}
