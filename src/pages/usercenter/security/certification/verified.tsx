import { BeingPrepared } from '@/components/BeingPrepared';

export default function VerifiedPage() {
  return <BeingPrepared />;
}
