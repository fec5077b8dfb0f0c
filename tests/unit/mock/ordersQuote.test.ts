import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { configured, createShop, type Shop, toSelection } from './shop';

let shop: Shop;

beforeEach(() => {
  shop = createShop();
});

const requestQuote = (body: object) => shop.post('order/quote', body);

/** A selection with a paid number spec two steps above the included units, and a paid switch. */
function richSelection() {
  for (const service of allServices()) {
    if (service.status !== 'active') continue;
    for (const sku of service.skus) {
      const number = sku.specPricing.find((price) => price.type === 'number' && price.unitAmount > 0);
      const toggle = sku.specPricing.find((price) => price.type === 'switch' && price.amount > 0);
      const period = sku.periods.find(
        ({ unit, price, originalPrice }) => unit === 'year' && price < originalPrice,
      );
      const spec = service.specs.find(({ key }) => key === number?.key);
      if (number?.type !== 'number' || toggle?.type !== 'switch' || !period || spec?.type !== 'number')
        continue;
      const units = 2 * spec.step;
      const specs = Object.fromEntries(
        service.specs.map((item) => {
          if (item.key === number.key) return [item.key, number.included + units];
          if (item.type === 'switch') return [item.key, item.key === toggle.key];
          return [item.key, item.type === 'choice' ? (item.options[0]?.value ?? '') : item.min];
        }),
      );
      return { service, sku, number, toggle, period, units, specs };
    }
  }
  throw new Error('The catalogue has no such service');
}

describe('a quote', () => {
  it('explains every item in the language of the call', async () => {
    const { service, sku, number, toggle, period, units, specs } = richSelection();
    const selection = {
      serviceId: service.serviceId,
      skuCode: sku.skuCode,
      specs,
      period: { unit: period.unit, count: period.count },
      quantity: 2,
    };
    const yuan = (cents: number) =>
      `${cents < 0 ? '−' : ''}¥${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    const years = period.count === 1 ? '1 year' : `${period.count} years`;
    const months = period.count * 12;
    const getLabel = (key: string) => service.specs.find((spec) => spec.key === key)?.label;

    const english = await shop.quote(selection);
    const texts = english.items.map(({ label, formula }) => [label, formula]);
    expect(texts).toContainEqual([`${sku.name.en}, ${years}`, `${yuan(period.originalPrice)} × 2`]);
    expect(texts).toContainEqual([
      getLabel(number.key)?.en,
      `${yuan(number.unitAmount)} × ${units} × ${months} months × 2`,
    ]);
    expect(texts).toContainEqual([getLabel(toggle.key)?.en, `${yuan(toggle.amount)} × ${months} months × 2`]);
    expect(texts).toContainEqual([
      'Discount for the longer term',
      `${yuan(period.price - period.originalPrice)} × 2`,
    ]);

    const chinese = await createShop('zh-CN').quote(selection);
    const zhTexts = chinese.items.map(({ label, formula }) => [label, formula]);
    expect(zhTexts).toContainEqual([
      `${sku.name.zh}，${period.count} 年`,
      `${yuan(period.originalPrice)} × 2`,
    ]);
    expect(zhTexts).toContainEqual([
      getLabel(number.key)?.zh,
      `${yuan(number.unitAmount)} × ${units} × ${months} 个月 × 2`,
    ]);
    expect(zhTexts.map(([label]) => label)).toContain('长期优惠');
    expect(chinese.items.map(({ amount }) => amount)).toEqual(english.items.map(({ amount }) => amount));
  });

  it('does not repeat the amount as its own formula', async () => {
    const { items } = await shop.quote(toSelection());
    for (const { formula } of items) expect(formula).not.toMatch(/^-?¥[\d.,]+$/);
  });

  it('is valid for 15 minutes, and needs no session', async () => {
    const { serverTime, expiresAt } = await shop.quote(toSelection());
    expect(Date.parse(expiresAt) - Date.parse(serverTime)).toBe(900_000);
  });

  it('is deleted after it has expired', async () => {
    await shop.quote(toSelection());
    await shop.quote(toSelection());
    expect(db().quotes).toHaveLength(2);
    shop.advance(901);
    await shop.quote(toSelection());
    expect(db().quotes).toHaveLength(1);
  });
});

describe('a quote', () => {
  it.each<[string, object, number, string]>([
    ['for an unknown service', { serviceId: 'nothing' }, ORDER_ERROR.serviceUnavailable, 'service'],
    ['for an unknown plan', { skuCode: 'nothing' }, ORDER_ERROR.selectionInvalid, 'plan'],
    ['for a quantity over the limit', { quantity: 1_000_000 }, ORDER_ERROR.quantityExceeded, 'quantity'],
    [
      'to renew a service that was not bought',
      { orderType: 'renew' },
      ORDER_ERROR.selectionInvalid,
      'orderType',
    ],
  ])('is refused %s', async (_what, changes, code, error) => {
    expect(await requestQuote({ ...toSelection(), ...changes })).toMatchObject({ code, result: { error } });
    expect(db().quotes).toEqual([]);
  });

  it('is refused for an unavailable trial, and for a trial of two', async () => {
    const trial = toSelection({ orderType: 'trial' });
    expect(await requestQuote({ ...trial, quantity: 2 })).toMatchObject({ code: ORDER_ERROR.trialRefused });
    const other = allServices().find(({ trialDays, status }) => trialDays === 0 && status === 'active');
    const [sku] = other?.skus ?? [];
    const [period] = sku?.periods ?? [];
    if (!other || !sku || !period) throw new Error('Every service has a trial');
    expect(await requestQuote(configured(other, sku.skuCode, period, 'trial'))).toMatchObject({
      code: ORDER_ERROR.trialRefused,
    });
  });
});
