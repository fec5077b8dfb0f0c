import { useT } from '@@/texts/order';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Alert';
import { encodePart } from '@/domain/characters';
import { LinkButton } from '../../LinkButton';
import layout from '../../layout.module.css';
import { Money } from '../../Money';
import type { OrderNotice } from './usePlacing';

interface OrderErrorAlertProps {
  notice: OrderNotice | undefined;
  /** The current price in cents; missing while it loads. */
  payableAmount: number | undefined;
  /** A link that helps to resolve a refusal. */
  link?: ReactNode;
  onNewOrder?: (() => void) | undefined;
}

/** Shows why the order was not placed and how to continue. */
export function OrderErrorAlert({ notice, payableAmount, link, onNewOrder }: OrderErrorAlertProps) {
  const t = useT();

  const alert = (
    type: 'warning' | 'error' | 'info',
    title: ReactNode,
    actions?: ReactNode,
    details?: ReactNode,
  ) => (
    <Alert
      type={type}
      title={title}
      description={
        (details || actions) && (
          <>
            {details && <p>{details}</p>}
            {actions && (
              <Flex className={layout.spaceBeforeXs} wrap gap={8}>
                {actions}
              </Flex>
            )}
          </>
        )
      }
    />
  );

  switch (notice?.kind) {
    case undefined:
      return null;
    case 'unknown':
      return alert('warning', t('order.unknown.title'), undefined, t('order.unknown.description'));
    case 'missing':
      return alert('info', t('order.unknown.missing'));
    case 'price': {
      if (payableAmount === undefined) return null;
      if (payableAmount === notice.before) return alert('info', t('order.confirm.quoteRenewed'));
      const values = {
        before: <Money key="before" cents={notice.before} />,
        after: <Money key="after" cents={payableAmount} />,
      };
      return alert('warning', t('order.confirm.priceChanged', values));
    }
    case 'conflict':
      return alert(
        'warning',
        t('order.conflict.title'),
        <>
          <LinkButton to={notice.orderId ? `/order/${encodePart(notice.orderId)}` : '/usercenter/order'}>
            {t('order.conflict.open')}
          </LinkButton>
          {onNewOrder && <Button onClick={onNewOrder}>{t('order.conflict.newOrder')}</Button>}
        </>,
        t('order.conflict.description'),
      );
    case 'pending':
      return alert(
        'warning',
        notice.message,
        <LinkButton to={`/order/${encodePart(notice.orderId)}`}>{t('order.conflict.open')}</LinkButton>,
      );
    case 'refused':
      return alert('error', notice.message, link);
  }
}
