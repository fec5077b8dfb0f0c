import { BeingPrepared } from '@/components/BeingPrepared';

export default function ServiceDetailPage() {
  return <BeingPrepared />;
}
