import { BeingPrepared } from '@/components/BeingPrepared';

export default function CashierPage() {
  return <BeingPrepared />;
}
