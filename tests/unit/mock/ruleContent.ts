import type { Rule } from '../../../src/domain/rule/rule';

/** What makes a rule that does not exist yet. */
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
  idempotencyKey: 'key-of-this-call',
};

/** What changes a rule: its own content with a difference. */
export const toContent = ({ owner, ...rule }: Rule, change: object = {}) => ({
  ...rule,
  ownerId: owner.ownerId,
  ...change,
});
