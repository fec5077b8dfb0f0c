import { BeingPrepared } from '@/components/BeingPrepared';

export default function UnverifiedPage() {
  return <BeingPrepared />;
}
