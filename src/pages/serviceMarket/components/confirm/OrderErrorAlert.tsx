import { FormattedMessage, useIntl, useLocation } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { certificationAddress } from '@/components/order/orderAgain';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { ORDER_ERROR } from '@/domain/order/orderError';
import styles from './ConfirmOrder.module.css';

/** A rejection with the server's message. */
export interface Refusal {
  kind: 'refused';
  code: number | string;
  message: string;
}

export type Notice =
  /** The price was fetched again; `before` is the amount agreed to, in cents. */
  | { kind: 'price'; before: number }
  /** The idempotency key was used for an order with different content. */
  | { kind: 'conflict'; orderId: string | undefined };

interface OrderErrorAlertProps {
  notice: Notice | Refusal | undefined;
  /** Whether an order may have been created. */
  unknown: boolean;
  /** Whether certainly none was created. */
  missing: boolean;
  selection: Selection;
  /** The current price in cents; missing while it loads. */
  payableAmount: number | undefined;
  onNewOrder: () => void;
}

/** Returns the link that helps to resolve a rejection. */
function getLink(
  code: number | string,
  selection: Selection,
  confirmPage: { pathname: string; search: string },
): { to: string; textId: TextId } | undefined {
  switch (code) {
    case ORDER_ERROR.serviceUnavailable:
      return { to: '/serviceMarket', textId: 'order.toMarket' };
    case ORDER_ERROR.selectionInvalid:
    case ORDER_ERROR.quantityExceeded:
      return { to: `/serviceMarket/detail${writeSelection(selection)}`, textId: 'order.confirm.edit' };
    case ORDER_ERROR.purchaseLimit:
      return { to: '/usercenter/service', textId: 'order.toServices' };
    case ORDER_ERROR.certificationRequired:
      return { to: certificationAddress(confirmPage), textId: 'order.confirm.certify' };
    case ORDER_ERROR.trialRefused: {
      const search = writeSelection({ ...selection, orderType: 'new' });
      return { to: `/serviceMarket/detail${search}`, textId: 'order.confirm.buyInstead' };
    }
    default:
      return undefined;
  }
}

/** Shows why the order was not placed and how to continue. */
export function OrderErrorAlert(props: OrderErrorAlertProps) {
  const { notice, unknown, missing, selection, payableAmount, onNewOrder } = props;
  const { formatMessage } = useIntl();
  const confirmPage = useLocation();

  const alert = (
    type: 'warning' | 'error' | 'info',
    title: ReactNode,
    actions?: ReactNode,
    details?: ReactNode,
  ) => (
    <Alert
      className={styles.notice}
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

  if (unknown) {
    return alert(
      'warning',
      formatMessage({ id: 'order.unknown.title' }),
      undefined,
      formatMessage({ id: 'order.unknown.description' }),
    );
  }
  if (missing) return alert('info', formatMessage({ id: 'order.unknown.missing' }));
  if (!notice) return null;
  switch (notice.kind) {
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
          <LinkButton
            to={notice.orderId ? `/order/${encodeURIComponent(notice.orderId)}` : '/usercenter/order'}
          >
            {formatMessage({ id: 'order.conflict.open' })}
          </LinkButton>
          <Button onClick={onNewOrder}>{formatMessage({ id: 'order.conflict.newOrder' })}</Button>
        </>,
        formatMessage({ id: 'order.conflict.description' }),
      );
    case 'refused': {
      const link = getLink(notice.code, selection, confirmPage);
      return alert(
        'error',
        notice.message,
        link && <LinkButton to={link.to}>{formatMessage({ id: link.textId })}</LinkButton>,
      );
    }
  }
}
