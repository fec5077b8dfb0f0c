import { Link, useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { getTotalText } from '@/components/order/OrderItems';
import { Outcome } from '@/components/order/Outcome';
import {
  instanceAddress,
  orderAgainAddress,
  receiptAddress,
  serviceAddress,
} from '@/components/order/orderAgain';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import type { Tone } from '@/domain/statusTone';
import styles from './OrderResult.module.css';
import { SetupSteps } from './SetupSteps';

interface OrderResultProps {
  order: LiveOrder;
  loading: boolean;
  onRefresh: () => void;
}

/** The outcome of an order's payment with the next steps. */
export function OrderResult({ order, loading, onRefresh }: OrderResultProps) {
  const { formatMessage, locale } = useIntl();
  const { orderId, service, instanceId, status, payChannel, paidAt, refundDue } = order;
  const { purchaseOrderNumber } = order;
  const { tone, id } = getResultTexts(order);
  const paymentUrl = `/order/${encodePart(orderId)}`;
  const reason = id === 'failed' ? order.payment?.failureReason : undefined;
  const paid = isPaidStatus(status);

  function mainAction() {
    switch (id) {
      case 'confirming':
        return (
          <>
            <Button type="primary" loading={loading} onClick={onRefresh}>
              {formatMessage({ id: 'order.result.askAgain' })}
            </Button>
            <LinkButton to={paymentUrl}>{formatMessage({ id: 'order.result.toPayment' })}</LinkButton>
          </>
        );
      case 'failed':
      case 'unpaid':
        return (
          <LinkButton type="primary" to={paymentUrl}>
            {formatMessage({ id: id === 'failed' ? 'order.result.payAgain' : 'order.resume' })}
          </LinkButton>
        );
      case 'ready':
        return (
          <LinkButton type="primary" to={instanceId ? instanceAddress(instanceId) : '/usercenter/service'}>
            {formatMessage({ id: instanceId ? 'order.toService' : 'order.toServices' })}
          </LinkButton>
        );
      case 'notSetUp':
      case 'expired':
      case 'cancelled':
        return (
          <LinkButton type="primary" to={orderAgainAddress(order)}>
            {formatMessage({ id: 'order.again' })}
          </LinkButton>
        );
      default:
        return undefined;
    }
  }
  const action = mainAction();
  const facts: { labelId: TextId; value: ReactNode }[] = [
    {
      labelId: 'order.service',
      value: <Link to={serviceAddress(service.serviceId)}>{service.title}</Link>,
    },
    {
      labelId: 'order.number',
      value: (
        <bdi dir="ltr" translate="no">
          {orderId}
        </bdi>
      ),
    },
    {
      labelId: 'order.purchaseOrder',
      value: purchaseOrderNumber && <span dir="auto">{purchaseOrderNumber}</span>,
    },
    {
      labelId: getTotalText(status),
      value: <Money cents={paid ? order.paidAmount : order.payableAmount} />,
    },
    {
      labelId: 'order.pay.channel',
      value: paid && payChannel && formatMessage({ id: `order.channel.${payChannel}` }),
    },
    {
      labelId: 'order.result.paidAt',
      value: paid && order.paidAmount > 0 && paidAt && <DateText at={paidAt} withTime />,
    },
  ];

  return (
    <div className={`${panelStyles.surface} ${styles.card}`}>
      <Outcome
        tone={tone}
        title={formatMessage({ id: `order.result.${id}` })}
        description={
          reason ||
          formatMessage(
            { id: `order.result.${id}.description` },
            {
              amount: formatMoney(order.paidAmount, locale),
              date: refundDue && dateText(locale, refundDue),
            },
          )
        }
        actions={
          <>
            {action}
            <LinkButton type={action ? 'default' : 'primary'} to={`/usercenter/order/${encodePart(orderId)}`}>
              {formatMessage({ id: 'order.toOrder' })}
            </LinkButton>
            {order.receipt && (
              <LinkButton to={receiptAddress(orderId)}>
                {formatMessage({ id: 'title.usercenter.receipt' })}
              </LinkButton>
            )}
          </>
        }
      >
        <SetupSteps status={status} />
        <Flex className={styles.facts} component="dl" vertical gap={8}>
          {facts.map(
            ({ labelId, value }) =>
              value && (
                <Flex key={labelId} justify="space-between" gap={24}>
                  <dt>{formatMessage({ id: labelId })}</dt>
                  <dd>{value}</dd>
                </Flex>
              ),
          )}
        </Flex>
      </Outcome>
      <p className={styles.market}>
        <Link to="/serviceMarket">{formatMessage({ id: 'order.toMarket' })}</Link>
      </p>
    </div>
  );
}

interface ResultTexts {
  tone: Tone;
  /** Suffix of the text ids `order.result.<id>` and `order.result.<id>.description`. */
  id:
    | 'ready'
    | 'paid'
    | 'placed'
    | 'setUpFailed'
    | 'notSetUp'
    | 'confirming'
    | 'failed'
    | 'unpaid'
    | 'expired'
    | 'cancelled'
    | 'refund'
    | 'refunded'
    | 'unknown';
}

/** Maps an order to the texts of its result. */
function getResultTexts({ status, payableAmount, payment, timeline }: Order): ResultTexts {
  switch (status) {
    case 'completed':
      return { tone: 'success', id: 'ready' };
    case 'paid':
    case 'provisioning':
      return { tone: 'success', id: payableAmount === 0 ? 'placed' : 'paid' };
    case 'provisionFailed':
      return { tone: 'warning', id: payableAmount === 0 ? 'notSetUp' : 'setUpFailed' };
    case 'paying':
      return { tone: 'progress', id: 'confirming' };
    case 'pendingPayment': {
      // A payment abandoned by the buyer has not failed.
      const abandoned = timeline.findLast(({ event }) => event === 'payFailed')?.actor === 'buyer';
      const failed = payment?.status === 'failed' && !abandoned;
      return failed ? { tone: 'danger', id: 'failed' } : { tone: 'warning', id: 'unpaid' };
    }
    case 'expired':
    case 'cancelled':
      return { tone: 'neutral', id: status };
    case 'refundReview':
    case 'refunding':
      return { tone: 'neutral', id: 'refund' };
    case 'refunded':
      return { tone: 'neutral', id: 'refunded' };
    default:
      // A status that this version does not know.
      return { tone: 'neutral', id: 'unknown' };
  }
}
