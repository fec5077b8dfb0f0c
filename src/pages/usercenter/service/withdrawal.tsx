import '@@/texts/balance';
import '@@/texts/charge';
import '@@/texts/order';
import '@@/texts/proof';
import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { BackLink } from '@/components/BackLink';
import layout from '@/components/layout.module.css';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolling } from '@/components/query/usePolling';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { listQuery } from '@/domain/listQuery';
import { fetchWithdrawalOptions, listWithdrawals } from '@/services/balance';
import { NewWithdrawal } from '../components/money/withdrawal/NewWithdrawal';
import styles from '../components/money/withdrawal/Withdrawal.module.css';
import { WithdrawalList } from '../components/money/withdrawal/WithdrawalList';

/** How often a withdrawal that is under way is read. */
const POLL_MS = 3_000;

const withdrawalQuery = listQuery({});

/** `/usercenter/service/withdrawal`: what can be withdrawn, the request, and the withdrawals so far. */
export default function WithdrawalPage() {
  const { formatMessage } = useIntl();
  const options = useQuery(fetchWithdrawalOptions, { refreshOnFocus: true });
  const list = useList('withdrawal', withdrawalQuery, listWithdrawals);
  const refreshAll = () => Promise.all([options.refresh({ silent: true }), list.refresh({ silent: true })]);
  usePolling(refreshAll, POLL_MS, (options.data?.frozen ?? 0) > 0);

  return (
    <div className={layout.page}>
      <div>
        <BackLink to="/usercenter/service/charge" text={formatMessage({ id: 'title.usercenter.charge' })} />
        <h1>{formatMessage({ id: 'title.usercenter.withdrawal' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'withdrawal.lead' })}</p>
      </div>
      <QueryContent
        query={options}
        failed={formatMessage({ id: 'withdrawal.failed' })}
        loading={
          <div className={panelStyles.panel} aria-busy="true">
            <Skeleton active paragraph={{ rows: 6 }} />
          </div>
        }
      >
        {(known) => (
          <Flex
            className={panelStyles.panel}
            component="section"
            vertical
            gap={16}
            aria-labelledby="withdrawal-new"
          >
            <h2 id="withdrawal-new">{formatMessage({ id: 'withdrawal.new' })}</h2>
            <Flex component="dl" wrap gap="8px 32px" className={styles.sums}>
              {(['available', 'frozen'] as const).map((name) => (
                <div key={name}>
                  <dt>{formatMessage({ id: `withdrawal.${name}` })}</dt>
                  <dd>
                    <Money cents={known[name]} />
                  </dd>
                </div>
              ))}
            </Flex>
            <NewWithdrawal options={known} onChanged={refreshAll} />
          </Flex>
        )}
      </QueryContent>
      <Flex
        className={panelStyles.panel}
        component="section"
        vertical
        gap={16}
        aria-labelledby="withdrawal-list"
      >
        <h2 id="withdrawal-list">{formatMessage({ id: 'withdrawal.list' })}</h2>
        <WithdrawalList list={list} onChanged={refreshAll} />
      </Flex>
    </div>
  );
}
