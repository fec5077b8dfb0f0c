import { useT } from '@@/texts/coupon';
import orderTexts from '@@/texts/order';
import { Button, Flex } from 'antd';
import type { ComponentProps } from 'react';
import { useCouponTexts } from '@/components/coupon/useCouponTexts';
import { Disclosure } from '@/components/Disclosure';
import { useQuery } from '@/components/query/useQuery';
import { RadioCards } from '@/components/RadioCards';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { ServiceType } from '@/domain/catalog/service';
import { formatMoney, sumCents } from '@/domain/money/money';
import { rankCoupons } from '@/domain/order/coupon';
import type { Quote } from '@/domain/order/quote';
import { getReadFailure } from '@/domain/requestError';
import { serverNow } from '@/domain/serverClock';
import { listCoupons } from '@/services/coupon';
import { CouponField } from './CouponField';

/** More than a user has. */
const ALL = 100;

/** Loads the user's coupons that can be used. */
export const useOwnCoupons = () =>
  useQuery((options) => listCoupons({ state: 'usable', pageSize: ALL }, options));

interface CouponChoiceProps {
  coupons: ReturnType<typeof useOwnCoupons>;
  /** The coupon in the URL. */
  code: string | undefined;
  serviceType: ServiceType;
  /** The latest price; undefined until it is known. */
  quote: Quote | undefined;
  /** Whether it is the price with that coupon. */
  isCurrent: boolean;
  disabled: boolean;
  onChoose: (code: string | undefined) => void;
}

/** The user's coupons with what each saves or why it does not apply, and why the applied one was chosen, or a button for a better one. */
export function CouponChoice({ coupons, code, serviceType, quote, ...props }: CouponChoiceProps) {
  const { data, error, isLoading, refresh } = coupons;
  const { isCurrent, disabled, onChoose } = props;
  const t = useT();
  const { getDiscount, getIneligibility } = useCouponTexts();
  if (error && !isLoading) {
    return (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span role="alert">{t('coupon.choice.failed')}</span>
        <RetryButton error={error} size="small" onRetry={refresh} />
      </Flex>
    );
  }
  if (isLoading && !data) return <div style={{ minBlockSize: 40 }} aria-busy />;
  if (!data || !quote) return null;
  const { items } = quote;

  const sumOf = (isWanted: (kind: string) => boolean) =>
    sumCents(items.filter(({ kind }) => isWanted(kind)).map(({ amount }) => amount));
  const amount = sumOf((kind) => kind !== 'coupon');
  const saving = -sumOf((kind) => kind === 'coupon');
  const ranked = rankCoupons(data.list, { serviceType, amount, now: serverNow(data) });
  const usable = ranked.filter(({ ineligibility }) => ineligibility === undefined);
  const money = (cents: number) => formatMoney(cents, t.locale);

  const [best] = usable;
  function getReason(): string | undefined {
    if (code === undefined || saving === 0) {
      if (best === undefined) return undefined;
      const values = { code: best.coupon.code, saving: money(best.saving) };
      return t('coupon.choice.unused', values);
    }
    const values = { saving: money(saving), total: money(amount) };
    if (best && best.saving > saving) {
      const more = money(best.saving - saving);
      return t('coupon.choice.better', { ...values, code: best.coupon.code, more });
    }
    const isOwn = usable.some(({ coupon }) => coupon.code === code);
    return t(isOwn ? 'coupon.choice.best' : 'coupon.choice.only', values);
  }

  const reason = isCurrent ? getReason() : undefined;
  const better = isCurrent && best && best.saving > saving ? best.coupon.code : undefined;
  return (
    <>
      <Flex wrap align="center" gap="4px 12px">
        <p role="status" className={typography.note} hidden={!reason}>
          {reason}
        </p>
        {better && (
          <Button disabled={disabled} onClick={() => onChoose(better)}>
            {t('coupon.choice.use', { code: better })}
          </Button>
        )}
      </Flex>
      {ranked.length > 0 && (
        <Disclosure label={t('coupon.choice', { count: usable.length })}>
          <RadioCards
            label={t('coupon.choice.label')}
            isLabelHidden
            isDisabled={disabled}
            value={code ?? ''}
            onChange={(chosen) => onChoose(chosen || undefined)}
            options={[
              ...ranked.map(({ coupon, saving: own, ineligibility }) => ({
                value: coupon.code,
                title: `${getDiscount(coupon)} · ${coupon.code}`,
                isDisabled: ineligibility !== undefined,
                ...(ineligibility
                  ? { line: getIneligibility(ineligibility, coupon, amount) }
                  : { price: t('coupon.choice.saves', { amount: money(own) }) }),
              })),
              { value: '', title: t('coupon.choice.none') },
            ]}
          />
        </Disclosure>
      )}
    </>
  );
}

interface CouponsProps {
  field: ComponentProps<typeof CouponField>;
  choice: Omit<ComponentProps<typeof CouponChoice>, 'coupons' | 'code' | 'disabled'>;
}

/** The coupon of an order: a code, or one of the user's own. Nothing when the back end has no coupons and none is applied. */
export function Coupons({ field, choice }: CouponsProps) {
  const t = useT(orderTexts);
  const coupons = useOwnCoupons();
  const { code, disabled } = field;
  const isUnavailable = coupons.error !== undefined && getReadFailure(coupons.error) === 'unavailable';
  if (isUnavailable && code === undefined) return null;
  return (
    <Section title={t('order.confirm.coupon')}>
      <CouponField {...field} />
      {!isUnavailable && <CouponChoice coupons={coupons} code={code} disabled={disabled} {...choice} />}
    </Section>
  );
}
