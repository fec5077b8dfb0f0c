import { BeingPrepared } from '@/components/BeingPrepared';

export default function PaymentResultPage() {
  return <BeingPrepared />;
}
