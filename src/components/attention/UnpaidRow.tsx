import { useT } from '@@/texts/attention';
import { LinkButton } from '@/components/LinkButton';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import { encodePart } from '@/domain/characters';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { AttentionRow } from './AttentionRow';

interface UnpaidRowProps {
  order: OrderSummary;
  /** The server's time of the order. */
  moment: ServerMoment;
  /** Called once when the time to pay runs out. */
  onTimeUp: () => void;
}

/** An unpaid order with the time left to pay. A payment that has started counts down no longer. */
export function UnpaidRow({ order, moment, onTimeUp }: UnpaidRowProps) {
  const t = useT();
  const { orderId, service, payableAmount, payDeadline, status } = order;
  const secondsLeft = useSecondsLeft(payDeadline, moment);
  const isPaying = status === 'paying';
  const isExpired = !isPaying && secondsLeft === 0;
  const button = isPaying ? 'resume' : 'pay';
  const texts = { amount: formatMoney(payableAmount, t.locale), subject: service.title };

  useTimeUp(isExpired, onTimeUp);

  const timeLeft = () =>
    isExpired
      ? t('attention.expired')
      : t('attention.left', { time: <bdi key="time">{countdownDigits(secondsLeft)}</bdi> });

  return (
    <AttentionRow
      title={service.title}
      to={`/usercenter/order/${encodePart(orderId)}`}
      note={isPaying ? t('attention.paying') : timeLeft()}
    >
      {!isExpired && (
        <LinkButton to={`/order/${encodePart(orderId)}`} aria-label={t(`attention.${button}.of`, texts)}>
          {t(`attention.${button}`, texts)}
        </LinkButton>
      )}
    </AttentionRow>
  );
}
