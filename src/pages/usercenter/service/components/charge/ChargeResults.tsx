import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { ListContent } from '@/components/list/ListContent';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import { ChargeRow } from './ChargeRow';
import styles from './Charges.module.css';
import type { Charges } from './useCharges';

/** What the filters find: its sums, the way to a file, and one page of charges. */
export function ChargeResults({ charges }: { charges: Charges }) {
  const { formatMessage } = useIntl();
  return (
    <ListContent
      list={charges.list}
      texts={{
        failed: formatMessage({ id: 'charge.failed' }),
        empty: formatMessage({ id: 'charge.none' }),
        notFound: formatMessage({ id: 'charge.notFound' }),
        clear: formatMessage({ id: 'charge.filter.clear' }),
      }}
      emptyAction={
        <LinkButton type="primary" to="/serviceMarket">
          {formatMessage({ id: 'order.toMarket' })}
        </LinkButton>
      }
      skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
    >
      {(data) => (
        <>
          <Flex wrap align="center" justify="space-between" gap={12}>
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
          </Flex>
          <ul className={styles.list}>
            {data.list.map((charge) => (
              <ChargeRow key={charge.chargeId} charge={charge} />
            ))}
          </ul>
          <p className={typography.note}>{formatMessage({ id: 'charge.zone' })}</p>
        </>
      )}
    </ListContent>
  );
}
