import { FormattedMessage, useIntl } from '@umijs/max';
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
  const { formatMessage } = useIntl();

  const alert = (
    type: 'warning' | 'error' | 'info',
    title: ReactNode,
    actions?: ReactNode,
    details?: ReactNode,
  ) => (
    <Alert
      type={type}
      showIcon
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
      return alert(
        'warning',
        formatMessage({ id: 'order.unknown.title' }),
        undefined,
        formatMessage({ id: 'order.unknown.description' }),
      );
    case 'missing':
      return alert('info', formatMessage({ id: 'order.unknown.missing' }));
    case 'price': {
      if (payableAmount === undefined) return null;
      if (payableAmount === notice.before)
        return alert('info', formatMessage({ id: 'order.confirm.quoteRenewed' }));
      const values = {
        before: <Money key="before" cents={notice.before} />,
        after: <Money key="after" cents={payableAmount} />,
      };
      return alert('warning', <FormattedMessage id="order.confirm.priceChanged" values={values} />);
    }
    case 'conflict':
      return alert(
        'warning',
        formatMessage({ id: 'order.conflict.title' }),
        <>
          <LinkButton to={notice.orderId ? `/order/${encodePart(notice.orderId)}` : '/usercenter/order'}>
            {formatMessage({ id: 'order.conflict.open' })}
          </LinkButton>
          {onNewOrder && (
            <Button onClick={onNewOrder}>{formatMessage({ id: 'order.conflict.newOrder' })}</Button>
          )}
        </>,
        formatMessage({ id: 'order.conflict.description' }),
      );
    case 'pending':
      return alert(
        'warning',
        notice.message,
        <LinkButton to={`/order/${encodePart(notice.orderId)}`}>
          {formatMessage({ id: 'order.conflict.open' })}
        </LinkButton>,
      );
    case 'refused':
      return alert('error', notice.message, link);
  }
}
