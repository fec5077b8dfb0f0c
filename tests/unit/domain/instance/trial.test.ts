import { continuesTrial, termAfterTrial } from '../../../../src/domain/instance/trial';

const HOUR_MS = 3_600_000;
const BEGAN = Date.UTC(2026, 0, 24, 4);
const END = Date.UTC(2026, 0, 31, 4);

const ORDER = {
  orderType: 'new',
  serviceId: 'probe',
  period: { unit: 'month', count: 1 },
  orderedAt: BEGAN + HOUR_MS,
} as const;
const TRIAL = {
  orderType: 'trial',
  serviceId: 'probe',
  status: 'active',
  beganOn: BEGAN,
  endsOn: END,
  isOffered: false,
  isTaken: false,
} as const;

describe('continuesTrial', () => {
  it('holds for an order of the same service while the trial runs', () => {
    expect(continuesTrial(ORDER, TRIAL, BEGAN + HOUR_MS)).toBe(true);
    expect(continuesTrial({ ...ORDER, orderedAt: BEGAN }, TRIAL, END - 1)).toBe(true);
  });

  it('counts the payment before the end, although the setup follows it', () => {
    expect(continuesTrial(ORDER, { ...TRIAL, status: 'expired' }, END - 1)).toBe(true);
    expect(continuesTrial(ORDER, { ...TRIAL, status: 'expired' }, END)).toBe(false);
  });

  it.each([
    ['another trial', { orderType: 'trial' }],
    ['a renewal', { orderType: 'renew' }],
    ['another service', { serviceId: 'mailbox' }],
    ['a pack or a delivery', { period: { unit: 'once', count: 1 } }],
    ['an order from before the trial', { orderedAt: BEGAN - 1 }],
  ] as const)('does not hold for %s', (_name, changes) => {
    expect(continuesTrial({ ...ORDER, ...changes }, TRIAL, BEGAN + HOUR_MS)).toBe(false);
  });

  it.each([
    ['a bought service', { orderType: 'new' }],
    ['a released trial', { status: 'released' }],
    ['a suspended trial', { status: 'suspended' }],
    ['a service without an end', { endsOn: undefined }],
    ['a trial that is offered to another account', { isOffered: true }],
    ['a trial that another paid order takes over', { isTaken: true }],
  ] as const)('does not hold for %s', (_name, changes) => {
    expect(continuesTrial(ORDER, { ...TRIAL, ...changes }, BEGAN + HOUR_MS)).toBe(false);
  });
});

it('the paid term lasts one period from the end of the trial on', () => {
  expect(termAfterTrial(END, ORDER.period)).toEqual({ from: END, to: Date.UTC(2026, 1, 28, 4) });
});
