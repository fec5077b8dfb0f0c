import { BeingPrepared } from '@/components/BeingPrepared';

export default function AccountCenterPage() {
  return <BeingPrepared />;
}
