import { changeKind, specsFor } from '@/domain/instance/planChange';
import { service } from './plans';

const plan = (skuCode: string) => {
  const found = service.skus.find((sku) => sku.skuCode === skuCode);
  if (!found) throw new Error(skuCode);
  return found;
};

it.each([
  ['personal', 'team', 'upgrade'],
  ['team', 'personal', 'downgrade'],
  ['team', 'school', 'change'],
  ['school', 'team', 'change'],
  // It costs less.
  ['team', 'company', 'upgrade'],
  ['company', 'team', 'downgrade'],
] as const)('a change from %s to %s is by rank: %s', (from, to, kind) => {
  expect(changeKind(service, from, to)).toBe(kind);
});

it('plans of a back end without ranks rank as they are listed, also when one has a rank', () => {
  const skus = service.skus.map((sku) => ({ ...sku, rank: sku.skuCode === 'team' ? 0 : undefined }));
  expect(changeKind({ skus }, 'company', 'personal')).toBe('upgrade');
  expect(changeKind({ skus }, 'school', 'team')).toBe('downgrade');
  expect(changeKind({ skus }, 'team', 'team')).toBe('change');
});

it('a plan with rank 0 is smaller than one with rank 1', () => {
  const skus = [
    { ...plan('team'), rank: 1 },
    { ...plan('school'), rank: 0 },
  ];
  expect(changeKind({ skus }, 'team', 'school')).toBe('downgrade');
});

it('rejects a plan that the service does not have', () => {
  expect(() => changeKind(service, 'team', 'unknown')).toThrow(
    new RangeError('The service does not have this plan'),
  );
});

const specs = { seats: 20, speed: 'fast', archive: false };

it.each([
  ['what the plan includes', 'team', {}, { seats: 50, archive: true }],
  ['what the customer has beyond that', 'team', { seats: 60, archive: true }, { seats: 60, archive: true }],
  ['what the customer has and a smaller plan charges for', 'personal', { archive: true }, { archive: true }],
  ['the next larger number that is offered', 'personal', { seats: 21 }, { seats: 25 }],
  ['the largest number that is offered', 'personal', { seats: 999 }, { seats: 200 }],
  ['the smallest number that is offered', 'personal', { seats: 1 }, { seats: 5 }],
  ['a free choice for one that is not offered', 'personal', { speed: 'gone' }, { speed: 'slow' }],
])('a plan comes with %s', (_what, skuCode, chosen, expected) => {
  expect(specsFor(service, plan(skuCode), { ...specs, ...chosen })).toEqual({ ...specs, ...expected });
});

it('leaves out specs that the service no longer has, and adds new ones', () => {
  expect(specsFor(service, plan('personal'), { gone: 3 })).toEqual({
    seats: 5,
    speed: 'slow',
    archive: false,
  });
});

it('a number stays on the steps below the largest one', () => {
  const seats = { key: 'seats', label: '', unit: '', type: 'number' as const, min: 1, max: 10, step: 4 };
  expect(specsFor({ specs: [seats] }, plan('team'), { seats: 2 })).toEqual({ seats: 9 });
});

it('a plan that is not larger comes with nothing that only the former plan included', () => {
  const [large, small] = [plan('team'), plan('personal')];
  const leave = (chosen: object) => specsFor(service, small, { ...specs, ...chosen }, large);
  expect(leave({ seats: 50, archive: true })).toEqual({ seats: 5, speed: 'slow', archive: false });
  expect(leave({ seats: 55 })).toEqual({ seats: 55, speed: 'slow', archive: false });
  // What is free in both plans is the customer's choice.
  expect(specsFor(service, plan('school'), { ...specs, seats: 50 }, large)).toMatchObject({ speed: 'fast' });
});
