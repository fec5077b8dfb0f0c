import { useT } from '@@/texts/agreement';
import type { ColumnNode } from '@/components/columnTree';
import { Trail } from '@/components/Trail';
import { columnAddress } from '../columnAddress';

/** The breadcrumb from the section to a column. Its last step is not a link. */
export function ColumnBreadcrumb({ path }: { path: readonly ColumnNode[] }) {
  const t = useT();
  return (
    <Trail
      label={t('agreement.breadcrumb')}
      steps={[
        { key: 'section', text: t('title.agreement'), to: '/agreement' },
        ...path.map((column, index) => ({
          key: column.id,
          text: column.title,
          to: index < path.length - 1 ? columnAddress(column, index + 1) : undefined,
        })),
      ]}
    />
  );
}
