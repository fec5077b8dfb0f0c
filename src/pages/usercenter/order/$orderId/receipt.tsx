import { useIntl, useParams } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { BackLink } from '@/components/BackLink';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { OrderLoadFailed } from '@/components/order/OrderLoadFailed';
import panelStyles from '@/components/panel.module.css';
import { PrintButton } from '@/components/print/PrintSheet';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { encodePart } from '@/domain/characters';
import { fetchOrder } from '@/services/order';
import { ReceiptSheet } from '../components/receipt/ReceiptSheet';

/** `/usercenter/order/{orderId}/receipt`: the receipt of a paid order, to print and keep. */
export default function ReceiptPage() {
  const { orderId = '' } = useParams();
  return <Receipt key={orderId} orderId={orderId} />;
}

function Receipt({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery((options) => fetchOrder(orderId, options), {
    refreshOnFocus: true,
  });
  const orderAddress = `/usercenter/order/${encodePart(orderId)}`;

  if (!data) {
    if (error && !isLoading) return <OrderLoadFailed failure={error} onRetry={() => void refresh()} />;
    return (
      <div className={panelStyles.panel} aria-busy="true">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  const { receipt } = data;
  if (!receipt) {
    return (
      <StatusPage
        drawing="empty"
        title={formatMessage({ id: 'usercenter.receipt.none' })}
        description={formatMessage({ id: 'usercenter.receipt.none.description' })}
        action={
          <LinkButton type="primary" to={orderAddress}>
            {formatMessage({ id: 'order.toOrder' })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={layout.page}>
      <Flex wrap align="center" justify="space-between" gap={8}>
        <BackLink to={orderAddress} text={formatMessage({ id: 'title.usercenter.orderDetail' })} />
        <PrintButton type="primary" />
      </Flex>
      <ReceiptSheet order={data} receipt={receipt} />
    </div>
  );
}
