import { periodName } from './selection';
import {
  COMPARE_LIMIT,
  PERIOD_UNITS,
  type Period,
  type PeriodPrice,
  type Service,
  type Sku,
} from './service';

/** What the URL says about the comparison: a plan, or a service with as many of its plans as fit. */
export interface ComparedEntry {
  serviceId: string;
  skuCode?: string | undefined;
}

/** One plan side by side with others. The service is missing when it no longer exists. */
export interface ComparedColumn {
  key: string;
  serviceId: string;
  service: Service | undefined;
  sku: Sku | undefined;
}

const isName = (text: string) => text !== '' && text.length <= 64;
const keyOf = ({ serviceId, skuCode }: ComparedEntry) => JSON.stringify([serviceId, skuCode]);

function distinct<T>(items: readonly T[], getKey: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [getKey(item), item])).values()];
}

/** Returns the distinct entries to compare, at most `COMPARE_LIMIT`, in the order chosen. An invalid plan is left out. */
export function readCompared(query: URLSearchParams): ComparedEntry[] {
  const plans = query.getAll('comparePlan');
  const entries = query.getAll('compare').map((serviceId, index): ComparedEntry => {
    const skuCode = plans[index] ?? '';
    return isName(skuCode) ? { serviceId, skuCode } : { serviceId };
  });
  return distinct(
    entries.filter(({ serviceId }) => isName(serviceId)),
    keyOf,
  ).slice(0, COMPARE_LIMIT);
}

/** Returns a query with these entries to compare, which `readCompared` can read. Other parameters are kept. */
export function withCompared(query: URLSearchParams, entries: readonly ComparedEntry[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('compare');
  next.delete('comparePlan');
  for (const { serviceId } of entries) next.append('compare', serviceId);
  if (entries.some(({ skuCode }) => skuCode !== undefined))
    for (const { skuCode = '' } of entries) next.append('comparePlan', skuCode);
  return next;
}

/**
 * Returns the columns of a comparison, at most `COMPARE_LIMIT`. Services without a chosen plan share the columns that are left
 * evenly, each with its first plans. A plan that no longer exists becomes the first one.
 */
export function comparedColumns(
  entries: readonly ComparedEntry[],
  services: ReadonlyMap<string, Service | undefined>,
): ComparedColumn[] {
  const chosen = new Set(entries.filter(({ skuCode }) => skuCode !== undefined).map(keyOf));
  const open = entries.length - chosen.size;
  const room = Math.floor((COMPARE_LIMIT - chosen.size) / open);

  function plansOf({ serviceId, skuCode }: ComparedEntry): (Sku | undefined)[] {
    const skus = services.get(serviceId)?.skus;
    if (!skus) return [undefined];
    if (skuCode !== undefined) return [skus.find((sku) => sku.skuCode === skuCode) ?? skus[0]];
    return skus.filter((sku) => !chosen.has(keyOf({ serviceId, skuCode: sku.skuCode }))).slice(0, room);
  }

  const columns = entries.flatMap((entry) =>
    plansOf(entry).map((sku) => ({
      key: keyOf({ serviceId: entry.serviceId, skuCode: sku?.skuCode }),
      serviceId: entry.serviceId,
      service: services.get(entry.serviceId),
      sku,
    })),
  );
  return distinct(columns, ({ key }) => key);
}

/** Returns the entry that stands for exactly this column. */
export const toEntry = ({ serviceId, sku }: ComparedColumn): ComparedEntry =>
  sku ? { serviceId, skuCode: sku.skuCode } : { serviceId };

/** Returns the distinct terms of plans, the shortest first and single deliveries last. */
export function termsOf(skus: readonly Sku[]): Period[] {
  const rank = ({ unit }: Period) => PERIOD_UNITS.indexOf(unit);
  const periods = skus.flatMap((sku) => sku.periods.map(({ unit, count }) => ({ unit, count })));
  return distinct(periods, periodName).sort((a, b) => rank(a) - rank(b) || a.count - b.count);
}

/** Returns the term to compare plans by: the wanted one, else the one that most of them offer; of equals the first. */
export function comparedTerm(skus: readonly Sku[], wanted: string | undefined): Period | undefined {
  const terms = termsOf(skus);
  const offers = (term: Period) =>
    skus.filter(({ periods }) => periods.some((period) => periodName(period) === periodName(term))).length;
  const found = terms.find((term) => periodName(term) === wanted);
  return (
    found ?? terms.reduce<Period | undefined>((a, b) => (a && offers(a) >= offers(b) ? a : b), undefined)
  );
}

/** Returns the price of a plan for a term, else for its first one. */
export function priceFor({ periods }: Sku, term: Period | undefined): PeriodPrice | undefined {
  return periods.find((period) => term && periodName(period) === periodName(term)) ?? periods[0];
}

/** Returns the features that at least two plans have, in their order. The others belong to one plan alone. */
export function sharedFeatures(skus: readonly Pick<Sku, 'features'>[]): string[] {
  const all = [...new Set(skus.flatMap(({ features }) => features))];
  return all.filter((feature) => skus.filter(({ features }) => features.includes(feature)).length > 1);
}
