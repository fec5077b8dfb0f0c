import { BeingPrepared } from '@/components/BeingPrepared';

export default function MonitorPage() {
  return <BeingPrepared />;
}
