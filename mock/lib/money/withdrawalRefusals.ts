import { autoTopUpOn, BALANCE_ERROR } from '../../../src/domain/money/balanceError';
import { WITHDRAWAL_LIMITS } from '../../../src/domain/money/withdrawal';
import { MockFailure, refusal } from '../failure';
import { money } from '../orders/wording';

export const dailyLimitReached = refusal(BALANCE_ERROR.dailyLimit, {
  zh: `每天最多提现 ${WITHDRAWAL_LIMITS.perDay} 次，请明天再试。`,
  en: `You can withdraw ${WITHDRAWAL_LIMITS.perDay} times a day. Try again tomorrow.`,
});

export const nameUnverified = refusal(BALANCE_ERROR.nameUnverified, {
  zh: '提现到银行账户前，请先完成实名认证。',
  en: 'Verify your identity before you withdraw to a bank account.',
});

export const notInCurrentState = refusal(BALANCE_ERROR.transitionRefused, {
  zh: '这笔提现已在处理，无法取消。',
  en: 'This withdrawal is being processed and can’t be canceled any more.',
});

/** The refusal of a withdrawal that leaves less than the threshold of the automatic top-up, in cents. */
export function wouldComeBack(threshold: number): MockFailure {
  const { zh, en } = money(threshold);
  return new MockFailure(
    autoTopUpOn,
    {
      zh: `自动充值已开启：提现后余额不能低于 ${zh}。请先关闭自动充值，或减少金额。`,
      en: `Automatic top-up is on, so at least ${en} must remain. Turn it off first, or withdraw less.`,
    },
    { mustLeave: threshold },
  );
}
