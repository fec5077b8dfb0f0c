import { useParams } from '@umijs/max';
import { OldOrderDetail } from './components/OldOrderDetail';

/** `/usercenter/order-old/{orderId}`: one order of the archive. */
export default function OldOrderDetailPage() {
  const { orderId = '' } = useParams();
  return <OldOrderDetail key={orderId} orderId={orderId} />;
}
