import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { StatusTag } from '@/components/StatusTag';
import type { Coupon } from '@/domain/demo';
import type { Tone } from '@/domain/statusTone';
import { listCoupons } from '@/services/demo';
import { CopyableCode } from './CopyableCode';
import { DemoCard } from './DemoCard';
import { FieldList } from './FieldList';
import { TimeText } from './TimeText';

const TONES: Record<Coupon['state'], Tone> = { usable: 'success', expired: 'neutral', usedUp: 'neutral' };

/** Every coupon of the mocks with what it is good for. */
export function CouponCard() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, isLoading, refresh } = useQuery(listCoupons);
  const label = (field: TextSuffix<'demo.coupon'>) => formatMessage({ id: `demo.coupon.${field}` });

  function usesText({ usesLeft, usesPerPerson }: Coupon) {
    const total = formatNumber(usesLeft);
    if (usesPerPerson === undefined) return total;
    return formatMessage({ id: 'demo.coupon.usesPerPerson' }, { total, own: usesPerPerson });
  }

  return (
    <DemoCard title={label('title')} lead={label('lead')}>
      {!data && isLoading && <Skeleton active title={false} paragraph={{ rows: 7 }} />}
      {!data && !isLoading && <RetryButton onRetry={refresh} />}
      {data && (
        <FieldList
          label={label('title')}
          items={data.list.map((coupon) => ({
            key: coupon.code,
            fields: [
              { label: label('code'), value: <CopyableCode code={coupon.code} /> },
              { label: label('terms'), value: <bdi>{coupon.terms}</bdi> },
              { label: label('for'), value: label(`for.${coupon.serviceType ?? 'all'}`) },
              { label: label('usesLeft'), value: <bdi>{usesText(coupon)}</bdi> },
              { label: label('endsAt'), value: <TimeText at={coupon.endsAt} /> },
              {
                label: label('state'),
                value: <StatusTag tone={TONES[coupon.state]} text={label(`state.${coupon.state}`)} />,
              },
            ],
          }))}
        />
      )}
    </DemoCard>
  );
}
