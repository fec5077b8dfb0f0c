import { BeingPrepared } from '@/components/BeingPrepared';

export default function OldOrderDetailPage() {
  return <BeingPrepared />;
}
