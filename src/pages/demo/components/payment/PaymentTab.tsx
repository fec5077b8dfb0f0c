import couponTexts from '@@/texts/coupon';
import { useT } from '@@/texts/demo';
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
  const t = useT();
  return (
    <Flex vertical gap={16}>
      <PaymentCard />
      <DemoCard title={t('demo.payment.header')} lead={t('demo.payment.header.lead')}>
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
  const t = useT(couponTexts);
  const { formatNumber } = useIntl();
  const coupons = useQuery(listCoupons);

  function usesText({ usesLeft, usesPerPerson }: Coupon) {
    const total = formatNumber(usesLeft);
    if (usesPerPerson === undefined) return total;
    return t('demo.coupon.usesPerPerson', { total, own: usesPerPerson });
  }

  return (
    <QueryCard title={t('demo.coupon.title')} lead={t('demo.coupon.lead')} query={coupons} rows={7}>
      {({ list }) => (
        <FieldList
          label={t('demo.coupon.title')}
          items={list.map((coupon) => ({
            key: coupon.code,
            fields: {
              [t('demo.coupon.code')]: <CopyableCode code={coupon.code} />,
              [t('demo.coupon.terms')]: <bdi>{coupon.terms}</bdi>,
              [t('demo.coupon.for')]: t(`coupon.for.${coupon.serviceType ?? 'all'}`),
              [t('demo.coupon.usesLeft')]: <bdi>{usesText(coupon)}</bdi>,
              [t('demo.coupon.endsAt')]: <TimeText at={coupon.endsAt} />,
              [t('demo.coupon.state')]: (
                <StatusTag tone={TONES[coupon.state]} text={t(`demo.coupon.state.${coupon.state}`)} />
              ),
            },
          }))}
        />
      )}
    </QueryCard>
  );
}
