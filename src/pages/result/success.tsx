import { BeingPrepared } from '@/components/BeingPrepared';

export default function ResultSuccessPage() {
  return <BeingPrepared />;
}
