import { BeingPrepared } from '@/components/BeingPrepared';

export default function SearchArticlesPage() {
  return <BeingPrepared />;
}
