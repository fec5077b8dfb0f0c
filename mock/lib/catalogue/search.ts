import type { serviceEndpoints } from '../../../src/domain/catalog/service';
import {
  SERVICE_SORTS,
  SERVICE_TYPES,
  type ServiceSort,
  type ServiceType,
} from '../../../src/domain/catalog/service';
import type { CallOf } from '../call';
import { listColumns } from '../columns';
import { lazy } from '../content';
import type { Language } from '../text';
import { allServices } from './catalogue';
import { spellsTitle } from './pinyin';
import type { ServiceRecord } from './record';

type ListCall = CallOf<typeof serviceEndpoints.list>;

/** What `service/list` understood of a call. */
export interface ServiceSearch {
  columnId?: string;
  keyword?: string;
  types: ServiceType[];
  minPrice?: number;
  maxPrice?: number;
  sort: ServiceSort;
  serviceIds: string[];
}

const MAX_KEYWORD = 100;
const MAX_IDS = 60;

/** What stands behind these names of a query; what makes no sense is as if it were not there. */
export function readSearch(one: ListCall['query'], all: ListCall['queryAll']): ServiceSearch {
  const sort = SERVICE_SORTS.find((known) => known === one('sort'));
  return {
    columnId: one('columnId') || undefined,
    keyword: one('keyword')?.slice(0, MAX_KEYWORD),
    types: SERVICE_TYPES.filter((type) => all('type').includes(type)),
    minPrice: wholeNumber(one('minPrice')),
    maxPrice: wholeNumber(one('maxPrice')),
    sort: sort ?? 'recommended',
    serviceIds: all('serviceIds').slice(0, MAX_IDS),
  };
}

/** A whole number of at most 15 digits, which a number can hold exactly. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The services on offer that fit, in the order asked for; equals stay in the order of the catalogue. */
export function searchServices(search: ServiceSearch, language: Language): ServiceRecord[] {
  const { columnId, types, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, serviceIds } = search;
  const fitting = allServices().filter(
    (service) =>
      service.status === 'active' &&
      (columnId === undefined || columnsAbove(service.columnId).includes(columnId)) &&
      (types.length === 0 || types.includes(service.type)) &&
      service.priceFrom >= minPrice &&
      service.priceFrom <= maxPrice &&
      (serviceIds.length === 0 || serviceIds.includes(service.serviceId)),
  );
  const words = toTerms(search.keyword ?? '');
  if (words.length === 0) return fitting.sort(ORDERS[search.sort]);
  const found = withWords(fitting, words, language).sort(ORDERS[search.sort]);
  if (search.sort !== 'recommended') return found;
  const inTitle = (service: ServiceRecord) => (isTitled(service, words, language) ? 0 : 1);
  return found.sort((a, b) => inTitle(a) - inTitle(b));
}

// Pinyin only where the words themselves find nothing: in a text of Latin letters it would match by chance.
function withWords(services: ServiceRecord[], words: string[], language: Language): ServiceRecord[] {
  const found = services.filter((service) => {
    const text = toText(service, language);
    return words.every((word) => text.includes(word));
  });
  if (found.length > 0) return found;
  return services.filter((service) => {
    const text = toText(service, language);
    return words.every((word) => text.includes(word) || spellsTitle(word, service.title.zh));
  });
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

const toTerms = (keyword: string) => folded(keyword).split(/\s+/).filter(Boolean);

const toText = ({ title, summary, tags }: ServiceRecord, language: Language) =>
  folded([title[language], summary[language], ...tags.map((tag) => tag[language])].join('\n'));

const isTitled = ({ title }: ServiceRecord, words: string[], language: Language) =>
  words.every((word) => folded(title[language]).includes(word) || spellsTitle(word, title.zh));

const parents = lazy(
  () => new Map(listColumns('1', 'zh').map(({ recordId, parentId }) => [recordId, parentId])),
);

/** A listed column and those above it. */
function columnsAbove(columnId: string): string[] {
  const above: string[] = [];
  for (let id = columnId; parents().has(id); id = parents().get(id) ?? '') above.push(id);
  return above;
}

type Compare = (a: ServiceRecord, b: ServiceRecord) => number;

const byRating: Compare = (a, b) => b.rating.score - a.rating.score || b.rating.count - a.rating.count;

const ORDERS: Record<ServiceSort, Compare> = {
  recommended: (a, b) => recommendation(b) - recommendation(a),
  newest: (a, b) => a.publishedDaysAgo - b.publishedDaysAgo,
  price: (a, b) => a.priceFrom - b.priceFrom,
  priceDescending: (a, b) => b.priceFrom - a.priceFrom,
  orders: (a, b) => b.orderCount - a.orderCount,
  rating: byRating,
};

// The mean of its ratings as if twenty people had given 4.0 before, much used ones first, with a little help for new ones.
function recommendation({ rating, orderCount, publishedDaysAgo }: ServiceRecord): number {
  const score = (rating.score * rating.count + 4 * 20) / (rating.count + 20);
  return score * 20 + Math.log10(orderCount + 1) * 3 + Math.max(0, 90 - publishedDaysAgo) / 15;
}
