import { useIntl } from '@umijs/max';
import { formatMoney } from '@/domain/money/money';
import { TOP_UP_CHANNELS } from '@/domain/money/topUp';
import { leftByAll, WITHDRAWAL_LIMITS, type WithdrawalOptions } from '@/domain/money/withdrawal';
import { toTarget } from './target';

interface LeftByAllProps {
  options: WithdrawalOptions;
  /** The value of the form. */
  target: string;
}

/** What “Withdraw all” leaves in the balance, and why; nothing where it leaves nothing. */
export function LeftByAll({ options, target }: LeftByAllProps) {
  const { formatMessage, locale } = useIntl();
  const left = leftByAll(options, toTarget(target));
  if (left === undefined) return null;
  const money = (cents: number) => formatMoney(cents, locale);
  const amount = money(left.amount);
  if (left.reason === 'autoTopUp') {
    const kept = money(options.mustLeave ?? 0);
    return <span>{formatMessage({ id: 'withdrawal.left.autoTopUp' }, { amount, kept })}</span>;
  }
  if (left.reason === 'limit') {
    const most = money(WITHDRAWAL_LIMITS.most);
    return <span>{formatMessage({ id: 'withdrawal.left.limit' }, { amount, most })}</span>;
  }
  const channel = TOP_UP_CHANNELS.find((each) => each === target);
  if (channel === undefined) return null;
  const name = formatMessage({ id: `order.channel.${channel}` });
  const rest = formatMessage({ id: options.holder ? 'withdrawal.left.toBank' : 'withdrawal.left.verify' });
  return <span>{formatMessage({ id: 'withdrawal.left.target' }, { amount, target: name, rest })}</span>;
}
