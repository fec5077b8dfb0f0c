import { PageLink } from '@/components/PageLink';
import { encodePart } from '@/domain/characters';
import '@@/texts/coupon';
import { FormattedMessage, useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageFrame } from '@/components/PageFrame';
import { Panel } from '@/components/Panel';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { couponQuery, type WalletCoupon } from '@/domain/order/coupon';
import { WALLET_STATE_TONE } from '@/domain/statusTone';
import { listCoupons } from '@/services/coupon';
import styles from '../components/money/coupon/Coupon.module.css';
import { CouponCard } from '../components/money/coupon/CouponCard';
import { OfferSection } from '../components/money/coupon/OfferSection';

/** `/usercenter/coupon`: the user's coupons by state, and coupons to claim. */
export default function CouponPage() {
  const { formatMessage } = useIntl();
  const coupons = useList('coupon', couponQuery, listCoupons);
  return (
    <PageFrame
      title={formatMessage({ id: 'title.usercenter.coupon' })}
      lead={formatMessage({ id: 'coupon.lead' })}
    >
      <Panel id="coupon-mine" title={formatMessage({ id: 'coupon.mine' })}>
        <FilterBar list={coupons} tabs="state" counts={coupons.data?.counts} />
        <ListContent list={coupons}>
          {({ list }) => (
            <ul className={styles.list}>
              {list.map((coupon) => (
                <OwnCoupon key={coupon.code} coupon={coupon} />
              ))}
            </ul>
          )}
        </ListContent>
      </Panel>
      <OfferSection onClaimed={() => void coupons.refresh()} />
    </PageFrame>
  );
}

function OwnCoupon({ coupon }: { coupon: WalletCoupon }) {
  const { formatMessage } = useIntl();
  const { code, state, usedFor, serviceType } = coupon;
  const tag = (
    <StatusTag tone={WALLET_STATE_TONE[state]} text={formatMessage({ id: `coupon.tag.${state}` })} />
  );
  return (
    <CouponCard coupon={coupon} tag={tag} isOver={state !== 'usable'}>
      {usedFor && (
        <span className={typography.note}>
          <FormattedMessage
            id="coupon.usedFor"
            values={{
              order: (
                <PageLink key="order" to={`/usercenter/order/${encodePart(usedFor.orderId)}`}>
                  <Code>{usedFor.orderId}</Code>
                </PageLink>
              ),
            }}
          />
          {' · '}
          <DateText at={usedFor.usedAt} short />
        </span>
      )}
      {state === 'usable' && (
        <LinkButton
          to={serviceType ? `/serviceMarket?type=${serviceType}` : '/serviceMarket'}
          aria-label={formatMessage({ id: 'coupon.shop.of' }, { code })}
        >
          {formatMessage({ id: 'coupon.shop' })}
        </LinkButton>
      )}
    </CouponCard>
  );
}
