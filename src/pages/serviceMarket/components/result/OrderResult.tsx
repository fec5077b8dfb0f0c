import { useT } from '@@/texts/order';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { FactItems } from '@/components/FactItems';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { CheckoutColumns, SummaryCard } from '@/components/order/CheckoutFrame';
import { getTotalText } from '@/components/order/OrderItems';
import { Outcome } from '@/components/order/Outcome';
import {
  instanceAddress,
  orderAgainAddress,
  receiptAddress,
  serviceAddress,
} from '@/components/order/orderAgain';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { ProgressSteps } from '@/components/ProgressSteps';
import panelStyles from '@/components/panel.module.css';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { isPaidStatus, type OrderStatus } from '@/domain/order/orderMachine';
import { getSetupRefund } from '@/domain/order/setupRefund';
import { getResultTexts } from './resultTexts';

interface OrderResultProps {
  order: LiveOrder;
  loading: boolean;
  onRefresh: () => void;
}

/** The outcome of an order's payment with the next steps. */
export function OrderResult({ order, loading, onRefresh }: OrderResultProps) {
  const t = useT();
  const { orderId, service, instanceId, status, payChannel, paidAt } = order;
  const { tone, id } = getResultTexts(order);
  const refund = getSetupRefund(order);
  const isRefundLater = id === 'setUpFailed' && !refund?.isRequestable;
  const paymentUrl = `/order/${encodePart(orderId)}`;
  const reason = id === 'failed' ? order.payment?.failureReason : undefined;
  const paid = isPaidStatus(status) || id === 'received';

  const toPayment = (textId: TextId<'order'>) => (
    <LinkButton type="primary" to={paymentUrl}>
      {t(textId)}
    </LinkButton>
  );
  const orderAgain = (
    <LinkButton type="primary" to={orderAgainAddress(order)}>
      {t('order.again')}
    </LinkButton>
  );
  const actions: Record<typeof id, ReactNode> = {
    confirming: (
      <>
        <Button type="primary" loading={loading} onClick={onRefresh}>
          {t('order.result.askAgain')}
        </Button>
        <LinkButton to={paymentUrl}>{t('order.result.toPayment')}</LinkButton>
      </>
    ),
    failed: toPayment('order.result.payAgain'),
    unpaid: toPayment('order.resume'),
    ready: (
      <LinkButton type="primary" to={instanceId ? instanceAddress(instanceId) : '/usercenter/service'}>
        {t(instanceId ? 'order.toService' : 'order.toServices')}
      </LinkButton>
    ),
    notSetUp: orderAgain,
    expired: orderAgain,
    cancelled: orderAgain,
    paid: undefined,
    placed: undefined,
    setUpFailed: undefined,
    refund: undefined,
    refunded: undefined,
    received: undefined,
    unknown: undefined,
  };
  const action = actions[id];
  const amount = paid ? order.paidAmount : order.payableAmount;

  return (
    <CheckoutColumns
      summary={
        <SummaryCard titleId="order-summary">
          <h2 id="order-summary">{t('order.summary')}</h2>
          <Flex component="dl" vertical gap={12}>
            <FactItems
              facts={[
                [
                  t('order.service'),
                  <Link key="service" to={serviceAddress(service.serviceId)}>
                    {service.title}
                  </Link>,
                ],
                [t('order.number'), <Code key="number">{orderId}</Code>],
                [
                  t('order.purchaseOrder'),
                  order.purchaseOrderNumber && <bdi>{order.purchaseOrderNumber}</bdi>,
                ],
                [
                  t(paid ? 'order.result.amountPaid' : getTotalText(status)),
                  <Money key="amount" cents={amount} />,
                ],
                [t('order.pay.channel'), paid && payChannel && t(`order.channel.${payChannel}`)],
                [t('order.result.paidAt'), paid && amount > 0 && paidAt && <DateText at={paidAt} withTime />],
              ]}
            />
          </Flex>
        </SummaryCard>
      }
    >
      <div className={panelStyles.panel}>
        <Outcome
          heading="h2"
          tone={tone}
          title={t(`order.result.${id}`)}
          description={
            reason ||
            t(isRefundLater ? 'order.result.setUpFailed.later' : `order.result.${id}.description`, {
              amount: formatMoney(order.paidAmount, t.locale),
              date: refund && dateText(t.locale, refund.due),
            })
          }
          actions={
            <>
              {action}
              <LinkButton
                type={action ? 'default' : 'primary'}
                to={`/usercenter/order/${encodePart(orderId)}`}
              >
                {t('order.toOrder')}
              </LinkButton>
              {order.receipt && (
                <LinkButton to={receiptAddress(orderId)}>{t('title.usercenter.receipt')}</LinkButton>
              )}
              <LinkButton type="link" to="/serviceMarket">
                {t('order.toMarket')}
              </LinkButton>
            </>
          }
        >
          <SetupSteps status={status} />
        </Outcome>
      </div>
    </CheckoutColumns>
  );
}

const STEPS = ['paid', 'setUp', 'ready'] as const;

/** Number of completed steps by order status. */
const COMPLETED_STEPS: Record<OrderStatus, number | undefined> = {
  pendingPayment: undefined,
  paying: undefined,
  paid: 1,
  provisioning: 1,
  provisionFailed: 1,
  completed: 3,
  refundReview: undefined,
  refunding: undefined,
  refunded: undefined,
  cancelled: undefined,
  expired: undefined,
};

/** Progress of a paid order. */
function SetupSteps({ status }: { status: OrderStatus }) {
  const t = useT();
  const completed = COMPLETED_STEPS[status];
  if (completed === undefined) return null;
  const getState = (index: number) => {
    if (index < completed) return 'done';
    if (index > completed) return 'later';
    return status === 'provisionFailed' ? 'failed' : 'now';
  };
  return (
    <ProgressSteps
      label={t('order.result.steps')}
      steps={STEPS.map((step, index) => {
        const state = getState(index);
        return {
          key: step,
          name: t(`order.result.step.${step}`),
          state,
          note: t(`order.result.state.${state}`),
        };
      })}
    />
  );
}
