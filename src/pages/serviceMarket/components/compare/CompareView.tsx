import { useT } from '@@/texts/market';
import { DiffOutlined } from '@ant-design/icons';
import { Checkbox, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import scrollEdge from '@/components/scrollEdge.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { type ComparedColumn, comparedColumns, comparedTerm, toEntry } from '@/domain/catalog/comparison';
import type { Service } from '@/domain/catalog/service';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { CompareHead } from './CompareHead';
import { CompareTools } from './CompareTools';
import styles from './CompareView.module.css';
import type { Comparison } from './useComparison';
import { useComparisonRows } from './useComparisonRows';

/** Resolves to the id and its service, which is missing when it no longer exists. */
async function readService(serviceId: string, signal: AbortSignal): Promise<[string, Service | undefined]> {
  try {
    return [serviceId, await fetchService(serviceId, { signal })];
  } catch (error) {
    if (hasErrorCode(error, 404)) return [serviceId, undefined];
    throw error;
  }
}

/** Full-page comparison of the selected plans. */
export default function CompareView({ comparison }: { comparison: Comparison }) {
  const t = useT();
  const { entries, ids, close } = comparison;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const query = useQuery(({ signal }) => Promise.all(ids.map((id) => readService(id, signal))), { key: ids });
  const services = new Map(query.data);
  const isComplete = ids.every((id) => services.has(id));
  const columns = isComplete ? comparedColumns(entries, services) : undefined;

  return (
    <SideDrawer
      open
      hasEntry
      side="bottom"
      size="100%"
      onClose={close}
      styles={{ body: { paddingBlock: 0 } }}
      title={columns ? t('compare.title', { count: columns.length }) : t('compare.name')}
      extra={
        columns &&
        columns.length > 1 && (
          <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)}>
            {t('compare.onlyDifferences')}
          </Checkbox>
        )
      }
    >
      <QueryContent
        // Plans that were read before stay, also those of another choice.
        query={{ ...query, data: columns, isStale: false }}
        failed={t('market.list.failed')}
        loading={
          <Flex gap={24} aria-busy>
            {ids.map((id) => (
              <Skeleton key={id} active title paragraph={{ rows: 12 }} />
            ))}
          </Flex>
        }
      >
        {(columns) => (
          <CompareTable columns={columns} comparison={comparison} onlyDifferences={onlyDifferences} />
        )}
      </QueryContent>
    </SideDrawer>
  );
}

interface CompareTableProps {
  columns: readonly ComparedColumn[];
  comparison: Comparison;
  onlyDifferences: boolean;
}

/** One column per plan, one row per property. Rows with different values are labelled, and the odd cells are marked. */
function CompareTable({ columns, comparison, onlyDifferences }: CompareTableProps) {
  const t = useT();
  const { term: wanted, choose, setTerm } = comparison;
  const term = comparedTerm(
    columns.flatMap(({ sku }) => sku ?? []),
    wanted,
  );
  const rows = useComparisonRows(columns, term);
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);

  /** Keeps the plans as they are shown, with this change of one column. */
  const change = (changed: ComparedColumn, skuCode?: string) =>
    choose(
      columns.flatMap((column) => {
        if (column !== changed) return [toEntry(column)];
        return skuCode === undefined ? [] : [{ serviceId: column.serviceId, skuCode }];
      }),
    );

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the wide table.
    <section className={`${styles.scroller} ${scrollEdge.edge}`} tabIndex={0} aria-label={t('compare.name')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.tools}>
              <CompareTools
                columns={columns}
                term={term}
                onTerm={setTerm}
                onAdd={(entry) => choose([...columns.map(toEntry), entry])}
              />
            </td>
            {columns.map(({ key, serviceId, service }) => (
              <td key={key} className={styles.cover}>
                <ServiceCover serviceId={serviceId} cover={service?.cover} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td className={styles.corner} />
            {columns.map((column, index) => (
              <CompareHead
                // Its place, so that the choice of a plan keeps its focus.
                key={String(index)}
                column={column}
                otherPlans={columns.flatMap(({ serviceId, sku }) =>
                  sku && serviceId === column.serviceId && sku !== column.sku ? sku.skuCode : [],
                )}
                term={term}
                onPlan={(skuCode) => change(column, skuCode)}
                onRemove={() => change(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, differs, cells }) => (
            <tr key={id}>
              <th scope="row" className={styles.label}>
                <Flex wrap align="baseline" gap="0 8px">
                  <span className={typography.strong}>{label}</span>
                  {differs && (
                    <span className={typography.caption}>
                      <DiffOutlined aria-hidden /> {t('compare.differs')}
                    </span>
                  )}
                </Flex>
              </th>
              {columns.map(({ key }) => {
                const cell = cells.get(key);
                return (
                  <td key={key} className={cell?.differs ? styles.differing : undefined}>
                    {cell?.content ?? '—'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className={`${typography.note} ${typography.centred} ${layout.spaceAroundMd}`}>
          {t('compare.allSame')}
        </p>
      )}
    </section>
  );
}
