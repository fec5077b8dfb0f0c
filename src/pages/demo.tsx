import { BeingPrepared } from '@/components/BeingPrepared';

export default function DemoPage() {
  return <BeingPrepared />;
}
