import { useT } from '@@/texts/agreement';
import { Navigate } from '@umijs/max';
import { ArticleNeighbours } from '@/components/article/ArticleNeighbours';
import { useQueryState } from '@/components/query/useQueryState';
import { ColumnBreadcrumb } from '../components/column/ColumnBreadcrumb';
import { columnAddress, isTitleItem, useCurrentColumn } from '../components/columnAddress';
import {
  AgreementDocument,
  DocumentMissing,
  DocumentSkeleton,
} from '../components/document/AgreementDocument';

/** An article (`?recordId=`) with breadcrumb and neighbours. It is readable even if the columns fail to load. */
export default function TitleItemPage() {
  const t = useT();
  const { query } = useQueryState();
  const recordId = query.get('recordId');
  const { status, path, to } = useCurrentColumn(recordId, '/agreement/thirdColumn/titleItem');

  if (status === 'redirect') return <Navigate to={to} replace />;
  if (status === 'missing' || !recordId) return <DocumentMissing />;
  if (status === 'loading') return <DocumentSkeleton />;

  const siblings = path.at(-2)?.children.filter((each) => isTitleItem(each, path.length)) ?? [];
  const index = siblings.findIndex((each) => each.recordId === recordId);
  const neighbour = (position: number) => {
    const node = siblings[position];
    return node && { to: columnAddress(node, path.length), title: node.title };
  };
  return (
    <AgreementDocument
      key={recordId}
      code={recordId}
      above={path.length > 0 && <ColumnBreadcrumb path={path} />}
      below={
        index >= 0 && (
          <ArticleNeighbours
            title={t('agreement.neighbours')}
            previous={neighbour(index - 1)}
            next={neighbour(index + 1)}
            previousText={t('agreement.previous')}
            nextText={t('agreement.next')}
          />
        )
      }
    />
  );
}
