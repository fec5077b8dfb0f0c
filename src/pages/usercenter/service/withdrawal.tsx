import { useT } from '@@/texts/balance';
import { Figures } from '@/components/Figures';
import layout from '@/components/layout.module.css';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { useQuery } from '@/components/query/useQuery';
import { Section, SectionLoading } from '@/components/Section';
import { listQuery } from '@/domain/listQuery';
import { fetchWithdrawalOptions, listWithdrawals } from '@/services/balance';
import { NewWithdrawal } from '../components/money/withdrawal/NewWithdrawal';
import { WithdrawalList } from '../components/money/withdrawal/WithdrawalList';

/** How often a withdrawal that is under way is read. */
const POLL_MS = 3_000;

const withdrawalQuery = listQuery({});

/** `/usercenter/service/withdrawal`: what can be withdrawn, the request, and the withdrawals so far. */
export default function WithdrawalPage() {
  const t = useT();
  const options = useQuery(fetchWithdrawalOptions, { refreshOnFocus: true });
  const list = useList('withdrawal', withdrawalQuery, listWithdrawals);
  const refreshAll = () => Promise.all([options, list].map(({ refresh }) => refresh({ silent: true })));
  usePolledQueries([options, list], POLL_MS, (options.data?.frozen ?? 0) > 0);

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.withdrawal')}
        line={t('withdrawal.lead')}
        back={{ to: '/usercenter/service/charge', text: t('title.usercenter.charge') }}
      />
      <QueryContent query={options} failed={t('withdrawal.failed')} loading={<SectionLoading rows={6} />}>
        {(known) => (
          <Section id="withdrawal-new" title={t('withdrawal.new')}>
            <Figures
              items={(['available', 'frozen'] as const).map((name) => ({
                label: t(`withdrawal.${name}`),
                value: <Money cents={known[name]} />,
              }))}
            />
            <NewWithdrawal options={known} onChanged={refreshAll} />
          </Section>
        )}
      </QueryContent>
      <Section id="withdrawal-list" title={t('withdrawal.list')}>
        <WithdrawalList list={list} onChanged={refreshAll} />
      </Section>
    </div>
  );
}
