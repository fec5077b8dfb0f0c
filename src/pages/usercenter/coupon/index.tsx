import { PageLink } from '@/components/PageLink';
import { encodePart } from '@/domain/characters';
import '@@/texts/coupon';
import { FormattedMessage, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
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
    <div className={layout.page}>
      <div>
        <h1>{formatMessage({ id: 'title.usercenter.coupon' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'coupon.lead' })}</p>
      </div>
      <section className={panelStyles.panel} aria-labelledby="coupon-mine">
        <Flex vertical gap={16}>
          <h2 id="coupon-mine">{formatMessage({ id: 'coupon.mine' })}</h2>
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
        </Flex>
      </section>
      <OfferSection onClaimed={() => void coupons.refresh()} />
    </div>
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
                  <bdi dir="ltr" translate="no">
                    {usedFor.orderId}
                  </bdi>
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
