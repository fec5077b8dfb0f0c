import {
  type CommitmentFacts,
  getCommitment,
  newServiceEnd,
  toCoveredTime,
} from '../../../../src/domain/order/commitment';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 31, 4);
const END_OF_FEBRUARY = Date.UTC(2026, 1, 28, 4);

const MONTH: CommitmentFacts = {
  orderType: 'new',
  period: { unit: 'month', count: 1 },
  isPack: false,
  items: [
    { kind: 'plan', amount: 30_000 },
    { kind: 'periodDiscount', amount: -4_000 },
    { kind: 'coupon', amount: -100 },
  ],
  payableAmount: 25_900,
};
const commitment = (changes: Partial<CommitmentFacts> = {}) => getCommitment({ ...MONTH, ...changes }, NOW);

describe('newServiceEnd', () => {
  it('is one term later, the end of a trial, or missing for a single delivery', () => {
    expect(newServiceEnd(MONTH, NOW)).toBe(END_OF_FEBRUARY);
    expect(newServiceEnd({ ...MONTH, trialDays: 14 }, NOW)).toBe(NOW + 14 * DAY_MS);
    expect(newServiceEnd({ period: { unit: 'once', count: 1 } }, NOW)).toBeUndefined();
  });
});

describe('the commitment of a new service', () => {
  it('begins at its setup and ends about a term later', () => {
    expect(commitment().term).toEqual({ from: undefined, to: END_OF_FEBRUARY, isEstimate: true });
  });

  it('is refunded in full for days that count from the setup', () => {
    expect(commitment().refund).toEqual({ rule: 'early', wholeUntil: undefined });
  });

  it('is refunded by the days left once the full refund of the service was used', () => {
    const notWhole = { kind: 'wholeRefundUsed', orderId: 'O1' } as const;
    expect(commitment({ notWhole }).refund).toEqual({ rule: 'proRata', why: notWhole });
  });

  it('is refunded by the days left when the service that it continues is in use', () => {
    const notWhole = { kind: 'used', orderId: undefined } as const;
    expect(commitment({ notWhole }).refund).toEqual({ rule: 'proRata', why: notWhole });
  });

  it('renews itself a day before its end, without the coupon', () => {
    expect(commitment().renewal).toEqual({ at: END_OF_FEBRUARY - DAY_MS, amount: 26_000 });
  });

  it('has no renewal as a trial, and nothing to refund', () => {
    const trial = commitment({ orderType: 'trial', trialDays: 7, payableAmount: 0 });
    expect(trial).toEqual({
      term: { from: undefined, to: NOW + 7 * DAY_MS, isEstimate: true },
      refund: { rule: 'free', wholeUntil: undefined },
      renewal: undefined,
    });
  });

  it('has no end as a delivery or a pack, which are refunded by their own rules', () => {
    const once = { period: { unit: 'once', count: 1 } } as const;
    expect(commitment(once)).toEqual({
      term: { from: undefined, to: undefined, isEstimate: false },
      refund: { rule: 'unaccepted', wholeUntil: undefined },
      renewal: undefined,
    });
    expect(commitment({ ...once, isPack: true }).refund).toEqual({ rule: 'units', wholeUntil: undefined });
  });
});

describe('the commitment of an order that continues a trial', () => {
  const [from, to] = [NOW + 3.5 * DAY_MS, NOW + 33.5 * DAY_MS];

  it('keeps the started days of the trial, and begins with its end', () => {
    const bought = commitment({ continues: 'I1', covers: { from, to } });
    expect(bought).toMatchObject({ term: { from, to, isEstimate: false }, trialDaysLeft: 4 });
    expect(bought.refund).toEqual({ rule: 'early', wholeUntil: from + 7 * DAY_MS });
    expect(bought.renewal?.at).toBe(to - DAY_MS);
  });

  it('names no days once the trial has ended, and none for another order', () => {
    expect(commitment({ continues: 'I1', covers: { from: NOW, to } }).trialDaysLeft).toBeUndefined();
    expect(commitment({ orderType: 'renew', covers: { from, to } }).trialDaysLeft).toBeUndefined();
    expect(commitment({ continues: 'I1' }).trialDaysLeft).toBeUndefined();
  });
});

it('the times of a contract are read as milliseconds', () => {
  expect(toCoveredTime({ from: undefined, to: '2026-02-28T04:00:00.000Z' })).toEqual({ to: END_OF_FEBRUARY });
  expect(toCoveredTime({ from: '2026-01-31T04:00:00.000Z', to: undefined })).toEqual({ from: NOW });
});

describe('the commitment of a change', () => {
  const [from, to] = [NOW + 10 * DAY_MS, NOW + 40 * DAY_MS];

  it('is the exact term of a renewal, refunded in full for seven days after it begins', () => {
    const renewal = commitment({ orderType: 'renew', covers: { from, to } });
    expect(renewal.term).toEqual({ from, to, isEstimate: false });
    expect(renewal.refund).toEqual({ rule: 'early', wholeUntil: from + 7 * DAY_MS });
    expect(renewal.renewal).toEqual({ at: to - DAY_MS, amount: 26_000 });
  });

  it('counts the seven days of a term that began before from the payment', () => {
    const { refund } = commitment({ orderType: 'renew', covers: { from: NOW - DAY_MS, to } });
    expect(refund.wholeUntil).toBe(NOW + 7 * DAY_MS);
  });

  it('is the rest of the term for an upgrade, whose renewal has another price', () => {
    const upgrade = commitment({ orderType: 'upgrade', covers: { to } });
    expect(upgrade.term).toEqual({ from: undefined, to, isEstimate: false });
    expect(upgrade.refund).toEqual({ rule: 'proRata', why: { kind: 'planChange' } });
    expect(upgrade.renewal).toEqual({ at: to - DAY_MS, amount: undefined });
  });
});
