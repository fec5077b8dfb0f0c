import { useT } from '@@/texts/market';
import orderTexts from '@@/texts/order';
import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { UnitPrice } from '@/components/order/UnitPrice';
import { Rating } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
import { type ComparedColumn, priceFor, sharedFeatures } from '@/domain/catalog/comparison';
import { periodName } from '@/domain/catalog/selection';
import type { Period, Service, ServiceSpec, Sku } from '@/domain/catalog/service';
import { countText } from '@/domain/intlFormats';

interface ComparisonRow {
  id: string;
  label: string;
  /** Whether the plans have different values. */
  differs: boolean;
  /** By key of the column. */
  cells: ReadonlyMap<string, ComparisonCell>;
}

interface ComparisonCell {
  content: ReactNode;
  /** Whether this is not the value of most of the plans. */
  differs: boolean;
}

interface Plan {
  key: string;
  service: Service;
  sku: Sku;
}

const list = (items: readonly string[]) => (
  <ul className={typography.bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** The rows of a comparison, with the prices for a term. */
export function useComparisonRows(
  columns: readonly ComparedColumn[],
  term: Period | undefined,
): ComparisonRow[] {
  const t = useT(orderTexts);
  const { formatNumber } = useIntl();
  const plans = columns.flatMap(({ key, service, sku }): Plan[] =>
    service && sku ? [{ key, service, sku }] : [],
  );

  const specText = (spec: ServiceSpec) => {
    if (spec.type === 'choice') return spec.options.map(({ label }) => label).join(' / ');
    if (spec.type === 'switch') return t('compare.spec.optional');
    const { min, max, unit } = spec;
    return t('compare.spec.range', { min: formatNumber(min), max: formatNumber(max), unit });
  };
  const getSpecs = ({ service }: Plan) =>
    service.specs.map((spec) => t('compare.spec', { label: spec.label, value: specText(spec) }));

  function termPrice({ sku }: Plan) {
    const price = priceFor(sku, term);
    if (!price) return t('compare.none');
    const isOther = term && periodName(price) !== periodName(term);
    return (
      <>
        <UnitPrice cents={price.price} period={price} pack={sku.pack} />
        {isOther && (
          <span className={`${typography.caption} ${typography.block}`}>
            {t('compare.otherTerm', { term: t(`order.period.${term.unit}`, { count: term.count }) })}
          </span>
        )}
      </>
    );
  }

  const allPrices = ({ sku: { periods, pack } }: Plan) =>
    periods.map((period) => (
      <span
        key={periodName(period)}
        className={`${typography.block} ${typography.plaintext} ${typography.secondary}`}
      >
        <UnitPrice cents={period.price} period={period} pack={pack} />
      </span>
    ));

  function labelledRow(
    id: string,
    label: string,
    getValue: (plan: Plan) => unknown,
    render: (plan: Plan) => ReactNode,
  ): ComparisonRow {
    const values = plans.map((plan) => JSON.stringify(getValue(plan)));
    const isCommon = (value: string | undefined) =>
      values.filter((other) => other === value).length * 2 > values.length;
    return {
      id,
      label,
      differs: new Set(values).size > 1,
      cells: new Map(
        plans.map((plan, index) => [plan.key, { content: render(plan), differs: !isCommon(values[index]) }]),
      ),
    };
  }
  const row = (
    id: TextSuffix<'compare.row'>,
    getValue: (plan: Plan) => unknown,
    render: (plan: Plan) => ReactNode,
  ) => labelledRow(id, t(`compare.row.${id}`), getValue, render);
  const textRow = (id: TextSuffix<'compare.row'>, getText: (plan: Plan) => string) =>
    row(id, getText, getText);
  const listRow = (id: TextSuffix<'compare.row'>, getTexts: (plan: Plan) => string[]) =>
    row(id, getTexts, (plan) => (getTexts(plan).length > 0 ? list(getTexts(plan)) : t('compare.none')));

  const shared = sharedFeatures(plans.map(({ sku }) => sku));
  const featureRow = (feature: string) => {
    const has = ({ sku }: Plan) => sku.features.includes(feature);
    return labelledRow(`feature ${feature}`, feature, has, (plan) =>
      has(plan) ? (
        <CheckOutlined className={typography.success} role="img" aria-label={t('compare.included')} />
      ) : (
        <MinusOutlined className={typography.note} role="img" aria-label={t('compare.notIncluded')} />
      ),
    );
  };

  return [
    row(
      'price',
      ({ sku }) => {
        const price = priceFor(sku, term);
        return [price?.unit, price?.count, price?.price, sku.pack];
      },
      termPrice,
    ),
    row('terms', ({ sku }) => [sku.pack, sku.periods], allPrices),
    row(
      'rating',
      ({ service }) => service.rating,
      ({ service }) => <Rating rating={service.rating} />,
    ),
    textRow('orders', ({ service }) => countText(t.locale, service.orderCount)),
    textRow('type', ({ service }) => t(`market.type.${service.type}`)),
    textRow('trial', ({ service: { trialDays } }) =>
      trialDays > 0 ? t('compare.trial', { days: trialDays }) : t('compare.none'),
    ),
    textRow('certification', ({ service }) =>
      t(service.requiresCertification ? 'compare.required' : 'compare.notRequired'),
    ),
    textRow('limit', ({ service: { purchaseLimit } }) =>
      purchaseLimit > 0 ? t('compare.limit', { count: purchaseLimit }) : t('compare.none'),
    ),
    listRow('specs', getSpecs),
    ...shared.map(featureRow),
    listRow(shared.length > 0 ? 'otherFeatures' : 'features', ({ sku }) =>
      sku.features.filter((feature) => !shared.includes(feature)),
    ),
    textRow('provider', ({ service }) => service.provider.name),
  ];
}
