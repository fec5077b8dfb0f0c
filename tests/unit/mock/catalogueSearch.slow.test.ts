import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { ratingOf } from '../../../mock/lib/catalogue/ratings';
import {
  SERVICE_SORTS,
  type ServiceSummary,
  serviceListSchema,
  serviceSchema,
} from '../../../src/domain/catalog/service';
import { MAX_PAGE_SIZE } from '../../../src/domain/listing';
import { createMockClient } from './mockClient';

const ON_OFFER = allServices().filter(({ status }) => status === 'active');
const PAGE = 7;

async function search(query: Record<string, string | string[]> = {}, language = 'zh-CN') {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((item) => [key, item]));
  const { code, result } = await createMockClient(language).get(`service/list?${new URLSearchParams(pairs)}`);
  expect(code).toBe(200);
  return v.parse(serviceListSchema, result);
}

async function titles(query: Record<string, string | string[]>, language?: string) {
  const { list } = await search({ pageSize: '60', ...query }, language);
  return list.map(({ title }) => title);
}

/** All services on offer, page by page. */
async function everyPage(query: Record<string, string>): Promise<ServiceSummary[]> {
  const found: ServiceSummary[] = [];
  for (let current = 1; current <= Math.ceil(ON_OFFER.length / PAGE); current += 1) {
    const page = await search({ ...query, current: String(current), pageSize: String(PAGE) });
    expect(page).toMatchObject({ total: ON_OFFER.length, current, pageSize: PAGE });
    found.push(...page.list);
  }
  return found;
}

describe('the list', () => {
  it('has twelve services per page by default, at most a hundred, and no paused or retired ones', async () => {
    expect((await search()).list).toHaveLength(12);
    const all = await search({ pageSize: '1000' });
    expect(all).toMatchObject({ total: ON_OFFER.length, current: 1, pageSize: MAX_PAGE_SIZE });
    const rest = await search({ pageSize: '100', current: '2' });
    const listed = [...all.list, ...rest.list];
    expect(listed).toHaveLength(ON_OFFER.length);
    expect(listed.filter(({ status }) => status !== 'active')).toEqual([]);
  });

  it('returns services by their ids', async () => {
    const serviceIds = ON_OFFER.slice(0, 30).map(({ serviceId }) => serviceId);
    const { list } = await search({ serviceIds, pageSize: '60' });
    expect(list.map(({ serviceId }) => serviceId).sort()).toEqual([...serviceIds].sort());
    expect((await search({ serviceIds: 'desktop-ledger' })).total).toBe(0);
    expect((await search({ serviceIds: ['none', 'sms-notify'] })).total).toBe(1);
  });
});

describe('sorting', () => {
  const time = ({ publishedAt }: ServiceSummary) => Date.parse(publishedAt);
  const ordered: Record<string, (a: ServiceSummary, b: ServiceSummary) => boolean> = {
    newest: (a, b) => time(a) >= time(b),
    price: (a, b) => a.priceFrom <= b.priceFrom,
    priceDescending: (a, b) => a.priceFrom >= b.priceFrom,
    orders: (a, b) => a.orderCount >= b.orderCount,
    rating: (a, b) =>
      a.rating.score > b.rating.score ||
      (a.rating.score === b.rating.score && a.rating.count >= b.rating.count),
  };

  it.each(SERVICE_SORTS)('by %s has disjoint, complete and stable pages', async (sort) => {
    const found = await everyPage({ sort });
    const ids = found.map(({ serviceId }) => serviceId);
    expect([...new Set(ids)].sort()).toEqual(ON_OFFER.map(({ serviceId }) => serviceId).sort());
    expect((await everyPage({ sort })).map(({ serviceId }) => serviceId)).toEqual(ids);
    const isOrdered = ordered[sort];
    if (isOrdered) {
      const wrong = found.slice(1).filter((service, index) => !isOrdered(found[index] ?? service, service));
      expect(wrong.map(({ serviceId }) => serviceId)).toEqual([]);
    }
  });

  it('keeps the catalogue order of equals', async () => {
    const order = new Map(allServices().map(({ serviceId }, index) => [serviceId, index]));
    for (const sort of ['price', 'priceDescending']) {
      const found = await everyPage({ sort });
      const equals = found.slice(1).flatMap((service, index) => {
        const before = found[index];
        return before?.priceFrom === service.priceFrom ? [[before.serviceId, service.serviceId]] : [];
      });
      expect(equals.length).toBeGreaterThan(0);
      for (const [first = '', second = ''] of equals) {
        expect(order.get(first) ?? 0).toBeLessThan(order.get(second) ?? 0);
      }
    }
  });

  it('recommends well-rated and popular services first', async () => {
    const found = await everyPage({});
    expect(found.slice(0, 12).every(({ rating }) => rating.score >= 4.5)).toBe(true);
    expect(found.slice(0, 12).some(({ rating }) => rating.count === 0)).toBe(false);
    expect(new Set(found.slice(0, 8).map(({ columnId }) => columnId)).size).toBeGreaterThan(5);
  });
});

describe('filters', () => {
  it('match a category, its parent and the whole market', async () => {
    const count = (start: string) => ON_OFFER.filter(({ columnId }) => columnId.startsWith(start)).length;
    for (const columnId of ['10301', '103', '101', '1']) {
      const { list, total } = await search({ columnId, pageSize: '60' });
      expect(total).toBe(count(columnId));
      expect(list.every((service) => service.columnId.startsWith(columnId))).toBe(true);
    }
    for (const columnId of ['109', '2', '301', '0', 'none', '__proto__']) {
      expect((await search({ columnId })).total).toBe(0);
    }
  });

  it('match one or more types and ignore unknown ones', async () => {
    const { list } = await search({ type: ['api', 'consulting', 'nonsense'], pageSize: '60' });
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['api', 'consulting']));
    expect(
      (await search({ type: 'software', pageSize: '60' })).list.every(({ type }) => type === 'software'),
    ).toBe(true);
    expect((await search({ type: 'nonsense' })).total).toBe(ON_OFFER.length);
  });

  it('match the lowest price, with both limits included', async () => {
    const { list, total } = await search({ minPrice: '9900', maxPrice: '19900', pageSize: '60' });
    const within = ON_OFFER.filter(({ priceFrom }) => priceFrom >= 9900 && priceFrom <= 19_900);
    expect(total).toBe(within.length);
    expect(list.some(({ priceFrom }) => priceFrom === 9900)).toBe(true);
    expect(list.some(({ priceFrom }) => priceFrom === 19_900)).toBe(true);
    expect((await search({ maxPrice: '0' })).list.map(({ serviceId }) => serviceId)).toEqual([
      'handwriting-ocr',
    ]);
    expect((await search({ minPrice: '500', maxPrice: '400' })).total).toBe(0);
  });

  it('match a free trial and the lowest rating, and ignore unknown values', async () => {
    const trials = await search({ trial: '1', pageSize: '60' });
    expect(trials.total).toBe(ON_OFFER.filter(({ trialDays }) => trialDays > 0).length);
    expect(trials.list.every(({ trialDays }) => trialDays > 0)).toBe(true);
    const rated = await search({ minRating: '4.5', pageSize: '60' });
    expect(rated.total).toBe(ON_OFFER.filter((service) => ratingOf(service).score >= 4.5).length);
    expect(rated.list.some(({ rating }) => rating.score === 4.5)).toBe(true);
    expect((await search({ trial: 'yes', minRating: '4.44' })).total).toBe(ON_OFFER.length);
  });
});

it('recommends services with different covers first, as home shows them', async () => {
  const { list } = await search({ pageSize: '8' });
  expect(new Set(list.map(({ cover }) => cover)).size).toBe(8);
});

describe('search', () => {
  it('matches title, summary and tags in the language of the call', async () => {
    expect(await titles({ keyword: '短信服务' })).toEqual(['短信服务']);
    expect(await titles({ keyword: '格线' })).toEqual([]);
    expect(await titles({ keyword: '出租车' })).toEqual(['票据识别接口']);
    expect(await titles({ keyword: '验证码' })).toContain('短信服务');
    expect(await titles({ keyword: 'taxi' }, 'en-US')).toEqual(['Invoice and Receipt OCR']);
    expect(await titles({ keyword: '短信服务' }, 'en-US')).toEqual([]);
  });

  it('ignores case, width and spaces, and requires every word', async () => {
    expect(await titles({ keyword: 'OcR' }, 'en-US')).toEqual(await titles({ keyword: 'ｏｃｒ' }, 'en-US'));
    expect((await titles({ keyword: 'ocr' }, 'en-US')).length).toBeGreaterThan(2);
    expect(await titles({ keyword: '  律师　合同 ' })).toEqual(['律师人工审合同']);
    expect(await titles({ keyword: '律师 短信' })).toEqual([]);
    expect(await titles({ keyword: '   ', pageSize: '60' })).toHaveLength(60);
  });

  it('matches the pinyin and the initials of the Chinese title', async () => {
    expect(await titles({ keyword: 'dxfw' })).toEqual(['短信服务']);
    expect(await titles({ keyword: 'duanxin' })).toEqual(['短信服务', '国际短信', '会员短信营销台']);
    expect(await titles({ keyword: 'DuanXinFuWu' })).toEqual(['短信服务']);
    expect(await titles({ keyword: 'guoji duanxin' })).toEqual(['国际短信']);
    expect(await titles({ keyword: 'uanxin' })).toEqual([]);
    expect(await titles({ keyword: 'dxfw' }, 'en-US')).toEqual(['Text Message Service']);
  });

  it('lists matching titles first, unless another sort order is given', async () => {
    const found = await titles({ keyword: '短信' });
    const matches = found.map((title) => title.includes('短信'));
    expect(matches).toEqual([...matches].sort((a, b) => Number(b) - Number(a)));
    expect(matches).toContain(false);
    const { list } = await search({ keyword: '短信', sort: 'price' });
    expect(list.map(({ priceFrom }) => priceFrom)).toEqual(
      list.map(({ priceFrom }) => priceFrom).sort((a, b) => a - b),
    );
  });
});

describe('one service', () => {
  it('is returned with any status', async () => {
    const client = createMockClient('en-US');
    for (const { serviceId, status, title } of allServices()) {
      const { code, result } = await client.get(`service/${serviceId}`);
      expect(code).toBe(200);
      expect(v.parse(serviceSchema, result)).toMatchObject({ serviceId, status, title: title.en });
    }
  });

  it.each(['none', '__proto__', 'constructor', '%20', '..%2F..', 'x'.repeat(5000)])(
    '%s is not found',
    async (id) => {
      const { code, message, result } = await createMockClient().get(`service/${id}`);
      expect({ code, result }).toEqual({ code: 404, result: null });
      expect(message).toBe('There is no such service; it may have been removed.');
    },
  );
});
