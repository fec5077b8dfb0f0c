import { BeingPrepared } from '@/components/BeingPrepared';

export default function SecondaryColumnPage() {
  return <BeingPrepared />;
}
