import { BeingPrepared } from '@/components/BeingPrepared';

export default function OrderListPage() {
  return <BeingPrepared />;
}
