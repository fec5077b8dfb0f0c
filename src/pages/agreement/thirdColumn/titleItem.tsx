import { Navigate, useIntl } from '@umijs/max';
import { ArticleNeighbours } from '@/components/article/ArticleNeighbours';
import { useQueryState } from '@/components/query/useQueryState';
import { ColumnBreadcrumb } from '../components/column/ColumnBreadcrumb';
import { columnAddress, isTitleItem, useColumnOfAddress } from '../components/columnAddress';
import {
  AgreementDocument,
  DocumentMissing,
  DocumentSkeleton,
} from '../components/document/AgreementDocument';

/** One titled article (`?recordId=`), with its column around it. It can be read while the columns cannot. */
export default function TitleItemPage() {
  const { formatMessage } = useIntl();
  const { query } = useQueryState();
  const recordId = query.get('recordId');
  const { status, path, to } = useColumnOfAddress(recordId, '/agreement/thirdColumn/titleItem');

  if (status === 'elsewhere') return <Navigate to={to} replace />;
  if (status === 'missing' || !recordId) return <DocumentMissing />;
  if (status === 'loading') return <DocumentSkeleton />;

  const siblings = path.at(-2)?.children.filter((each) => isTitleItem(each, path.length)) ?? [];
  const here = siblings.findIndex((each) => each.recordId === recordId);
  const neighbour = (at: number) => {
    const node = siblings[at];
    return node && { to: columnAddress(node, path.length), title: node.title };
  };
  return (
    <AgreementDocument
      key={recordId}
      code={recordId}
      above={path.length > 0 && <ColumnBreadcrumb path={path} />}
      below={
        here >= 0 && (
          <ArticleNeighbours
            title={formatMessage({ id: 'agreement.neighbours' })}
            previous={neighbour(here - 1)}
            next={neighbour(here + 1)}
            previousText={formatMessage({ id: 'agreement.previous' })}
            nextText={formatMessage({ id: 'agreement.next' })}
          />
        )
      }
    />
  );
}
