import { FormattedMessage, useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { ORDER_ERROR } from '@/domain/order/orderError';
import styles from './PlacingNotice.module.css';

/** Refused, in the server's words, for a reason that only something elsewhere can mend. */
export interface Refusal {
  kind: 'refused';
  code: number | string;
  message: string;
}

export type Notice =
  /** A new price was fetched; `before` is what had been agreed to, in cents. */
  | { kind: 'price'; before: number }
  /** The intent was used for an order with other content. */
  | { kind: 'conflict'; orderId: string | undefined };

interface PlacingNoticeProps {
  notice: Notice | Refusal | undefined;
  /** An order may or may not have been made. */
  unknown: boolean;
  selection: Selection;
  /** The price on screen in cents; missing while it is on its way. */
  payableAmount: number | undefined;
  onNewOrder: () => void;
}

/** Where a refusal leads on, with the text that says so. */
function wayOn(code: number | string, selection: Selection): { to: string; textId: TextId } | undefined {
  switch (code) {
    case ORDER_ERROR.serviceUnavailable:
      return { to: '/serviceMarket', textId: 'order.toMarket' };
    case ORDER_ERROR.selectionInvalid:
    case ORDER_ERROR.quantityExceeded:
      return { to: `/serviceMarket/detail${writeSelection(selection)}`, textId: 'order.confirm.edit' };
    case ORDER_ERROR.purchaseLimit:
      return { to: '/usercenter/service', textId: 'order.toServices' };
    case ORDER_ERROR.certificationRequired:
      return { to: '/usercenter/security/certification', textId: 'order.confirm.certify' };
    case ORDER_ERROR.trialRefused: {
      const bought = writeSelection({ ...selection, orderType: 'new' });
      return { to: `/serviceMarket/detail${bought}`, textId: 'order.confirm.buyInstead' };
    }
    default:
      return undefined;
  }
}

/** Beside the button: why the order was not placed, and what to do about it. */
export function PlacingNotice(props: PlacingNoticeProps) {
  const { notice, unknown, selection, payableAmount, onNewOrder } = props;
  const { formatMessage } = useIntl();

  const alert = (
    type: 'warning' | 'error' | 'info',
    title: ReactNode,
    actions?: ReactNode,
    more?: ReactNode,
  ) => (
    <Alert
      className={styles.notice}
      type={type}
      showIcon
      title={title}
      description={
        (more || actions) && (
          <>
            {more && <p>{more}</p>}
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
      const way = wayOn(notice.code, selection);
      return alert(
        'error',
        notice.message,
        way && <LinkButton to={way.to}>{formatMessage({ id: way.textId })}</LinkButton>,
      );
    }
  }
}
