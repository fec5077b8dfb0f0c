import { useQueryState } from '@/components/query/useQueryState';
import { ColumnPage } from '../components/column/ColumnPage';

/** A column below a third column (`?recordId=`), at any depth. */
export default function DeeperColumnPage() {
  const { query } = useQueryState();
  return <ColumnPage recordId={query.get('recordId')} page="/agreement/thirdColumn/thirdColumn" />;
}
