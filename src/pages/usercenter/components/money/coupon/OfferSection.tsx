import { useT } from '@@/texts/coupon';
import { Button, Flex, Input, Skeleton, Space } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { useCouponTexts } from '@/components/coupon/useCouponTexts';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { textLimit } from '@/components/form/textCount';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { useServerMessage } from '@/components/useServerMessage';
import { lastMomentBefore } from '@/domain/calendar';
import { COUPON_CODE_MAX_LENGTH, couponEndpoints } from '@/domain/order/coupon';
import { isRefusal } from '@/domain/requestError';
import { claimCoupon, fetchCouponOffers } from '@/services/coupon';
import { CouponCard } from './CouponCard';

/** The coupons on offer and a field for a code. `onClaimed` is called after the user got a coupon. */
export function OfferSection({ onClaimed }: { onClaimed: () => void }) {
  const t = useT();
  const message = useMessage();
  const { getDiscount } = useCouponTexts();
  const offers = useQuery(fetchCouponOffers);
  const claiming = useAction(claimCoupon, {
    onDone() {
      onClaimed();
      return offers.refresh();
    },
    onFailed(error) {
      if (!isRefusal(error, couponEndpoints.claim)) return;
      void message.warning(error.message);
      void offers.refresh();
    },
  });

  return (
    <Section id="coupon-offers" title={t('coupon.offers')}>
      <CodeForm
        onAdded={() => {
          onClaimed();
          void offers.refresh();
        }}
      />
      {offers.data ? (
        <CardGrid component="ul" min={300}>
          {offers.data.list.map((offer) => (
            <CouponCard key={offer.code} coupon={offer} isOver={offer.left === 0 && !offer.claimed}>
              <span className={typography.note}>
                {offer.left === 0 ? t('coupon.offer.gone') : t('coupon.offer.left', { count: offer.left })}
                {' · '}
                {t('coupon.offer.until', {
                  date: <DateText key="end" at={lastMomentBefore(offer.claimEndsAt)} short />,
                })}
              </span>
              {offer.claimed ? (
                <StatusTag tone="success" text={t('coupon.offer.claimed')} />
              ) : (
                offer.left > 0 && (
                  <Button
                    loading={claiming.pendingArgs?.[0] === offer.code}
                    aria-label={t('coupon.offer.claim.of', {
                      subject: `${getDiscount(offer)}, ${offer.code}`,
                    })}
                    onClick={() => void claiming.run(offer.code)}
                  >
                    {t('coupon.offer.claim')}
                  </Button>
                )
              )}
            </CouponCard>
          ))}
        </CardGrid>
      ) : offers.error && !offers.isLoading ? (
        <Flex wrap align="center" gap={8}>
          <span role="alert">{t('coupon.offers.failed')}</span>
          <RetryButton error={offers.error} onRetry={offers.refresh} />
        </Flex>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
      {offers.data?.list.length === 0 && <EmptyNote>{t('coupon.offers.none')}</EmptyNote>}
    </Section>
  );
}

/** Adds the coupon of a code to the user's. */
function CodeForm({ onAdded }: { onAdded: () => void }) {
  const t = useT();
  const message = useMessage();
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useServerMessage<string>();
  const adding = useAction(claimCoupon, {
    onDone(coupon) {
      setCode('');
      onAdded();
      const text = { code: coupon.code };
      if (coupon.state === 'usable') void message.success(t('coupon.added', text));
      else void message.info(t(`coupon.added.${coupon.state}`, text));
    },
    onFailed(failure) {
      if (isRefusal(failure, couponEndpoints.claim)) setError(failure.message);
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = code.normalize('NFKC').trim();
    if (typed) void adding.run(typed);
  }

  return (
    <Flex component="form" vertical gap={8} onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('coupon.code')}</label>
      <Space.Compact style={{ inlineSize: 'min(100%, 320px)' }}>
        <Input
          id={id}
          value={code}
          count={textLimit(COUPON_CODE_MAX_LENGTH)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          status={error ? 'error' : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setCode(target.value);
            setError(undefined);
          }}
        />
        <Button htmlType="submit" loading={adding.isPending} disabled={!code.trim()}>
          {t('coupon.code.add')}
        </Button>
      </Space.Compact>
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={error ? typography.error : typography.note}
      >
        {error ?? t('coupon.code.hint')}
      </p>
    </Flex>
  );
}
