import { BeingPrepared } from '@/components/BeingPrepared';

export default function HomePage() {
  return <BeingPrepared />;
}
