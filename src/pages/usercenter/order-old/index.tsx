import { BeingPrepared } from '@/components/BeingPrepared';

export default function OldOrderListPage() {
  return <BeingPrepared />;
}
