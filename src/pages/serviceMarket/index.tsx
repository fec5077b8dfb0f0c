import { BeingPrepared } from '@/components/BeingPrepared';

export default function ServiceMarketPage() {
  return <BeingPrepared />;
}
