import { useParams } from '@umijs/max';
import { OrderDetail } from './components/detail/OrderDetail';

/** `/usercenter/order/{orderId}`: one order's story, and what can happen next. */
export default function OrderDetailPage() {
  const { orderId = '' } = useParams();
  return <OrderDetail key={orderId} orderId={orderId} />;
}
