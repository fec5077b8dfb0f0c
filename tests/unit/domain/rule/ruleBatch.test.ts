import * as v from 'valibot';
import {
  type RuleBatchResult,
  retriableCount,
  ruleBatchResultSchema,
  type SkipReason,
  skippedByReason,
  skippedTotal,
} from '../../../../src/domain/rule/ruleBatch';
import { RULE_STATUS } from '../../../../src/domain/rule/ruleFields';
import {
  approvalRefusal,
  MAX_RULE_BATCH,
  ruleAssignmentSchema,
  ruleScheduleSchema,
  ruleSelectionSchema,
  stopRefusal,
} from '../../../../src/domain/rule/ruleSelection';

const skipped = (key: string, reason: SkipReason) => ({ key, name: key, reason });
const before: RuleBatchResult = {
  batchId: '1',
  done: 1,
  skipped: [skipped('b', 'unreachable'), skipped('d', 'unreachable'), skipped('c', 'online')],
  skippedCounts: { unreachable: 2, online: 1 },
};

describe('an approval', () => {
  it('accepts closed rules only', () =>
    expect(Object.values(RULE_STATUS).map(approvalRefusal)).toEqual([
      undefined,
      'running',
      'online',
      'abnormal',
    ]));

  it('can be retried for unreachable rules only', () => {
    expect(retriableCount(before)).toBe(2);
    expect(retriableCount({ skippedCounts: { changed: 3, online: 1 } })).toBe(0);
  });
});

it('every rule that is not closed can be stopped', () =>
  expect(Object.values(RULE_STATUS).map(stopRefusal)).toEqual(['closed', undefined, undefined, undefined]));

describe('skipped rules', () => {
  it('are grouped by reason', () =>
    expect(skippedByReason(before).map(({ reason, rules }) => [reason, rules.map(({ key }) => key)])).toEqual(
      [
        ['unreachable', ['b', 'd']],
        ['online', ['c']],
      ],
    ));

  it('are counted with those that are not listed', () => {
    const many = { ...before, skippedCounts: { unreachable: 2, online: 1, running: 7 } };
    expect(skippedTotal(many)).toBe(10);
    expect(skippedByReason(many).map(({ reason, count }) => [reason, count])).toEqual([
      ['unreachable', 2],
      ['running', 7],
      ['online', 1],
    ]);
  });

  it('need a known reason', () => {
    expect(v.is(ruleBatchResultSchema, before)).toBe(true);
    expect(v.is(ruleBatchResultSchema, { ...before, skippedCounts: { bored: 1 } })).toBe(false);
  });
});

describe('a selection of rules', () => {
  it.each([
    { keys: ['R-00001'] },
    { keys: Array.from({ length: MAX_RULE_BATCH }, () => 'R-00001') },
    { query: {}, total: 0 },
    { query: { status: ['closed'], type: ['weak'], minCalls: 5, sort: '-callNo' }, total: 10_000 },
  ])('is valid: %#', (selection) => expect(v.is(ruleSelectionSchema, selection)).toBe(true));

  it.each([
    {},
    { keys: [] },
    { keys: [''] },
    { keys: 'R-00001' },
    { keys: Array.from({ length: MAX_RULE_BATCH + 1 }, () => 'R-00001') },
    { query: {} },
    { total: 3 },
    { query: { status: ['gone'] }, total: 3 },
    { query: { minCalls: -1 }, total: 3 },
    { query: {}, total: -1 },
  ])('is invalid: %#', (selection) => expect(v.is(ruleSelectionSchema, selection)).toBe(false));

  it('of an action needs its value', () => {
    for (const selection of [{ keys: ['R-00001'] }, { query: {}, total: 1 }]) {
      expect(v.is(ruleAssignmentSchema, selection)).toBe(false);
      expect(v.is(ruleAssignmentSchema, { ...selection, ownerId: 'risk' })).toBe(true);
      expect(v.is(ruleScheduleSchema, { ...selection, frequency: 'year' })).toBe(false);
      expect(v.is(ruleScheduleSchema, { ...selection, frequency: 'week' })).toBe(true);
    }
  });
});
