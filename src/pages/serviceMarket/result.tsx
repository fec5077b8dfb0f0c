import { useIntl, useLocation } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { OrderResult } from './components/result/OrderResult';

/** `/serviceMarket/result?orderId=`: what became of a payment, and what happens next. */
export default function PaymentResultPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const orderId = new URLSearchParams(search).get('orderId');
  if (orderId) return <OrderResult key={orderId} orderId={orderId} />;
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'order.notFound' })}
      description={formatMessage({ id: 'order.notFound.description' })}
      action={
        <LinkButton type="primary" to="/usercenter/order">
          {formatMessage({ id: 'order.toOrders' })}
        </LinkButton>
      }
    />
  );
}
