import type { Rule } from '../../../src/domain/rule/ruleFields';

/** The content of a new rule. */
export const content = {
  name: 'Chargebacks of the week',
  desc: 'Counts what banks take back',
  target: 'payment',
  template: 'threshold',
  type: 'weak',
  time: '2026-12-01T01:00:00.000Z',
  frequency: 'week',
  ownerId: 'payment',
  status: 0,
};

/** The content of an existing rule, with changes. */
export const toContent = ({ owner, ...rule }: Rule, change: object = {}) => ({
  ...rule,
  ownerId: owner.ownerId,
  ...change,
});
