import { useQueryState } from '@/components/query/useQueryState';
import { ColumnPage } from '../components/column/ColumnPage';

/** A third-level column (`?recordId=`). */
export default function ThirdColumnPage() {
  const { query } = useQueryState();
  return <ColumnPage recordId={query.get('recordId')} page="/agreement/thirdColumn" />;
}
