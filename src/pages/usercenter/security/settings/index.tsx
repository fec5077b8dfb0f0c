import { BeingPrepared } from '@/components/BeingPrepared';

export default function SecuritySettingsPage() {
  return <BeingPrepared />;
}
