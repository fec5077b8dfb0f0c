import { BeingPrepared } from '@/components/BeingPrepared';

export default function BoughtServicesPage() {
  return <BeingPrepared />;
}
