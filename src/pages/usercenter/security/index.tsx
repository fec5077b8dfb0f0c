import { BeingPrepared } from '@/components/BeingPrepared';

export default function SecurityPage() {
  return <BeingPrepared />;
}
