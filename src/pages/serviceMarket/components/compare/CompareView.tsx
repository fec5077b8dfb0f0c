import { CloseOutlined, DiffOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button, Checkbox, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import { ServiceCover } from '@/components/service/ServiceCover';
import type { Service } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import styles from './CompareView.module.css';
import type { Comparison } from './useComparison';
import { useComparisonRows } from './useComparisonRows';

/** A compared service; `service` is missing when the id no longer exists. */
interface Compared {
  serviceId: string;
  service: Service | undefined;
}

async function readService(serviceId: string, signal: AbortSignal): Promise<Compared> {
  try {
    return { serviceId, service: await fetchService(serviceId, { signal }) };
  } catch (error) {
    if (hasErrorCode(error, 404)) return { serviceId, service: undefined };
    throw error;
  }
}

/** Full-page comparison of the selected services. */
export default function CompareView({ comparison }: { comparison: Comparison }) {
  const { formatMessage } = useIntl();
  const { ids, remove, close } = comparison;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(
    ({ signal }) => Promise.all(ids.map((id) => readService(id, signal))),
    { key: ids },
  );
  const compared = ids.map((id) => data?.find(({ serviceId }) => serviceId === id));
  const complete = compared.filter((item) => item !== undefined);

  function content() {
    if (complete.length === ids.length)
      return <CompareTable compared={complete} onlyDifferences={onlyDifferences} onRemove={remove} />;
    if (error && !isLoading)
      return (
        <FailedState error={error} title={formatMessage({ id: 'market.list.failed' })} onRetry={refresh} />
      );
    return (
      <Flex gap={24} aria-busy>
        {ids.map((id) => (
          <Skeleton key={id} active title paragraph={{ rows: 12 }} />
        ))}
      </Flex>
    );
  }

  return (
    <SideDrawer
      open
      hasEntry
      side="bottom"
      size="100%"
      onClose={close}
      styles={{ body: { paddingBlock: 0 } }}
      title={formatMessage({ id: 'compare.title' }, { count: ids.length })}
      extra={
        ids.length > 1 && (
          <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)}>
            {formatMessage({ id: 'compare.onlyDifferences' })}
          </Checkbox>
        )
      }
    >
      {content()}
    </SideDrawer>
  );
}

interface CompareTableProps {
  compared: readonly Compared[];
  onlyDifferences: boolean;
  onRemove: (serviceId: string) => void;
}

/** One column per service, one row per property. Rows with different values are labelled, and the odd cells are marked. */
function CompareTable({ compared, onlyDifferences, onRemove }: CompareTableProps) {
  const { formatMessage } = useIntl();
  const rows = useComparisonRows(compared.flatMap(({ service }) => service ?? []));
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the wide table.
    <section className={styles.scroller} tabIndex={0} aria-label={formatMessage({ id: 'compare.name' })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {compared.map(({ serviceId, service }) => (
              <td key={serviceId} className={styles.cover}>
                <ServiceCover serviceId={serviceId} cover={service?.cover} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td className={styles.corner} />
            {compared.map(({ serviceId, service }) => {
              const title = service?.title ?? formatMessage({ id: 'compare.gone' });
              return (
                <th key={serviceId} scope="col">
                  <Flex justify="space-between" gap={8}>
                    {service ? (
                      <Link to={`/serviceMarket/detail?serviceId=${encodePart(serviceId)}`}>{title}</Link>
                    ) : (
                      title
                    )}
                    <Button
                      className={styles.remove}
                      type="text"
                      icon={<CloseOutlined />}
                      aria-label={formatMessage({ id: 'compare.remove' }, { title })}
                      onClick={() => onRemove(serviceId)}
                    />
                  </Flex>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, differs, cells }) => (
            <tr key={id}>
              <th scope="row" className={styles.label}>
                {label}
                {differs && (
                  <span className={styles.differs}>
                    <DiffOutlined aria-hidden /> {formatMessage({ id: 'compare.differs' })}
                  </span>
                )}
              </th>
              {compared.map(({ serviceId }) => {
                const cell = cells.get(serviceId);
                return (
                  <td key={serviceId} className={cell?.differs ? styles.differing : undefined}>
                    {cell?.content ?? '—'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.same}>{formatMessage({ id: 'compare.allSame' })}</p>}
    </section>
  );
}
