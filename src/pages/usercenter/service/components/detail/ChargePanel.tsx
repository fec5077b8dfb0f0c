import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PlainTable } from '@/components/PlainTable';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { LATEST_ORDERS } from '@/domain/instance/instanceDetail';
import { listCharges } from '@/services/charge';
import { useService } from './ServiceContext';
import { ViewAll } from './ViewAll';

/** The newest charges of the service. */
export function ChargePanel() {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const { instanceId } = detail;
  const charges = useQuery((options) => listCharges({ instanceId, pageSize: LATEST_ORDERS }, options), {
    key: instanceId,
    silent: true,
  });
  return (
    <Section
      id="service-charges"
      title={t('instance.charges')}
      actions={
        <ViewAll
          to={`/usercenter/service/charge?${new URLSearchParams({ instanceId })}`}
          label={t('instance.charges.all')}
        />
      }
    >
      <QueryContent
        query={charges}
        failed={t('instance.charges.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: LATEST_ORDERS }} />}
      >
        {({ list }) =>
          list.length > 0 ? (
            <PlainTable
              aria-labelledby="service-charges"
              rows={list}
              getKey={({ chargeId }) => chargeId}
              columns={[
                {
                  key: 'category',
                  title: t('charge.list.category'),
                  isName: true,
                  cell: ({ category }) => t(`charge.category.${category}`),
                },
                {
                  key: 'date',
                  title: t('instance.column.date'),
                  cell: ({ createdAt }) => <DateText at={createdAt} short />,
                },
                {
                  key: 'amount',
                  title: t('instance.column.amount'),
                  isEnd: true,
                  cell: ({ direction, amount }) => <Money cents={direction === 'in' ? amount : -amount} />,
                },
              ]}
            />
          ) : (
            <p className={typography.note}>{t('instance.charges.none')}</p>
          )
        }
      </QueryContent>
    </Section>
  );
}
