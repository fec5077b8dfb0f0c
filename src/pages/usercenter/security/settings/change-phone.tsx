import { BeingPrepared } from '@/components/BeingPrepared';

export default function ChangePhonePage() {
  return <BeingPrepared />;
}
