import { useT } from '@@/texts/coupon';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/PageHeader';
import { PageLink } from '@/components/PageLink';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { couponQuery, type WalletCoupon } from '@/domain/order/coupon';
import { WALLET_STATE_TONE } from '@/domain/statusTone';
import { listCoupons } from '@/services/coupon';
import { CouponCard } from '../components/money/coupon/CouponCard';
import { OfferSection } from '../components/money/coupon/OfferSection';

/** `/usercenter/coupon`: the user's coupons by state, and coupons to claim. */
export default function CouponPage() {
  const t = useT();
  const coupons = useList('coupon', couponQuery, listCoupons);
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.coupon')} line={t('coupon.lead')} />
      <Section id="coupon-mine" title={t('coupon.mine')}>
        <FilterBar list={coupons} tabs="state" counts={coupons.data?.counts} />
        <ListContent list={coupons}>
          {({ list }) => (
            <CardGrid component="ul" min={300}>
              {list.map((coupon) => (
                <OwnCoupon key={coupon.code} coupon={coupon} />
              ))}
            </CardGrid>
          )}
        </ListContent>
      </Section>
      <OfferSection onClaimed={() => void coupons.refresh()} />
    </div>
  );
}

function OwnCoupon({ coupon }: { coupon: WalletCoupon }) {
  const t = useT();
  const { code, state, usedFor, serviceType } = coupon;
  const tag = <StatusTag tone={WALLET_STATE_TONE[state]} text={t(`coupon.tag.${state}`)} />;
  return (
    <CouponCard coupon={coupon} tag={tag} isOver={state !== 'usable'}>
      {usedFor && (
        <span className={typography.note}>
          {t('coupon.usedFor', {
            order: (
              <PageLink key="order" to={`/usercenter/order/${encodePart(usedFor.orderId)}`}>
                <Code>{usedFor.orderId}</Code>
              </PageLink>
            ),
          })}
          {' · '}
          <DateText at={usedFor.usedAt} short />
        </span>
      )}
      {state === 'usable' && (
        <LinkButton
          to={serviceType ? `/serviceMarket?type=${serviceType}` : '/serviceMarket'}
          aria-label={t('coupon.shop.of', { code })}
        >
          {t('coupon.shop')}
        </LinkButton>
      )}
    </CouponCard>
  );
}
