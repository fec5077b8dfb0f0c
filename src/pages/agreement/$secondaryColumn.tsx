import { useParams } from '@umijs/max';
import { encodePart } from '@/domain/characters';
import { ColumnPage } from './components/column/ColumnPage';

/** A second-level help column. */
export default function SecondaryColumnPage() {
  const { secondaryColumn = '' } = useParams();
  return <ColumnPage recordId={secondaryColumn} page={`/agreement/${encodePart(secondaryColumn)}`} />;
}
