import { BeingPrepared } from '@/components/BeingPrepared';

export default function RegisterResultPage() {
  return <BeingPrepared />;
}
