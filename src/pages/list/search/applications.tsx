import { BeingPrepared } from '@/components/BeingPrepared';

export default function SearchApplicationsPage() {
  return <BeingPrepared />;
}
