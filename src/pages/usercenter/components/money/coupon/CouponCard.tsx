import { useT } from '@@/texts/coupon';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useCouponTexts } from '@/components/coupon/useCouponTexts';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import type { CouponFacts } from '@/domain/order/coupon';
import styles from './Coupon.module.css';

interface CouponCardProps {
  coupon: Pick<CouponFacts, 'code' | 'rule' | 'serviceType' | 'endsAt'>;
  /** Shown at the end of the title's row. */
  tag?: ReactNode;
  /** Whether it can no longer be used. */
  isOver?: boolean;
  children?: ReactNode;
}

/** One coupon: what it takes off, its conditions and validity. */
export function CouponCard({ coupon, tag, isOver = false, children }: CouponCardProps) {
  const t = useT();
  const { getDiscount, getConditions } = useCouponTexts();
  return (
    <Flex
      className={isOver ? `${styles.coupon} ${styles.over}` : styles.coupon}
      component="li"
      vertical
      gap={8}
    >
      <Flex wrap align="center" justify="space-between" gap={8}>
        <h3 className={isOver ? `${typography.amount} ${typography.note}` : typography.amount}>
          {getDiscount(coupon)}
        </h3>
        {tag}
      </Flex>
      <InlineDetails>
        {getConditions(coupon).map((condition) => (
          <span key={condition}>{condition}</span>
        ))}
      </InlineDetails>
      <InlineDetails>
        <span>{t('coupon.codeOf', { code: coupon.code })}</span>
        <span className={typography.note}>
          {t('coupon.until', { date: <DateText key="end" at={lastMomentBefore(coupon.endsAt)} short /> })}
        </span>
      </InlineDetails>
      <Flex className={styles.foot} wrap align="center" justify="space-between" gap={8}>
        {children}
      </Flex>
    </Flex>
  );
}
