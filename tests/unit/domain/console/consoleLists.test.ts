import * as v from 'valibot';
import { shownProgress, taskPayloadSchema, taskStatus } from '@/domain/console/consoleTask';
import { getInitials } from '@/domain/console/person';
import { goodAmount, returnTotals } from '@/domain/console/returnSheet';
import { copyName, templatePayloadSchema } from '@/domain/console/serviceTemplate';
import { textProblem } from '@/domain/fieldError';

it.each([
  ['', { min: 2, max: 4 }, 'required'],
  ['   ', { min: 2, max: 4 }, 'required'],
  ['a', { min: 2, max: 4 }, 'tooShort'],
  [' ab ', { min: 2, max: 4 }, undefined],
  ['服务市场', { min: 2, max: 4 }, undefined],
  ['服务市场吧', { min: 2, max: 4 }, 'tooLong'],
  ['😀😀😀😀', { min: 2, max: 4 }, undefined],
  ['', { min: 0, max: 4 }, undefined],
] as const)('textProblem(%j, %j) is %s', (value, rule, problem) => {
  expect(textProblem(value, rule)).toBe(problem);
});

describe('a task', () => {
  it('derives its status from progress and end', () => {
    expect(taskStatus({ progress: 0 })).toBe('waiting');
    expect(taskStatus({ progress: 1 })).toBe('active');
    expect(taskStatus({ progress: 100 })).toBe('active');
    expect(taskStatus({ progress: 30, doneAt: 5 })).toBe('done');
  });

  it('shows 100% when done', () => {
    expect(shownProgress({ status: 'done', progress: 30 })).toBe(100);
    expect(shownProgress({ status: 'active', progress: 30 })).toBe(30);
  });

  it('rejects invalid titles, progress and start times', () => {
    const good = {
      title: ' Ask ',
      description: '',
      ownerId: '1',
      startAt: '2026-11-21T01:00:00.000Z',
      progress: 5,
    };
    expect(v.parse(taskPayloadSchema, good).title).toBe('Ask');
    for (const bad of [
      { title: 'x' },
      { progress: 101 },
      { progress: 1.5 },
      { startAt: 'soon' },
      { ownerId: '' },
      { description: 'x'.repeat(201) },
    ])
      expect(v.safeParse(taskPayloadSchema, { ...good, ...bad }).success).toBe(false);
  });
});

describe('copyName', () => {
  it('adds a suffix and a number while the name is taken', () => {
    expect(copyName('Meeting seats', 'copy', [])).toBe('Meeting seats copy');
    expect(copyName('Meeting seats', 'copy', ['Meeting seats copy', 'Meeting seats copy 2'])).toBe(
      'Meeting seats copy 3',
    );
  });

  it('respects the maximum length', () => {
    const { name } = templatePayloadSchema.entries;
    const long = '名'.repeat(name.rule.max);
    const copy = copyName(long, '副本', []);
    expect([...copy]).toHaveLength(name.rule.max);
    expect(v.is(name, copy)).toBe(true);
    expect(copyName(long, '副本', [copy])).not.toBe(copy);
  });
});

it.each([
  ['沈知远', '远'],
  ['Shen Zhiyuan', 'SZ'],
  ['  Ada  Lovelace King', 'AL'],
  ['Cher', 'C'],
  ['', ''],
])('getInitials(%j) is %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('returnTotals sums goods in whole cents', () => {
  const goods = [
    { price: 1_999, quantity: 3 },
    { price: 5, quantity: 1 },
  ];
  expect(goods.map(goodAmount)).toEqual([5_997, 5]);
  expect(returnTotals(goods)).toEqual({ quantity: 4, amount: 6_002 });
  expect(returnTotals([])).toEqual({ quantity: 0, amount: 0 });
  // An extreme answer has no exact sum, which is shown as "-".
  expect(returnTotals([{ price: Number.MAX_SAFE_INTEGER, quantity: 3 }]).amount).toBeGreaterThan(
    Number.MAX_SAFE_INTEGER,
  );
});
