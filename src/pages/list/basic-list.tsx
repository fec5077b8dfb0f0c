import { BeingPrepared } from '@/components/BeingPrepared';

export default function BasicListPage() {
  return <BeingPrepared />;
}
