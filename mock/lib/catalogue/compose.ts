import type { Period, PeriodPrice, SpecPrice } from '../../../src/domain/catalog/service';
import type { Text } from '../text';
import { describe } from './description';
import type { Offer, OfferedPlan, OfferedSpec } from './offer';
import { PICTURES } from './pictures';
import { PROVIDERS } from './providers';
import type { ServiceRecord, SkuRecord, SpecRecord } from './record';
import type { CategoryWords, ServiceWords } from './words';

/** A leaf of the market's columns with its services. */
export interface Category {
  columnId: string;
  offers: Offer[];
  zh: CategoryWords;
  en: CategoryWords;
}

interface BothWords {
  zh: ServiceWords;
  en: ServiceWords;
}

/** The services of a category. Throws for an offer whose texts are not there in both languages. */
export function composeServices(category: Category): ServiceRecord[] {
  return category.offers.map((offer) => composeService(category, offer));
}

function composeService(category: Category, offer: Offer): ServiceRecord {
  const { serviceId } = offer;
  const zh = required(category.zh.services[serviceId], serviceId);
  const en = required(category.en.services[serviceId], serviceId);
  const words = { zh, en };
  const needsContract = offer.type === 'consulting' || offer.type === 'operation';
  const skus = offer.plans.map((plan) => composeSku(plan, offer.specs ?? [], words));
  const cheapest = lowestPrice(skus);
  return {
    serviceId,
    columnId: category.columnId,
    type: offer.type,
    status: offer.status ?? 'active',
    title: { zh: zh.title, en: en.title },
    summary: { zh: zh.summary, en: en.summary },
    cover: '',
    provider: PROVIDERS[offer.provider],
    tags: pairs(zh.tags, en.tags),
    rating: { score: offer.rating?.[0] ?? 0, count: offer.rating?.[1] ?? 0 },
    orderCount: offer.orderCount,
    priceFrom: cheapest.price,
    priceFromPeriod: { unit: cheapest.unit, count: cheapest.count },
    publishedDaysAgo: offer.publishedDaysAgo,
    trialDays: offer.trialDays ?? 0,
    gallery: offer.pictures.map((name) => ({ picture: `pictures/${name}.svg`, caption: PICTURES[name] })),
    detail: { zh: describe(category.zh, zh), en: describe(category.en, en) },
    specification: twos([...zh.rows, ...category.zh.rows], [...en.rows, ...category.en.rows]).map(
      ([label, value]) => ({ label, value }),
    ),
    faq: twos([...zh.faq, ...category.zh.faq], [...en.faq, ...category.en.faq]).map(([question, answer]) => ({
      question,
      answer,
    })),
    specs: (offer.specs ?? []).map((spec) => composeSpec(spec, words)),
    skus,
    purchaseLimit: offer.purchaseLimit ?? 0,
    maxQuantity: offer.maxQuantity ?? 1,
    requiresCertification: offer.requiresCertification ?? false,
    agreements: needsContract ? ['blockserveterms', 'contracttemp'] : ['blockserveterms'],
  };
}

function composeSku(plan: OfferedPlan, specs: OfferedSpec[], { zh, en }: BothWords): SkuRecord {
  const [name, ...features] = pairs(
    required(zh.plans[plan.code], plan.code),
    required(en.plans[plan.code], plan.code),
  );
  return {
    skuCode: plan.code,
    name: required(name, plan.code),
    features,
    periods: plan.periods,
    specPricing: specs.flatMap((spec) => priceOf(spec, plan.includes[spec.key])),
  };
}

function priceOf(spec: OfferedSpec, included: number | true | undefined): SpecPrice[] {
  if (included === true) return [];
  const { key } = spec;
  if (spec.type === 'choice') return [{ key, type: 'choice', amounts: spec.amounts }];
  if (spec.type === 'switch') return [{ key, type: 'switch', amount: spec.amount }];
  return [{ key, type: 'number', unitAmount: spec.unitAmount, included: included ?? spec.min }];
}

function composeSpec(spec: OfferedSpec, { zh, en }: BothWords): SpecRecord {
  const { key } = spec;
  const inZh = required(zh.specs?.[key], key);
  const inEn = required(en.specs?.[key], key);
  const label: Text = { zh: labelOf(inZh), en: labelOf(inEn) };
  if (spec.type === 'switch') return { key, type: 'switch', label };
  if (spec.type === 'number') {
    const { min, max, step } = spec;
    return {
      key,
      type: 'number',
      label,
      unit: { zh: detailOf(inZh, 'unit'), en: detailOf(inEn, 'unit') },
      min,
      max,
      step,
    };
  }
  const options = Object.keys(spec.amounts).map((value) => ({
    value,
    label: { zh: detailOf(inZh, value), en: detailOf(inEn, value) },
  }));
  return { key, type: 'choice', label, options };
}

type SpecWords = NonNullable<ServiceWords['specs']>[string];

const labelOf = (words: SpecWords): string => (typeof words === 'string' ? words : words[0]);

function detailOf(words: SpecWords, option: string): string {
  const detail = typeof words === 'string' ? undefined : words[1];
  return required(typeof detail === 'string' ? detail : detail?.[option], option);
}

function lowestPrice(skus: SkuRecord[]): Period & PeriodPrice {
  const offered = skus.flatMap(({ periods }) => periods);
  return offered.reduce((lowest, period) => (period.price < lowest.price ? period : lowest));
}

/** Texts of both languages side by side. Throws where one language says more than the other. */
function pairs(zh: readonly string[], en: readonly string[]): Text[] {
  if (zh.length !== en.length) throw new Error(`One language says more than the other: ${zh.join(' | ')}`);
  return zh.map((text, index) => ({ zh: text, en: en[index] ?? '' }));
}

/** The same for texts that come in twos, such as question and answer. */
function twos(zh: readonly [string, string][], en: readonly [string, string][]): [Text, Text][] {
  const firsts = pairs(
    zh.map(([first]) => first),
    en.map(([first]) => first),
  );
  return firsts.map((first, index) => [first, { zh: zh[index]?.[1] ?? '', en: en[index]?.[1] ?? '' }]);
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The catalogue has no text for ${name}`);
  return value;
}
