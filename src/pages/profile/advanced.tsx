import { BeingPrepared } from '@/components/BeingPrepared';

export default function AdvancedProfilePage() {
  return <BeingPrepared />;
}
