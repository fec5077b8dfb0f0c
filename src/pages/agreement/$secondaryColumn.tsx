import { useParams } from '@umijs/max';
import { ColumnPage } from './components/column/ColumnPage';

/** One second-level column of the help section by its record. */
export default function SecondaryColumnPage() {
  const { secondaryColumn = '' } = useParams();
  return <ColumnPage recordId={secondaryColumn} page={`/agreement/${encodeURIComponent(secondaryColumn)}`} />;
}
