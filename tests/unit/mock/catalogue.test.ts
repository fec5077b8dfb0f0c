import { existsSync, readFileSync } from 'node:fs';
import { findAgreement } from '../../../mock/lib/agreements/documents';
import { allServiceIds, allServices, findService } from '../../../mock/lib/catalogue/catalogue';
import { listColumns } from '../../../mock/lib/columns';
import '../../../mock/lib/start';
import { buildColumnTree, walkColumns } from '../../../src/components/columnTree';
import { SERVICE_TYPES, type Service } from '../../../src/domain/catalog/service';

const LANGUAGES = ['zh', 'en'] as const;
const ids = allServiceIds();
const [market] = buildColumnTree(listColumns('zh'));
const leaves = [...walkColumns(market ? [market] : [])].filter(({ children }) => children.length === 0);

function all(language: (typeof LANGUAGES)[number]): Service[] {
  return ids.map((id) => findService(id, language)).filter((service) => service !== undefined);
}

describe('the market', () => {
  it('offers at least 66 services of all four types, and at least three in every category', () => {
    expect(new Set(ids).size).toBe(allServices().length);
    const active = allServices().filter(({ status }) => status === 'active');
    expect(active.length).toBeGreaterThanOrEqual(66);
    for (const type of SERVICE_TYPES)
      expect(active.filter((service) => service.type === type).length).toBeGreaterThan(5);
    for (const { recordId } of leaves) {
      const here = active.filter(({ columnId }) => columnId === recordId);
      expect({ recordId, enough: here.length >= 3 }).toEqual({ recordId, enough: true });
      expect(new Set(here.map(({ type }) => type)).size).toBeGreaterThan(1);
    }
    expect(
      allServices().filter(({ columnId }) => !leaves.some(({ recordId }) => recordId === columnId)),
    ).toEqual([]);
  });

  it('contains paused, retired, free, unrated, limited and certified services, with and without a trial', () => {
    const some = (test: (service: ReturnType<typeof allServices>[number]) => boolean) =>
      allServices().filter(test).length;
    expect(some(({ status }) => status === 'paused')).toBeGreaterThan(0);
    expect(some(({ status }) => status === 'retired')).toBeGreaterThan(0);
    expect(some(({ priceFrom }) => priceFrom === 0)).toBe(1);
    expect(some(({ priceFrom }) => priceFrom >= 1_000_000)).toBeGreaterThan(3);
    expect(some(({ rating }) => rating.count === 0)).toBeGreaterThan(1);
    expect(some(({ purchaseLimit }) => purchaseLimit > 0)).toBeGreaterThan(1);
    expect(some(({ requiresCertification }) => requiresCertification)).toBeGreaterThan(5);
    expect(some(({ trialDays }) => trialDays > 0)).toBeGreaterThan(20);
    expect(some(({ trialDays }) => trialDays === 0)).toBeGreaterThan(20);
    expect(some(({ specs }) => specs.length === 0)).toBeGreaterThan(0);
    expect(new Set(allServices().map(({ provider }) => provider.name.zh)).size).toBe(15);
  });
});

describe.each(LANGUAGES)('in %s every service', (language) => {
  it('has a unique title, summary and description', () => {
    const services = all(language);
    for (const key of ['title', 'summary'] as const) {
      expect(new Set(services.map((service) => service[key])).size).toBe(services.length);
    }
    const lines = services.map(({ detail }) => detail.split('\n').filter(Boolean));
    const uses = new Map<string, number>();
    for (const line of lines.flat()) uses.set(line, (uses.get(line) ?? 0) + 1);
    lines.forEach((own, index) => {
      const length = (of: string[]) => of.join('').length;
      const unique = length(own.filter((line) => uses.get(line) === 1)) / length(own);
      expect({ id: ids[index], own: unique > 0.4 }).toEqual({ id: ids[index], own: true });
    });
  });

  it('has sections, lists, features, questions and pictures', () => {
    for (const service of all(language)) {
      expect(service.detail.match(/^## /gm)).toHaveLength(4);
      expect(service.detail).toMatch(/^- /m);
      expect(service.detail).toMatch(/^1\. /m);
      expect(service.specification.length).toBeGreaterThanOrEqual(5);
      expect(service.faq.length).toBeGreaterThanOrEqual(3);
      expect(service.tags.length).toBeGreaterThanOrEqual(2);
      expect(service.gallery.length).toBeGreaterThanOrEqual(2);
      for (const sku of service.skus) expect(sku.features.length).toBeGreaterThanOrEqual(1);
      expect(new Set(service.skus.map(({ skuCode }) => skuCode)).size).toBe(service.skus.length);
      expect(new Set(service.specs.map(({ key }) => key)).size).toBe(service.specs.length);
    }
  });

  it('prices only its own specs, and every option of a choice', () => {
    for (const { specs, skus } of all(language)) {
      for (const pricing of skus.flatMap(({ specPricing }) => specPricing)) {
        const spec = specs.find(({ key }) => key === pricing.key);
        expect(spec?.type).toBe(pricing.type);
        if (spec?.type === 'choice' && pricing.type === 'choice') {
          expect(spec.options.map(({ value }) => value).sort()).toEqual(Object.keys(pricing.amounts).sort());
        }
        if (spec?.type === 'number') expect((spec.max - spec.min) % spec.step).toBe(0);
      }
    }
  });
});

it('names existing agreements, and a contract for consulting and operation', () => {
  for (const { type, agreements } of allServices()) {
    expect(agreements).toContain('blockserveterms');
    expect(agreements.includes('contracttemp')).toBe(type === 'consulting' || type === 'operation');
    for (const code of agreements) expect(findAgreement(code, undefined, 'zh')).toBeDefined();
  }
});

it('shows small local pictures without scripts, texts or remote content', () => {
  const pictures = new Set(allServices().flatMap(({ gallery }) => gallery.map(({ picture }) => picture)));
  expect(pictures.size).toBe(10);
  for (const picture of pictures) {
    const file = `public/${picture}`;
    expect(existsSync(file)).toBe(true);
    const drawing = readFileSync(file, 'utf8');
    expect(drawing.length).toBeLessThan(6000);
    expect(drawing.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<script|<text|<image|href|https?:|\bon\w+=/i,
    );
  }
});
