import { useT } from '@@/texts/charge';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import { instanceAddress } from '@/components/order/orderAgain';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { InstanceList } from '@/domain/instance/instanceList';

/** What all services cost in a month, which renews next, and how many wait for their owner. */
export function ServiceFigures({ data }: { data: InstanceList | undefined }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { pathname } = useLocation();
  if (!data) return <ServiceFiguresSkeleton />;
  const { counts, monthlyTotal, nextRenewal } = data;
  return (
    <div className={panelStyles.panel}>
      <Figures
        items={[
          {
            label: t('bought.monthly'),
            value: monthlyTotal !== undefined && <Money cents={monthlyTotal} />,
            change: t('bought.inUse', { count: counts.running }),
          },
          {
            label: t('bought.nextRenewal'),
            value: nextRenewal ? <DateText at={nextRenewal.at} short /> : t('bought.none'),
            change: nextRenewal && (
              <p className={typography.ellipsis}>
                <Money cents={nextRenewal.amount} /> ·{' '}
                <Link to={instanceAddress(nextRenewal.instanceId)}>{nextRenewal.title}</Link>
              </p>
            ),
          },
          {
            label: t('bought.group.attention'),
            value:
              counts.attention === 0 ? t('bought.none') : counts.attention && formatNumber(counts.attention),
            change: Boolean(counts.attention) && (
              <Link to={{ pathname, search: 'group=attention' }}>{t('bought.attention.view')}</Link>
            ),
          },
        ]}
      />
    </div>
  );
}

function ServiceFiguresSkeleton() {
  const t = useT();
  const line = (inlineSize: number) => <Skeleton.Node active style={{ inlineSize, blockSize: 14 }} />;
  return (
    <div className={panelStyles.panel} aria-busy="true">
      <Figures
        items={(['bought.monthly', 'bought.nextRenewal', 'bought.group.attention'] as const).map((label) => ({
          label: t(label),
          value: line(112),
          change: line(144),
        }))}
      />
    </div>
  );
}
