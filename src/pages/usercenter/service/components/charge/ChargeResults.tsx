import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Pagination, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { StatusPage } from '@/components/StatusPage';
import { usePageInRange } from '@/components/usePageInRange';
import { ChargeRow } from './ChargeRow';
import styles from './Charges.module.css';
import type { AskedCharges } from './useChargeQuery';
import type { Charges } from './useCharges';

interface ChargeResultsProps {
  asked: AskedCharges;
  charges: Charges;
}

/** What the filters find: its sums, the way to a file, and one page of charges. */
export function ChargeResults({ asked, charges }: ChargeResultsProps) {
  const { formatMessage } = useIntl();
  const { data, error, loading, refresh } = charges.list;
  const { current, turnTo } = asked;
  const beyond = usePageInRange({
    current,
    listing: data,
    settled: !loading,
    turnTo: (page) => turnTo(page, { replace: true }),
  });

  if (!data && error && !loading) {
    return <FailedState title={formatMessage({ id: 'charge.failed' })} onRetry={refresh} />;
  }
  if (!data || beyond) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (data.total === 0) {
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={formatMessage({ id: asked.isFiltered ? 'charge.notFound' : 'charge.none' })}
        action={
          asked.isFiltered ? (
            <Button onClick={asked.clear}>{formatMessage({ id: 'charge.filter.clear' })}</Button>
          ) : (
            <LinkButton type="primary" to="/serviceMarket">
              {formatMessage({ id: 'order.toMarket' })}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <>
      <div className={styles.totals}>
        <p role="status">
          {formatMessage({ id: 'charge.totals' }, { count: data.total })}{' '}
          <span className={styles.total}>
            {formatMessage({ id: 'charge.in' })} <Money cents={data.totals.in} />
          </span>{' '}
          <span className={styles.total}>
            {formatMessage({ id: 'charge.out' })} <Money cents={data.totals.out} />
          </span>
        </p>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={charges.exporting}
          onClick={charges.exportFile}
        >
          {formatMessage({ id: 'charge.export' })}
        </Button>
      </div>
      <ul className={styles.list} aria-busy={loading}>
        {data.list.map((charge) => (
          <ChargeRow key={charge.chargeId} charge={charge} />
        ))}
      </ul>
      <p className={styles.note}>{formatMessage({ id: 'charge.zone' })}</p>
      <Pagination
        className={styles.paging}
        current={current}
        pageSize={data.pageSize}
        total={data.total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={(page) => turnTo(page)}
      />
    </>
  );
}
