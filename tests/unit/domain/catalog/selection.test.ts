import { allServices } from '../../../../mock/lib/catalogue/catalogue';
import { localize } from '../../../../mock/lib/text';
import {
  findPeriod,
  initialSpecValue,
  isSpecValue,
  numberSpecText,
  readSelection,
  type Selection,
  selectionError,
  writeSelection,
} from '../../../../src/domain/catalog/selection';
import type { Service, ServiceSpec } from '../../../../src/domain/catalog/service';

const services: Service[] = allServices().map((record) => ({
  ...localize(record, 'en'),
  publishedAt: '2026-01-01T00:00:00.000Z',
}));
const onOffer = services.filter(({ status }) => status === 'active');

function findService(serviceId: string): Service {
  const service = services.find((known) => known.serviceId === serviceId);
  if (!service) throw new Error(`No service ${serviceId}`);
  return service;
}

/** A value that differs from the default, if possible. */
function otherValue(spec: ServiceSpec) {
  if (spec.type === 'choice') return spec.options.at(-1)?.value ?? '';
  return spec.type === 'number' ? Math.min(spec.min + spec.step, spec.max) : true;
}

const meeting = findService('video-meeting');
const bought = readSelection(meeting, '');
const getError = (change: Partial<Selection>) => selectionError(meeting, { ...bought, ...change });

describe('readSelection', () => {
  it('restores what writeSelection wrote, for every service, plan and period', () => {
    for (const service of services) {
      for (const sku of service.skus) {
        for (const { unit, count } of sku.periods) {
          for (const value of [initialSpecValue, otherValue]) {
            const selection: Selection = {
              serviceId: service.serviceId,
              skuCode: sku.skuCode,
              specs: Object.fromEntries(service.specs.map((spec) => [spec.key, value(spec)])),
              period: { unit, count },
              quantity: service.maxQuantity,
              couponCode: 'SAVE 10% & more',
              orderType: 'new',
            };
            expect(readSelection(service, writeSelection(selection))).toEqual(selection);
          }
        }
      }
    }
  });

  it('ignores a blank coupon code', () => {
    expect(readSelection(meeting, '?coupon=%20%20').couponCode).toBeUndefined();
    expect(readSelection(meeting, '?coupon=%20SAVE100%20').couponCode).toBe('SAVE100');
  });

  it('restores trials, which have no coupon and a quantity of one', () => {
    for (const service of onOffer.filter(({ trialDays }) => trialDays > 0)) {
      const selection: Selection = { ...readSelection(service, ''), orderType: 'trial' };
      expect(readSelection(service, writeSelection(selection))).toEqual(selection);
      expect(readSelection(service, '?trial=1&quantity=5&coupon=X')).toEqual(selection);
    }
  });

  it('selects the first choice of everything by default', () => {
    expect(bought).toEqual({
      serviceId: 'video-meeting',
      skuCode: 'team',
      specs: { hosts: 1, size: 'p100', recording: false },
      period: { unit: 'month', count: 1 },
      quantity: 1,
      orderType: 'new',
    });
  });

  it('returns a valid selection for any URL', () => {
    const nonsense = [
      '?',
      '?plan=&period=&quantity=&coupon=&trial=',
      '?plan=none&period=week-1&quantity=-3',
      '?plan=__proto__&period=month',
      '?plan=constructor&period=month-01&quantity=1.5',
      '?quantity=9999999999999999999&trial=yes',
      '?quantity=Infinity&period=year-36',
      '?trial=1&quantity=9&coupon=TRIAL',
      `?coupon=${'x'.repeat(5000)}`,
      '?plan=a&plan=b&period=month-1&period=year-1',
      '?%E0%A4%A&plan=%',
      '?period=-&period=--&quantity=0x10',
      `?${'spec.a=1&'.repeat(2000)}`,
    ];
    for (const service of onOffer) {
      for (const search of nonsense) {
        expect(selectionError(service, readSelection(service, search))).toBeUndefined();
      }
      for (const { key } of service.specs) {
        for (const value of ['', '-1', '1e3', '999999999', '007', 'true', 'null', '💥', '__proto__']) {
          const search = `?${new URLSearchParams({ [`spec.${key}`]: value })}`;
          expect(selectionError(service, readSelection(service, search))).toBeUndefined();
        }
      }
    }
  });

  it('writeSelection is readable and omits default values', () => {
    expect(writeSelection(bought)).toBe(
      '?serviceId=video-meeting&plan=team&period=month-1&spec.hosts=1&spec.size=p100&spec.recording=0',
    );
    const changed: Selection = { ...bought, quantity: 3, couponCode: 'A', orderType: 'trial' };
    expect(writeSelection(changed)).toContain('&quantity=3');
    expect(writeSelection(changed)).toContain('&coupon=A&trial=1');
  });

  it('ignores a trial that the service does not offer', () => {
    const service = findService('penetration-test');
    expect(service.trialDays).toBe(0);
    expect(readSelection(service, '?trial=1').orderType).toBe('new');
  });
});

describe('selectionError', () => {
  it('is undefined for a selection that was read', () => expect(getError({})).toBeUndefined());

  it.each<[string, Partial<Selection>, ReturnType<typeof selectionError>]>([
    ['another service', { serviceId: 'e-contract' }, 'service'],
    ['an unknown plan', { skuCode: 'none' }, 'plan'],
    ['a plan named like a part of every object', { skuCode: '__proto__' }, 'plan'],
    ['a period of another plan', { skuCode: 'enterprise' }, 'period'],
    ['a unit that is not offered', { period: { unit: 'once', count: 1 } }, 'period'],
    ['a count that is not offered', { period: { unit: 'month', count: 2 } }, 'period'],
    ['no specs', { specs: {} }, 'spec'],
    ['a spec too few', { specs: { hosts: 1, size: 'p100' } }, 'spec'],
    ['a spec too many', { specs: { ...bought.specs, more: 1 } }, 'spec'],
    ['a spec of another name', { specs: { hosts: 1, size: 'p100', other: false } }, 'spec'],
    ['an unknown choice', { specs: { ...bought.specs, size: 'p9' } }, 'spec'],
    ['a number below the least', { specs: { ...bought.specs, hosts: 0 } }, 'spec'],
    ['a number above the most', { specs: { ...bought.specs, hosts: 101 } }, 'spec'],
    ['a number as text', { specs: { ...bought.specs, hosts: '1' } }, 'spec'],
    ['a broken number', { specs: { ...bought.specs, hosts: 1.5 } }, 'spec'],
    ['a switch as a number', { specs: { ...bought.specs, recording: 1 } }, 'spec'],
    ['too many at once', { quantity: meeting.maxQuantity + 1 }, 'quantity'],
    ['a trial of two', { orderType: 'trial', quantity: 2 }, 'trial'],
  ])('reports %s', (_, change, error) => {
    expect(getError(change)).toBe(error);
  });

  it('reports a paused or retired service', () => {
    for (const status of ['paused', 'retired'] as const) {
      expect(selectionError({ ...meeting, status }, bought)).toBe('service');
    }
  });

  it('reports a trial that the service does not offer', () => {
    const trial: Selection = { ...bought, orderType: 'trial' };
    expect(selectionError(meeting, trial)).toBeUndefined();
    expect(selectionError({ ...meeting, trialDays: 0 }, trial)).toBe('trial');
  });
});

describe('the values of a spec', () => {
  const number: ServiceSpec = { key: 'n', label: 'n', type: 'number', unit: 'u', min: 10, max: 50, step: 20 };

  it('of type number follow its steps', () => {
    const fitting = Array.from({ length: 70 }, (_, value) => value).filter((value) =>
      isSpecValue(number, value),
    );
    expect(fitting).toEqual([10, 30, 50]);
    expect(
      [Number.NaN, Number.POSITIVE_INFINITY, '10', null, undefined, true].filter((v) =>
        isSpecValue(number, v),
      ),
    ).toEqual([]);
  });

  it('start with a valid one', () => {
    for (const spec of services.flatMap(({ specs }) => specs)) {
      expect(isSpecValue(spec, initialSpecValue(spec))).toBe(true);
    }
  });

  it('findPeriod matches unit and count', () => {
    const [sku] = findService('business-mailbox').skus;
    expect(findPeriod(sku, { unit: 'year', count: 3 })?.price).toBeLessThan(
      3 * (sku?.periods[0]?.price ?? 0),
    );
    expect(findPeriod(sku, { unit: 'year', count: 2 })).toBeUndefined();
    expect(findPeriod(undefined, { unit: 'year', count: 1 })).toBeUndefined();
  });
});

describe('numberSpecText', () => {
  it('uses the unit of one for exactly one', () => {
    const spec = { unit: 'names', unitOne: 'name' };
    expect(numberSpecText(spec, 1)).toBe('1 name');
    expect(numberSpecText(spec, 2)).toBe('2 names');
    expect(numberSpecText({ unit: '个' }, 1)).toBe('1 个');
  });
});
