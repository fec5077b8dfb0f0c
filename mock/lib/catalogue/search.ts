import { pinyin } from 'pinyin-pro';
import type { serviceEndpoints } from '../../../src/domain/catalog/endpoints';
import type { ServiceSort } from '../../../src/domain/catalog/service';
import { keywordMatcher, keywordWords } from '../../../src/domain/keyword';
import type { CallOf } from '../call';
import { listColumns } from '../columns';
import { lazy } from '../content';
import type { Language } from '../text';
import { allServices } from './catalogue';
import { ratingOf } from './ratings';
import type { ServiceRecord } from './record';

const MAX_IDS = 60;

/** The services on sale that match, sorted; equal ones keep the order of the catalogue. */
export function searchServices(
  query: CallOf<typeof serviceEndpoints.list>['query'],
  language: Language,
): ServiceRecord[] {
  const {
    columnId,
    keyword,
    type: types = [],
    minPrice = 0,
    maxPrice = Number.MAX_SAFE_INTEGER,
    trial,
    minRating = 0,
    sort = 'recommended',
    providerId,
  } = query;
  const serviceIds = query.serviceIds?.slice(0, MAX_IDS) ?? [];
  const matching = allServices().filter(
    (service) =>
      service.status === 'active' &&
      (columnId === undefined || toColumnPath(service.columnId).includes(columnId)) &&
      (types.length === 0 || types.includes(service.type)) &&
      service.priceFrom >= minPrice &&
      service.priceFrom <= maxPrice &&
      (!trial || service.trialDays > 0) &&
      ratingOf(service).score >= Number(minRating) &&
      (serviceIds.length === 0 || serviceIds.includes(service.serviceId)) &&
      (providerId === undefined || service.provider.providerId === providerId),
  );
  const words = keywordWords(keyword);
  if (words.length === 0) return matching.sort(ORDERS[sort]);
  const found = findByWords(matching, words, language).sort(ORDERS[sort]);
  if (sort !== 'recommended') return found;
  const inTitle = (service: ServiceRecord) => (isTitled(service, words, language) ? 0 : 1);
  return found.sort((a, b) => inTitle(a) - inTitle(b));
}

// Pinyin is only tried when no text matches, because it matches Latin texts by chance.
function findByWords(services: ServiceRecord[], words: string[], language: Language): ServiceRecord[] {
  const matches = keywordMatcher(words.join(' '));
  const found = services.filter((service) => matches(toTexts(service, language), [service.serviceId]));
  if (found.length > 0) return found;
  return services.filter((service) => {
    const texts = toTexts(service, language);
    return words.every((word) => keywordMatcher(word)(texts) || spellsTitle(word, service.title.zh));
  });
}

const toTexts = ({ title, summary, tags }: ServiceRecord, language: Language) => [
  title[language],
  summary[language],
  ...tags.map((tag) => tag[language]),
];

const isTitled = ({ title }: ServiceRecord, words: string[], language: Language) =>
  words.every((word) => keywordMatcher(word)([title[language]]) || spellsTitle(word, title.zh));

const parents = lazy(() => new Map(listColumns('zh').map(({ recordId, parentId }) => [recordId, parentId])));

/** A listed column and its ancestors. */
function toColumnPath(columnId: string): string[] {
  const path: string[] = [];
  for (let id = columnId; parents().has(id); id = parents().get(id) ?? '') path.push(id);
  return path;
}

type Compare = (a: ServiceRecord, b: ServiceRecord) => number;

const byRating: Compare = (a, b) => {
  const [one, other] = [ratingOf(a), ratingOf(b)];
  return other.score - one.score || other.count - one.count;
};

const ORDERS: Record<ServiceSort, Compare> = {
  recommended: (a, b) => recommendation(b) - recommendation(a),
  newest: (a, b) => a.publishedDaysAgo - b.publishedDaysAgo,
  price: (a, b) => a.priceFrom - b.priceFrom,
  priceDescending: (a, b) => b.priceFrom - a.priceFrom,
  orders: (a, b) => b.orderCount - a.orderCount,
  rating: byRating,
};

// The mean rating with twenty extra ratings of 4.0, plus a bonus for many orders and for new services.
function recommendation(service: ServiceRecord): number {
  const { orderCount, publishedDaysAgo } = service;
  const rating = ratingOf(service);
  const score = (rating.score * rating.count + 4 * 20) / (rating.count + 20);
  return score * 20 + Math.log10(orderCount + 1) * 3 + Math.max(0, 90 - publishedDaysAgo) / 15;
}

interface Spelling {
  /** Syllables without tones; other characters are unchanged. */
  syllables: string[];
  initials: string;
}

const spellings = new Map<string, Spelling>();

function toSpelling(title: string): Spelling {
  const existing = spellings.get(title);
  if (existing) return existing;
  const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map(
    (syllable) => syllable.toLowerCase(),
  );
  const spelling = { syllables, initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
  spellings.set(title, spelling);
  return spelling;
}

/** Whether a lower-case word is pinyin of a part of a title, from the start of a syllable, or at least two initials. */
function spellsTitle(word: string, title: string): boolean {
  if (!/^[a-z]{2,40}$/.test(word)) return false;
  const { syllables, initials } = toSpelling(title);
  if (initials.includes(word)) return true;
  return syllables.some((_, start) => syllables.slice(start).join('').startsWith(word));
}
