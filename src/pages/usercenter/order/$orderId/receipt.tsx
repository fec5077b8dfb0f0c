import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { useParams } from '@umijs/max';
import layout from '@/components/layout.module.css';
import { OrderContent } from '@/components/order/OrderContent';
import { PageHeader } from '@/components/PageHeader';
import { PrintButton } from '@/components/print/PrintSheet';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
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
  const t = useT(orderTexts);
  const query = useQuery((options) => fetchOrder(orderId, options), { refreshOnFocus: true });
  const orderAddress = `/usercenter/order/${encodePart(orderId)}`;
  return (
    <OrderContent query={query} loading={<SectionLoading rows={10} />}>
      {(order) =>
        order.receipt ? (
          <div className={layout.page}>
            <PageHeader
              back={{ to: orderAddress, text: t('title.usercenter.orderDetail') }}
              title={t('title.usercenter.receipt')}
              line={order.service.title}
              actions={<PrintButton type="primary" />}
            />
            <ReceiptSheet order={order} receipt={order.receipt} />
          </div>
        ) : (
          <StatusPage
            drawing="empty"
            title={t('usercenter.receipt.none')}
            description={t('usercenter.receipt.none.description')}
            action={{ to: orderAddress, text: t('order.toOrder') }}
          />
        )
      }
    </OrderContent>
  );
}
