import { isReturnedWithdrawal } from '../../../src/domain/money/withdrawalMachine';
import { CHANNEL_NAMES } from '../orders/wording';
import type { Text } from '../text';
import type { ChargeRecord, WithdrawalRecord } from './records';

const WITHDRAWAL: Text = { zh: '余额提现', en: 'Withdrawal of balance' };
const RETURN: Text = { zh: '提现退回', en: 'Withdrawal returned' };

/**
 * A withdrawal as charges: the amount leaves the balance with the request, and comes back when it is cancelled or fails.
 * Neither changes later, so that the books of a month stay as they were.
 */
export function withdrawalCharges(withdrawal: WithdrawalRecord): ChargeRecord[] {
  const { withdrawalId, userId, amount, target, status, createdAt, finishedAt } = withdrawal;
  const { booking, returnBooking } = withdrawal;
  const payChannel = target.kind === 'bank' ? 'transfer' : target.channel;
  const to = toPlace(target);
  const shared = {
    userId,
    category: 'withdrawal',
    frequency: 'once',
    amount,
    payChannel,
    status: 'settled',
  } as const;
  const request: ChargeRecord = {
    ...shared,
    chargeId: `W${withdrawalId}-1`,
    flowNo: `W${withdrawalId}01`,
    title: WITHDRAWAL,
    direction: 'out',
    ...{ createdAt, booking },
    lines: [
      { label: { zh: `提现到${to.zh}`, en: `Withdrawn to: ${to.en}` }, formula: { zh: '', en: '' }, amount },
    ],
  };
  if (!isReturnedWithdrawal(status) || finishedAt === undefined) return [request];
  const why: Text =
    status === 'failed'
      ? { zh: '提现失败，金额退回余额', en: 'The withdrawal failed; the money is back in the balance' }
      : {
          zh: '提现已取消，金额退回余额',
          en: 'The withdrawal was canceled; the money is back in the balance',
        };
  return [
    request,
    {
      ...shared,
      chargeId: `W${withdrawalId}-2`,
      flowNo: `W${withdrawalId}02`,
      title: RETURN,
      direction: 'in',
      ...{ createdAt: finishedAt, booking: returnBooking },
      lines: [{ label: why, formula: { zh: '', en: '' }, amount }],
    },
  ];
}

/** Where a withdrawal goes, with the end of a bank account's number. */
export function toPlace(target: WithdrawalRecord['target']): Text {
  if (target.kind === 'channel') return CHANNEL_NAMES[target.channel];
  const ending = target.accountNumber.slice(-4);
  return { zh: `尾号 ${ending} 的银行账户`, en: `bank account ending in ${ending}` };
}
