import { BeingPrepared } from '@/components/BeingPrepared';

export default function ChargePage() {
  return <BeingPrepared />;
}
