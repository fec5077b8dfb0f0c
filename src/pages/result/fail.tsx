import { BeingPrepared } from '@/components/BeingPrepared';

export default function ResultFailPage() {
  return <BeingPrepared />;
}
