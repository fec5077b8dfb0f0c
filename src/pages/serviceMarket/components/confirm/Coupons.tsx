import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import { getReadFailure } from '@/domain/requestError';
import { ConfirmCard } from './ConfirmCards';
import { CouponChoice, useOwnCoupons } from './CouponChoice';
import { CouponField } from './CouponField';

interface CouponsProps {
  field: ComponentProps<typeof CouponField>;
  choice: Omit<ComponentProps<typeof CouponChoice>, 'coupons' | 'code' | 'disabled'>;
}

/** The coupon of an order: a code, or one of the user's own. Nothing when the back end has no coupons and none is applied. */
export function Coupons({ field, choice }: CouponsProps) {
  const { formatMessage } = useIntl();
  const coupons = useOwnCoupons();
  const { code, disabled } = field;
  const isUnavailable = coupons.error !== undefined && getReadFailure(coupons.error) === 'unavailable';
  if (isUnavailable && code === undefined) return null;
  return (
    <ConfirmCard id="order-coupon" title={formatMessage({ id: 'order.confirm.coupon' })}>
      <CouponField {...field} />
      {!isUnavailable && <CouponChoice coupons={coupons} code={code} disabled={disabled} {...choice} />}
    </ConfirmCard>
  );
}
