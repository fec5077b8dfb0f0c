import { BeingPrepared } from '@/components/BeingPrepared';

export default function WorkplacePage() {
  return <BeingPrepared />;
}
