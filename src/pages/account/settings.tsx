import { BeingPrepared } from '@/components/BeingPrepared';

export default function AccountSettingsPage() {
  return <BeingPrepared />;
}
