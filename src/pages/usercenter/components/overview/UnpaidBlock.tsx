import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { useRef } from 'react';
import { Code } from '@/components/Code';
import { LinkButton } from '@/components/LinkButton';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import { useQuery } from '@/components/query/useQuery';
import { encodePart } from '@/domain/characters';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { ORDER_GROUPS } from '@/domain/order/orderMachine';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { listOrders } from '@/services/order';
import { AttentionBlock, AttentionItem, type BlockProps } from './AttentionBlock';
import { BLOCK_SIZE } from './AttentionBlocks';

/** Unpaid orders with the time left to pay. */
export function UnpaidBlock({ onEmpty }: BlockProps) {
  const t = useT(orderTexts);
  const passedDeadlines = useRef(new Set<string>());
  const query = useQuery(
    (options) => listOrders({ status: ORDER_GROUPS.unpaid, pageSize: BLOCK_SIZE }, options),
    { silent: true },
  );
  const { data } = query;

  /** Refreshes once per deadline that has passed. */
  function handleTimeUp({ orderId, payDeadline }: OrderSummary) {
    const passed = `${orderId} ${payDeadline}`;
    if (passedDeadlines.current.has(passed)) return;
    passedDeadlines.current.add(passed);
    void query.refresh();
  }

  return (
    <AttentionBlock
      title={t('usercenter.overview.unpaid', { count: data?.total ?? 0 })}
      allUrl="/usercenter/order?tab=unpaid"
      query={query}
      items={data?.list.map((order) => (
        <UnpaidItem key={order.orderId} order={order} moment={data} onTimeUp={() => handleTimeUp(order)} />
      ))}
      failedText={t('order.unpaid.list.failed')}
      onEmpty={onEmpty}
    />
  );
}

interface UnpaidItemProps {
  order: OrderSummary;
  moment: ServerMoment;
  onTimeUp: () => void;
}

function UnpaidItem({ order, moment, onTimeUp }: UnpaidItemProps) {
  const t = useT(orderTexts);
  const { orderId, service, status, payableAmount, payDeadline } = order;
  const secondsLeft = useSecondsLeft(payDeadline, moment);
  const paying = status === 'paying';
  const expired = !paying && secondsLeft === 0;
  const amount = formatMoney(payableAmount, t.locale);

  useTimeUp(expired, onTimeUp);

  return (
    <AttentionItem
      title={service.title}
      to={`/usercenter/order/${encodePart(orderId)}`}
      note={
        paying || expired ? (
          t(`order.status.${expired ? 'expired' : 'paying'}`)
        ) : (
          <>
            {t('order.timeLeft')} <Code>{countdownDigits(secondsLeft)}</Code>
          </>
        )
      }
    >
      {!expired && (
        <LinkButton
          type="primary"
          to={`/order/${encodePart(orderId)}`}
          aria-label={t(paying ? 'order.resume.of' : 'usercenter.overview.pay.of', {
            subject: service.title,
            amount,
          })}
        >
          {paying ? t('order.resume') : t('usercenter.overview.pay', { amount })}
        </LinkButton>
      )}
    </AttentionItem>
  );
}
