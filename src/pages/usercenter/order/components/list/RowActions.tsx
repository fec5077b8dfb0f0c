import failedSetupTexts from '@@/texts/failedSetup';
import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useCanOpen } from '@/components/grantedPage';
import { LinkButton } from '@/components/LinkButton';
import { MoreMenu } from '@/components/MoreMenu';
import { CancelPanel } from '@/components/order/CancelOrder';
import { useFailedSetup } from '@/components/order/failedSetup';
import { encodePart } from '@/domain/characters';
import type { CancelReason, OrderSummary } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';

type Action = { key: string; label: string; name: string } & (
  | { to: string; onClick?: undefined }
  | { onClick: () => void; to?: undefined }
);

/** Returns what can be done with an order, the most needed first. What the user cannot open is left out. */
function useActions(order: OrderSummary, isExpired: boolean, onAskCancel: () => void): Action[] {
  const t = useT(orderTexts, failedSetupTexts);
  const canOpen = useCanOpen();
  const getFailedSetup = useFailedSetup();
  const { orderId, orderType, service, status, payableAmount, reviewAction } = order;
  const subject = service.title;
  const events = isExpired ? [] : possibleEvents(order, 'buyer');
  const orderUrl = `/usercenter/order/${encodePart(orderId)}`;
  const actions: Action[] = [];

  if (events.includes('pay') || status === 'paying')
    actions.push({
      key: 'pay',
      label: t('order.resume'),
      name: t('order.resume.of', { subject }),
      to: `/order/${encodePart(orderId)}`,
    });
  if (status === 'provisionFailed') {
    const { action, address } = getFailedSetup(order);
    actions.push({
      key: 'failedSetup',
      label: action,
      name: t('failedSetup.of', { action, subject }),
      to: address,
    });
  }
  if (status === 'completed')
    actions.push({
      key: 'manage',
      label: t('usercenter.orders.manage'),
      name: t('usercenter.orders.manage.of', { subject }),
      to: `/usercenter/service${orderType === 'new' ? `?${new URLSearchParams({ keyword: orderId })}` : ''}`,
    });
  if (reviewAction)
    actions.push({
      key: 'review',
      label: t(`usercenter.orders.review.${reviewAction}`),
      name: t(`usercenter.orders.review.${reviewAction}.of`, { subject }),
      to: `${orderUrl}?review=1`,
    });
  if (status === 'completed' && payableAmount > 0 && canOpen('/usercenter/invoice'))
    actions.push({
      key: 'invoice',
      label: t('usercenter.orders.invoice'),
      name: t('usercenter.orders.invoice.of', { subject }),
      to: `${orderUrl}?invoice=1`,
    });
  if (events.includes('cancel'))
    actions.push({
      key: 'cancel',
      label: t('order.cancel'),
      name: t('order.cancel.of', { subject }),
      onClick: onAskCancel,
    });
  return actions.filter(({ to }) => to === undefined || canOpen(to));
}

interface RowActionsProps {
  order: OrderSummary;
  /** Whether the time to pay has passed since the order was read. */
  isExpired: boolean;
  onCancel: (reason: CancelReason) => Promise<unknown>;
}

/** What an order needs most in its state, and a menu with the rest. */
export function RowActions({ order, isExpired, onCancel }: RowActionsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const reason = useState<CancelReason>('changedMind');
  const row = useRef<HTMLDivElement>(null);
  const [main, ...others] = useActions(order, isExpired, () => setAsking(true));
  if (!main) return null;

  function handleKeep() {
    setAsking(false);
    row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }

  return (
    <Flex ref={row} wrap align="center" justify="end" gap={8}>
      {main.to === undefined ? (
        <Button aria-label={main.name} onClick={main.onClick}>
          {main.label}
        </Button>
      ) : (
        <LinkButton to={main.to} aria-label={main.name}>
          {main.label}
        </LinkButton>
      )}
      <MoreMenu label={t('usercenter.orders.more.of', { subject: order.service.title })} items={others} />
      {isAsking && (
        <CancelPanel
          hasFocus
          choice={reason}
          onCancel={onCancel}
          onDone={() => setAsking(false)}
          onKeep={handleKeep}
        />
      )}
    </Flex>
  );
}
