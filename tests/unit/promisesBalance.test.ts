import { BUDGET_PERCENTS } from '../../src/domain/money/budget';
import { mostWithdrawable } from '../../src/domain/money/withdrawal';
import { nextWithdrawalStatus } from '../../src/domain/money/withdrawalMachine';
import en from '../../src/locales/en-US/balance';
import { documents, findAll } from '../support/promisedTexts';

it('sentences about withdrawing the balance are true', () => {
  expect(findAll(documents, 'en', /withdraw your balance/g)).not.toEqual([]);
  expect(findAll(documents, 'zh', /提现/g)).not.toEqual([]);
  const options = {
    available: 5_000,
    channels: [{ channel: 'wechat' as const, most: 2_000 }],
    holder: { type: 'personal' as const, name: '王*' },
    mustLeave: undefined,
  };
  expect(mostWithdrawable(options, { kind: 'channel', channel: 'wechat' })).toBe(2_000);
  expect(mostWithdrawable(options, { kind: 'bank' })).toBe(5_000);
  expect(findAll(documents, 'en', /Until it is processed, you can cancel the withdrawal/g)).not.toEqual([]);
  expect(nextWithdrawalStatus('requested', 'cancel', 'user')).toBe('cancelled');
  expect(nextWithdrawalStatus('processing', 'cancel', 'user')).toBeUndefined();
});

it('the percentages of the budget are named from the rule', () => {
  expect(en['budget.alerts.lead']).toContain('{percents}');
  expect(BUDGET_PERCENTS).toEqual([50, 80, 100]);
});
