import { BeingPrepared } from '@/components/BeingPrepared';

export default function BasicProfilePage() {
  return <BeingPrepared />;
}
