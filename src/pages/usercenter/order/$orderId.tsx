import { BeingPrepared } from '@/components/BeingPrepared';

export default function OrderDetailPage() {
  return <BeingPrepared />;
}
