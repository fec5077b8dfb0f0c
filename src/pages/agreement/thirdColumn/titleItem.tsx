import { BeingPrepared } from '@/components/BeingPrepared';

export default function ArticlePage() {
  return <BeingPrepared />;
}
