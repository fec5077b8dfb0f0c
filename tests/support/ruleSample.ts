import type { Rule } from '../../src/domain/rule/ruleFields';

/** A rule with every field that a rule needs. */
export const rule: Rule = {
  key: 'R-00042',
  name: 'Late refunds',
  desc: 'Tells who refunds late',
  callNo: 7,
  status: 3,
  updatedAt: '2026-11-20T04:00:00.000Z',
  target: 'payment',
  template: 'threshold',
  type: 'strong',
  time: '2026-11-25T01:30:00.000Z',
  frequency: 'day',
  owner: { ownerId: 'payment', name: 'Payments' },
  progress: 40,
  version: 3,
};
