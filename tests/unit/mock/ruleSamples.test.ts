import { db } from '../../../mock/lib/db';
import { generatedRules, runBefore } from '../../../mock/lib/rules/generated';
import { ruleHistory } from '../../../mock/lib/rules/history';
import { failureReason, ruleRuns } from '../../../mock/lib/rules/runs';
import {
  RULE_LIMIT_UNIT,
  RULE_STATUS,
  type Rule,
  type RuleTemplate,
  ruleFields,
} from '../../../src/domain/rule/ruleFields';
import { createRuleClient } from './ruleClient';

const MINUTE_MS = 60_000;

beforeEach(() => createRuleClient());

const rules = () => generatedRules(db().seededAt);
const EVERY_200TH = (_rule: unknown, index: number) => index % 200 === 0;

describe('the last run of each of the ten thousand rules', () => {
  it('is not before the start time, and not in the future', () => {
    const { seededAt } = db();
    const wrong = rules().filter(
      ({ updatedAt, time }) => updatedAt !== undefined && (updatedAt < time || updatedAt > seededAt),
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('is missing for the closed rules that start in the future, which were never called', () => {
    const { seededAt } = db();
    const waiting = rules().filter(({ updatedAt }) => updatedAt === undefined);
    expect(waiting.length).toBeGreaterThan(300);
    expect(
      waiting.filter(({ time, callNo, status }) => time <= seededAt || callNo > 0 || status !== 0),
    ).toEqual([]);
    expect(rules().filter(({ updatedAt, callNo }) => updatedAt !== undefined && callNo < 3)).toEqual([]);
  });

  it('is a scheduled one: as many periods after the start as the rule was called', () => {
    const wrong = rules().filter(
      ({ updatedAt, time, frequency, callNo }) =>
        updatedAt !== undefined && runBefore(updatedAt, frequency, callNo - 1) !== time,
    );
    expect(wrong).toEqual([]);
    for (const frequency of ruleFields.frequency.valueEnum)
      expect(rules().some((rule) => rule.frequency === frequency && rule.callNo > 5)).toBe(true);
  });

  it('is less than a period ago for running and online rules', () => {
    const { seededAt } = db();
    const days: Record<Rule['frequency'], number> = { hour: 1 / 24, day: 1, week: 7, month: 34 };
    const late = rules().filter(
      ({ status, frequency, updatedAt = seededAt }) =>
        (status === RULE_STATUS.running || status === RULE_STATUS.online) &&
        seededAt - updatedAt > days[frequency] * 24 * 60 * MINUTE_MS,
    );
    expect(late).toEqual([]);
  });
});

it('monthly runs are on the same day of each month', () => {
  const at = Date.UTC(2026, 2, 28, 5, 30);
  expect([1, 2, 13].map((months) => new Date(runBefore(at, 'month', months)).toISOString())).toEqual([
    '2026-02-28T05:30:00.000Z',
    '2026-01-28T05:30:00.000Z',
    '2025-02-28T05:30:00.000Z',
  ]);
  expect(runBefore(at, 'week', 2)).toBe(at - 14 * 24 * 60 * MINUTE_MS);
});

describe('every text of the ten thousand rules', () => {
  it('promises nothing that an edit of another field makes wrong', () => {
    for (const { desc } of rules().filter(EVERY_200TH)) {
      expect(desc.en).not.toMatch(/\d+%| days| minutes|Catalogue operations|Reliability/);
      expect(desc.zh).not.toMatch(/\d+%|\d+ 天|\d+ 分钟|[组]$/);
    }
  });
});

describe('the sample runs', () => {
  it('end with the last run, newest first, and one period apart', () => {
    for (const rule of rules().filter(EVERY_200TH)) {
      const runs = ruleRuns(rule, 'en');
      expect(runs[0]?.at).toBe(rule.updatedAt && new Date(rule.updatedAt).toISOString());
      expect(runs).toHaveLength(Math.min(rule.callNo, 50));
      expect(runs.filter(({ at }) => Date.parse(at) < rule.time)).toEqual([]);
      const times = runs.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(runs.map(({ runId }) => runId)).size).toBe(runs.length);
    }
  });

  it('failed three times in a row for an abnormal rule, with the reason, and not for the others', () => {
    for (const rule of rules().filter(EVERY_200TH)) {
      const runs = ruleRuns(rule, 'zh');
      const isAbnormal = rule.status === RULE_STATUS.abnormal;
      const latest = runs.slice(0, 3).map(({ result }) => result);
      expect(runs.length > 0 && latest.every((result) => result === 'failed')).toBe(isAbnormal);
      for (const { result, reason } of runs)
        expect(reason).toBe(result === 'failed' ? failureReason(rule, 'zh') : undefined);
    }
  });
});

describe('the sample history', () => {
  it('leads to the present state, in order, and begins with the creation', () => {
    for (const rule of rules().filter(EVERY_200TH)) {
      const history = ruleHistory(rule.number, 'en');
      const times = history.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThanOrEqual(db().seededAt);
      expect(history.at(-1)).toMatchObject({ action: 'create', changes: [] });
      const last = history.flatMap(({ changes }) => changes).find(({ field }) => field === 'status');
      expect(last?.to ?? 'closed').toBe(['closed', 'running', 'online', 'abnormal'][rule.status]);
    }
  });

  it('contains a limit with each change of the template to another unit, and the units of all limits', () => {
    const events = rules().flatMap(({ number }) => ruleHistory(number, 'en'));
    const changes = events.map((event) => ({
      template: event.changes.find(({ field }) => field === 'template'),
      limit: event.changes.find(({ field }) => field === 'limit'),
    }));
    const unitOf = (template = '') => RULE_LIMIT_UNIT[template as RuleTemplate];
    const edits = changes.filter(({ template }) => template);
    expect(edits.length).toBeGreaterThan(500);
    for (const { template, limit } of edits) {
      const units = [unitOf(template?.from), unitOf(template?.to)];
      expect([limit?.fromUnit, limit?.toUnit]).toEqual(units[0] === units[1] ? [] : units);
    }
    const limits = changes.flatMap(({ limit }) => limit ?? []);
    expect(limits.filter(({ fromUnit, toUnit }) => !fromUnit || !toUnit)).toEqual([]);
  });
});
