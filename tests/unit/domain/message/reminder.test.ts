import { INSTANCE_STATUSES } from '@/domain/instance/instance';
import { AUTO_RENEW_DAYS } from '@/domain/instance/renewal';
import {
  dueReminders,
  END_REMINDER_DAYS,
  isNewDevice,
  RENEWAL_REMINDER_DAYS,
  reachedThresholds,
  type Term,
} from '@/domain/message/reminder';

const DAY_MS = 86_400_000;
const END = 365 * DAY_MS;

const YEAR: Term = {
  instanceId: 'I1',
  status: 'active',
  beganOn: 0,
  endsOn: END,
  period: { unit: 'year', count: 1 },
  autoRenew: false,
  outlook: { state: 'willEnd', reason: 'off' },
};

const SHORT = { ...YEAR, autoRenew: true, outlook: { state: 'short', reason: 'balance' } } as const;
const BLOCKED = { ...YEAR, autoRenew: true, outlook: { state: 'blocked', reason: 'handOver' } } as const;

/** The reminders of a term that are due this many days before its end, as `kind days`. */
const dueBefore = (days: number, changes: Partial<Term> = {}, sent: string[] = []) =>
  dueReminders({ ...YEAR, ...changes }, END - days * DAY_MS, new Set(sent)).map(
    ({ kind, days: stage }) => `${kind} ${stage}`,
  );

describe('reminders of a service that ends', () => {
  it.each([
    [30.001, []],
    [30, ['serviceEnds 30']],
    [7.001, ['serviceEnds 30']],
    [7, ['serviceEnds 30', 'serviceEnds 7']],
    [1.001, ['serviceEnds 30', 'serviceEnds 7']],
    [1, ['serviceEnds 30', 'serviceEnds 7', 'serviceEnds 1']],
    [0, ['serviceEnds 30', 'serviceEnds 7', 'serviceEnds 1']],
  ])('%s days before the end are %j', (days, due) => {
    expect(dueBefore(days)).toEqual(due);
  });

  it('are dated when they were due', () => {
    const due = dueReminders(YEAR, END, new Set());
    expect(due.map(({ at }) => (END - at) / DAY_MS)).toEqual([...END_REMINDER_DAYS]);
  });

  it('are sent once, and again for the next term', () => {
    const [first] = dueReminders(YEAR, END - 20 * DAY_MS, new Set());
    expect(dueBefore(20, {}, [first?.key ?? ''])).toEqual([]);
    expect(dueBefore(5, {}, [first?.key ?? ''])).toEqual(['serviceEnds 7']);
    const renewed = { ...YEAR, beganOn: END, endsOn: 2 * END };
    const keys = new Set(dueReminders(YEAR, END, new Set()).map(({ key }) => key));
    expect(dueReminders(renewed, 2 * END, keys)).toHaveLength(3);
  });

  it('have different keys for every service, kind and stage', () => {
    const terms = [YEAR, SHORT, BLOCKED, { ...YEAR, instanceId: 'I2' }];
    const at = END - 2 * DAY_MS;
    const keys = terms.flatMap((term) => dueReminders(term, at, new Set()).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(6);
  });

  it.each([
    ['month', ['serviceEnds 7', 'serviceEnds 1']],
    ['quarter', ['serviceEnds 7', 'serviceEnds 1']],
    ['year', ['serviceEnds 30', 'serviceEnds 7', 'serviceEnds 1']],
  ] as const)('of a %s are due in its last quarter: %j', (unit, due) => {
    expect(dueBefore(0, { period: { unit, count: 1 } })).toEqual(due);
  });

  it('are left out on the first day of a term, and before its last quarter', () => {
    expect(dueBefore(0, { beganOn: END - 30 * DAY_MS })).toEqual(['serviceEnds 7', 'serviceEnds 1']);
    expect(dueBefore(0, { beganOn: END - 119 * DAY_MS })).toHaveLength(2);
    expect(dueBefore(0, { beganOn: END - 120 * DAY_MS })).toHaveLength(3);
    expect(dueBefore(0, { beganOn: END - 3 * DAY_MS })).toEqual(['serviceEnds 1']);
    expect(dueBefore(0, { beganOn: END - 7 * DAY_MS })).toEqual(['serviceEnds 1']);
    expect(dueBefore(0, { beganOn: END - DAY_MS })).toEqual([]);
  });

  it('exist only for a term that runs or has run out', () => {
    const reminded = INSTANCE_STATUSES.filter((status) => dueBefore(0, { status }).length > 0);
    expect(reminded).toEqual(['active', 'grace', 'expired']);
    expect(dueBefore(0, { endsOn: undefined })).toEqual([]);
  });
});

describe('reminders of a service that renews itself', () => {
  it('are not sent when it will, and not about its end when it did not', () => {
    expect(dueBefore(0, { autoRenew: true, outlook: { state: 'renews', reason: undefined } })).toEqual([]);
    expect(dueBefore(0, { autoRenew: true, status: 'expired', outlook: undefined })).toEqual([]);
  });

  it.each([
    [30.001, []],
    [30, [30]],
    [7.001, [30]],
    [7, [7]],
    [3, [3]],
    [1.001, [3]],
    [1, []],
  ])('%s days before the end are of the stages %j, whatever is in the way', (days, stages) => {
    expect(dueBefore(days, SHORT)).toEqual(stages.map((stage) => `renewalShort ${stage}`));
    expect(dueBefore(days, BLOCKED)).toEqual(stages.map((stage) => `renewalBlocked ${stage}`));
  });

  it('are told at once, once for each reason and stage', () => {
    const now = END - 5 * DAY_MS;
    const [first] = dueReminders({ ...YEAR, ...BLOCKED }, now, new Set());
    expect(first).toMatchObject({ at: now });
    const sent = [first?.key ?? ''];
    expect(dueBefore(5, BLOCKED, sent)).toEqual([]);
    expect(dueBefore(3, BLOCKED, sent)).toEqual(['renewalBlocked 3']);
    const other = { ...BLOCKED, outlook: { state: 'blocked', reason: 'refund' } } as const;
    expect(dueBefore(5, other, sent)).toEqual(['renewalBlocked 7']);
  });

  it('leave time before the renewal', () => {
    for (const days of RENEWAL_REMINDER_DAYS) expect(days).toBeGreaterThan(AUTO_RENEW_DAYS);
  });
});

it.each([
  [0, 80, []],
  [799, 80, []],
  [800, 80, [80]],
  [999, 80, [80]],
  [1_000, 80, [80, 100]],
  [1_200, 80, [80, 100]],
  [999, undefined, []],
  [1_000, undefined, [100]],
  [1_000, 100, [100]],
])('%d of 1 000 units with the threshold %p reach %j percent', (used, alertPercent, reached) => {
  expect(reachedThresholds({ used, total: 1_000 }, alertPercent)).toEqual(reached);
});

it.each([
  ['Chrome · macOS', ['Chrome · macOS'], false],
  ['Firefox · Linux', ['Chrome · macOS'], true],
  ['Firefox · Linux', [], false],
  ['', ['Chrome · macOS'], false],
])('the device "%s" after %j is new: %s', (device, earlier, expected) => {
  expect(isNewDevice(device, new Set(earlier))).toBe(expected);
});
