import { BeingPrepared } from '@/components/BeingPrepared';

export default function UnpaidOrdersPage() {
  return <BeingPrepared />;
}
