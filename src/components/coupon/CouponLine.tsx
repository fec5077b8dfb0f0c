import { useT } from '@@/texts/coupon';
import { TagOutlined } from '@ant-design/icons';
import { Link, useAccess } from '@umijs/max';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { lastMomentBefore } from '@/domain/calendar';
import type { Query } from '@/domain/endpoint';
import { type couponEndpoints, nextToEnd, type WalletCoupon } from '@/domain/order/coupon';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { DateText } from '../DateText';
import { InlineDetails } from '../InlineDetails';
import layout from '../layout.module.css';
import { useCouponTexts } from './useCouponTexts';

/** Enough to find one that still runs when the first has just ended. */
const PAGE_SIZE = 5;

type Wallet = { list: WalletCoupon[]; counts: { usable: number } } & ServerMoment;

interface CouponLineProps {
  /** Loads the user's coupons. */
  read: (query: Query<typeof couponEndpoints.list>, options: ReadOptions) => Promise<Wallet>;
}

/**
 * One line about the user's usable coupon that ends first: what it takes off, its conditions and where to use it; nothing without
 * one. Optional content, so a failure stays silent. Uses the texts of the coupon area.
 */
export function CouponLine({ read }: CouponLineProps) {
  const t = useT();
  const access = useAccess();
  const { getDiscount, getMinimum, getLimits } = useCouponTexts();
  const { data } = useQuery((options) => read({ state: 'usable', pageSize: PAGE_SIZE }, options), {
    silent: true,
    ready: Boolean(access['/usercenter/coupon']),
  });
  const coupon = data && nextToEnd(data.list, serverNow(data));
  if (!coupon) return null;
  const { code, rule, serviceType, endsAt } = coupon;
  return (
    <InlineDetails>
      <span>
        <TagOutlined aria-hidden />{' '}
        {t(rule.minimum > 0 ? 'coupon.held.minimum' : 'coupon.held.any', {
          discount: getDiscount(coupon),
          minimum: getMinimum(coupon),
          date: <DateText key="end" at={lastMomentBefore(endsAt)} short />,
        })}
      </span>
      {getLimits(coupon).map((limit) => (
        <span key={limit}>{limit}</span>
      ))}
      <Link
        key="shop"
        className={layout.touchLink}
        to={serviceType ? `/serviceMarket?type=${serviceType}` : '/serviceMarket'}
        aria-label={t('coupon.shop.of', { code })}
      >
        {t('coupon.shop')}
      </Link>
      {data.counts.usable > 1 && (
        <Link key="all" className={layout.touchLink} to="/usercenter/coupon">
          {t('coupon.held.all', { count: data.counts.usable })}
        </Link>
      )}
    </InlineDetails>
  );
}
