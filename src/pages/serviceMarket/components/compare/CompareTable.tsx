import { CloseOutlined, DiffOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button } from 'antd';
import { ServiceCover } from '@/components/service/ServiceCover';
import type { Compared } from './CompareView';
import styles from './CompareView.module.css';
import { useComparisonRows } from './useComparisonRows';

interface CompareTableProps {
  compared: readonly Compared[];
  onlyDifferences: boolean;
  onRemove: (serviceId: string) => void;
}

/** One column for each service, one row for each thing to know. Rows that differ say so in words. */
export function CompareTable({ compared, onlyDifferences, onRemove }: CompareTableProps) {
  const { formatMessage } = useIntl();
  const rows = useComparisonRows(compared.flatMap(({ service }) => service ?? []));
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);

  return (
    // The table is wider than a phone; whoever has only a keyboard must be able to scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area takes the focus.
    <section className={styles.scroller} tabIndex={0} aria-label={formatMessage({ id: 'compare.name' })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {compared.map(({ serviceId, service }) => {
              const title = service?.title ?? formatMessage({ id: 'compare.gone' });
              return (
                <th key={serviceId} scope="col" className={styles.head}>
                  <div className={styles.cover}>
                    <ServiceCover serviceId={serviceId} cover={service?.cover} />
                    <Button
                      className={styles.remove}
                      shape="circle"
                      icon={<CloseOutlined />}
                      aria-label={formatMessage({ id: 'compare.remove' }, { title })}
                      onClick={() => onRemove(serviceId)}
                    />
                  </div>
                  {service ? (
                    <Link to={`/serviceMarket/detail?serviceId=${encodeURIComponent(serviceId)}`}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, differs, cells }) => (
            <tr key={id} className={differs ? styles.differing : undefined}>
              <th scope="row" className={styles.label}>
                {label}
                {differs && (
                  <span className={styles.differs}>
                    <DiffOutlined aria-hidden /> {formatMessage({ id: 'compare.differs' })}
                  </span>
                )}
              </th>
              {compared.map(({ serviceId, service }) => (
                <td key={serviceId}>{service ? cells.get(serviceId) : '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.same}>{formatMessage({ id: 'compare.allSame' })}</p>}
    </section>
  );
}
