import '@@/texts/coupon';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import type { Coupon } from '@/domain/demo';
import type { Tone } from '@/domain/statusTone';
import { listCoupons } from '@/services/demo';
import { DemoCard, QueryCard } from '../DemoCard';
import { CopyableCode, FieldList, TimeText } from '../FieldList';
import { PaymentCard } from './PaymentCard';

const TONES: Record<Coupon['state'], Tone> = { usable: 'success', expired: 'neutral', usedUp: 'neutral' };

/** How payments and orders end in the mocks, by setting or by request header, and the mocks' coupons. */
export function PaymentTab() {
  const { formatMessage } = useIntl();
  return (
    <Flex vertical gap={16}>
      <PaymentCard />
      <DemoCard
        title={formatMessage({ id: 'demo.payment.header' })}
        lead={formatMessage({ id: 'demo.payment.header.lead' })}
      >
        <Flex vertical gap={8} align="start">
          <CopyableCode code="x-mock-payment: fail" />
          <CopyableCode code="x-mock-order: timeout" />
        </Flex>
      </DemoCard>
      <CouponCard />
    </Flex>
  );
}

function CouponCard() {
  const { formatMessage, formatNumber } = useIntl();
  const coupons = useQuery(listCoupons);
  const label = (field: TextSuffix<'demo.coupon'>) => formatMessage({ id: `demo.coupon.${field}` });

  function usesText({ usesLeft, usesPerPerson }: Coupon) {
    const total = formatNumber(usesLeft);
    if (usesPerPerson === undefined) return total;
    return formatMessage({ id: 'demo.coupon.usesPerPerson' }, { total, own: usesPerPerson });
  }

  return (
    <QueryCard title={label('title')} lead={label('lead')} query={coupons} rows={7}>
      {({ list }) => (
        <FieldList
          label={label('title')}
          items={list.map((coupon) => ({
            key: coupon.code,
            fields: {
              [label('code')]: <CopyableCode code={coupon.code} />,
              [label('terms')]: <bdi>{coupon.terms}</bdi>,
              [label('for')]: formatMessage({ id: `coupon.for.${coupon.serviceType ?? 'all'}` }),
              [label('usesLeft')]: <bdi>{usesText(coupon)}</bdi>,
              [label('endsAt')]: <TimeText at={coupon.endsAt} />,
              [label('state')]: (
                <StatusTag tone={TONES[coupon.state]} text={label(`state.${coupon.state}`)} />
              ),
            },
          }))}
        />
      )}
    </QueryCard>
  );
}
