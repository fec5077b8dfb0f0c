import { ruleEndpoints } from '../../../src/domain/rule/endpoints';
import { RULE_ERROR } from '../../../src/domain/rule/rule';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const content = {
  name: '支付成功率监测',
  desc: '支付成功率低于设定值时告警',
  target: 'payment',
  template: 'threshold',
  type: 'weak',
  time: '2026-12-01T01:00:00.000Z',
  frequency: 'day',
  ownerId: 'no-team-of-that-name',
  status: 0,
} as const;

const example = { keys: ['no-rule-of-that-name'] };

export const RULE_ENDPOINTS = describeEndpoints('rule', ruleEndpoints, {
  list: { summary: 'The rules that the filters find, with the count of each status.' },
  owners: { summary: 'The teams that can answer for a rule.' },
  export: { summary: 'All rules that the filters find, as a file for a spreadsheet.' },
  get: { summary: 'One rule as it is now.', unknownId: [RULE_ERROR.gone] },
  create: {
    summary: 'Creates a rule; the same idempotency key answers the same one.',
    example: { ...content, idempotencyKey: IDEMPOTENCY_KEY },
  },
  update: {
    summary: 'Changes a rule that nobody else has changed since it was read.',
    example: { ...content, version: 1 },
    unknownId: [RULE_ERROR.gone],
  },
  delete: { summary: 'Deletes rules; those that are gone already are named.', example },
  restore: { summary: 'Brings deleted rules back.', example },
  approve: {
    summary: 'Sets closed rules running; every other one is answered with the reason why it was skipped.',
    example,
  },
});
