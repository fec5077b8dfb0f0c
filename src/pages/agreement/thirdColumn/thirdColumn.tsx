import { useQueryState } from '@/components/query/useQueryState';
import { ColumnPage } from '../components/column/ColumnPage';

/** A column below the third level (`?recordId=`). */
export default function DeeperColumnPage() {
  const { query } = useQueryState();
  return <ColumnPage recordId={query.get('recordId')} page="/agreement/thirdColumn/thirdColumn" />;
}
