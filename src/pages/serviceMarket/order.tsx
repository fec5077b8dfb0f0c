import { BeingPrepared } from '@/components/BeingPrepared';

export default function ConfirmOrderPage() {
  return <BeingPrepared />;
}
