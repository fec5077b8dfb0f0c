import { BeingPrepared } from '@/components/BeingPrepared';

export default function CardListPage() {
  return <BeingPrepared />;
}
