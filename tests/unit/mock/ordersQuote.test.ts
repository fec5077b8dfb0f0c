import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { sumLines } from '../../../src/domain/order/quote';
import { changeService, configured, createShop, type Shop, toSelection } from './shop';

let shop: Shop;

beforeEach(() => {
  shop = createShop();
});

afterEach(() => jest.restoreAllMocks());

const ask = (body: object) => shop.post('order/quote', body);

/** A selection with a number spec that can go two units above what is included, and a switch that costs something. */
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
  it('explains every line in the language of the call', async () => {
    const { service, sku, number, toggle, period, units, specs } = richSelection();
    const selection = {
      serviceId: service.serviceId,
      skuCode: sku.skuCode,
      specs,
      period: { unit: period.unit, count: period.count },
      quantity: 2,
    };
    const yuan = (cents: number) =>
      `${cents < 0 ? '-' : ''}¥${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
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
      'Discount for the longer period',
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
    expect(zhTexts.map(([label]) => label)).toContain('长周期优惠');
    expect(chinese.items.map(({ amount }) => amount)).toEqual(english.items.map(({ amount }) => amount));
  });

  it('adds up, for every service, plan and period there is', async () => {
    for (const { serviceId, status, skus, specs, trialDays } of allServices()) {
      if (status !== 'active') continue;
      const values = Object.fromEntries(
        specs.map((spec) => [
          spec.key,
          spec.type === 'switch'
            ? true
            : spec.type === 'number'
              ? spec.max - ((spec.max - spec.min) % spec.step)
              : spec.options.at(-1)?.value,
        ]),
      );
      for (const { skuCode, periods } of skus) {
        for (const { unit, count } of periods) {
          for (const orderType of trialDays > 0 ? ['new', 'trial'] : ['new']) {
            const quote = await shop.quote({
              serviceId,
              skuCode,
              specs: values,
              period: { unit, count },
              quantity: 1,
              orderType,
            });
            expect(sumLines(quote.items)).toEqual({
              originalAmount: quote.originalAmount,
              discountAmount: quote.discountAmount,
              payableAmount: quote.payableAmount,
            });
            if (orderType === 'trial') expect(quote.payableAmount).toBe(0);
          }
        }
      }
    }
  });

  it('holds for a quarter of an hour, and needs no session', async () => {
    const { serverTime, expiresAt } = await shop.quote(toSelection());
    expect(Date.parse(expiresAt) - Date.parse(serverTime)).toBe(900_000);
  });

  it('that has run out is forgotten', async () => {
    await shop.quote(toSelection());
    await shop.quote(toSelection());
    expect(db().quotes).toHaveLength(2);
    shop.advance(901);
    await shop.quote(toSelection());
    expect(db().quotes).toHaveLength(1);
  });
});

describe('a quote is refused', () => {
  it.each<[string, object, number, string]>([
    ['for a service nobody has', { serviceId: 'nothing' }, ORDER_ERROR.serviceUnavailable, 'service'],
    ['for a name every object has', { serviceId: '__proto__' }, ORDER_ERROR.serviceUnavailable, 'service'],
    ['for another plan', { skuCode: 'nothing' }, ORDER_ERROR.selectionInvalid, 'plan'],
    ['for another period', { period: { unit: 'year', count: 35 } }, ORDER_ERROR.selectionInvalid, 'period'],
    ['with a spec too many', { specs: { stranger: true } }, ORDER_ERROR.selectionInvalid, 'spec'],
    ['for too many', { quantity: 1_000_000 }, ORDER_ERROR.quantityExceeded, 'quantity'],
    ['to renew what nobody owns', { orderType: 'renew' }, ORDER_ERROR.selectionInvalid, 'orderType'],
    ['to upgrade what nobody owns', { orderType: 'upgrade' }, ORDER_ERROR.selectionInvalid, 'orderType'],
  ])('%s', async (_what, changes, code, error) => {
    expect(await ask({ ...toSelection(), ...changes })).toMatchObject({ code, result: { error } });
    expect(db().quotes).toEqual([]);
  });

  it('for what is not on sale', async () => {
    const selection = toSelection();
    for (const status of ['paused', 'retired'] as const) {
      changeService(selection.serviceId, 'status', status);
      expect(await ask(selection)).toMatchObject({ code: ORDER_ERROR.serviceUnavailable });
      jest.restoreAllMocks();
    }
  });

  it('for a trial of what cannot be tried, and for two at once', async () => {
    const trial = toSelection({ orderType: 'trial' });
    expect(await ask({ ...trial, quantity: 2 })).toMatchObject({ code: ORDER_ERROR.trialRefused });
    const other = allServices().find(({ trialDays, status }) => trialDays === 0 && status === 'active');
    const [sku] = other?.skus ?? [];
    const [period] = sku?.periods ?? [];
    if (!other || !sku || !period) throw new Error('Everything can be tried');
    expect(await ask(configured(other, sku.skuCode, period, 'trial'))).toMatchObject({
      code: ORDER_ERROR.trialRefused,
    });
  });

  it.each([[{}], [[]], [{ quantity: 0 }], [{ quantity: '1' }], [{ specs: null }], [{ period: 'year-1' }]])(
    'with 400 for %j',
    async (wrong) => {
      const body =
        Array.isArray(wrong) || Object.keys(wrong).length === 0 ? wrong : { ...toSelection(), ...wrong };
      expect(await ask(body)).toMatchObject({ code: 400, result: null });
    },
  );
});
