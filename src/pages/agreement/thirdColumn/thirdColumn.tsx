import { BeingPrepared } from '@/components/BeingPrepared';

export default function ArticleListPage() {
  return <BeingPrepared />;
}
