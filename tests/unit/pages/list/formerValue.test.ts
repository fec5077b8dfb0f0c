import type { RuleFieldChange } from '@/domain/rule/ruleDetail';
import type { Rule } from '@/domain/rule/ruleFields';
import { formerValues } from '@/pages/list/components/rule/formerValue';
import { rule as sample } from '../../../support/ruleSample';

const rule: Rule = {
  ...sample,
  status: 0,
  template: 'heartbeat',
  limit: 30,
  region: { regionId: 'east-1', name: 'East China 1' },
};
const choices = {
  owners: [rule.owner, { ownerId: 'risk', name: 'Risk' }],
  regions: [{ regionId: 'all', name: 'All regions' }],
};
const percent = { field: 'limit', from: '9', to: '30', fromUnit: 'percent', toUnit: 'minutes' } as const;
const template = { field: 'template', from: 'threshold', to: 'heartbeat' } as const;

const restore = (change: RuleFieldChange, others: RuleFieldChange[] = [], present: Partial<Rule> = {}) =>
  formerValues(change, [change, ...others], { ...choices, rule: { ...rule, ...present } });

it.each<[string, RuleFieldChange, object]>([
  ['a text', { field: 'name', from: 'Refunds' }, { name: 'Refunds' }],
  ['a status', { field: 'status', from: 'running' }, { status: 1 }],
  ['an owner by the name', { field: 'owner', from: 'Risk' }, { ownerId: 'risk' }],
  ['a region by the name', { field: 'region', from: 'All regions' }, { regionId: 'all' }],
  ['a choice', { field: 'frequency', from: 'hour' }, { frequency: 'hour' }],
  ['a time', { field: 'time', from: '2026-11-01T00:00:00.000Z' }, { time: '2026-11-01T08:00' }],
  ['a limit in the same unit', { field: 'limit', from: '45', fromUnit: 'minutes' }, { limit: 45 }],
])('restores %s', (_what, change, content) => expect(restore(change)).toEqual(content));

it('restores a template with the limit that it had', () => {
  expect(restore(template, [percent])).toEqual({ template: 'threshold', limit: 9 });
  expect(restore(template)).toBe('unit');
  expect(restore(template, [], { template: 'change' })).toEqual({ template: 'threshold' });
});

it.each<[string, RuleFieldChange, string]>([
  ['the current value', { field: 'owner', from: 'Payments' }, 'current'],
  ['the current limit', { field: 'limit', from: '30', fromUnit: 'minutes' }, 'current'],
  ['a limit in another unit', percent, 'unit'],
  ['no value', { field: 'region' }, 'unavailable'],
  ['a team that is gone', { field: 'owner', from: 'Former team' }, 'unavailable'],
  ['a status that only the scheduler sets', { field: 'status', from: 'abnormal' }, 'unavailable'],
  ['an unknown choice', { field: 'type', from: 'medium' }, 'unavailable'],
  ['a limit beyond the maximum', { field: 'limit', from: '5000', fromUnit: 'minutes' }, 'unavailable'],
])('does not restore %s', (_what, change, reason) => expect(restore(change)).toBe(reason));
