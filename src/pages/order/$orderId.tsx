import '@/locales/areas/order';
import { useParams } from '@umijs/max';
import { Cashier } from './components/Cashier';

/** `/order/{orderId}`: the cashier. */
export default function CashierPage() {
  const { orderId = '' } = useParams();
  return <Cashier key={orderId} orderId={orderId} />;
}
