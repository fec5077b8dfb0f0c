import { BeingPrepared } from '@/components/BeingPrepared';

export default function ThirdColumnPage() {
  return <BeingPrepared />;
}
