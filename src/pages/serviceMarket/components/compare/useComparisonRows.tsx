import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { UnitPrice } from '@/components/order/UnitPrice';
import { PriceFrom } from '@/components/service/PriceFrom';
import { Rating } from '@/components/service/ServiceCard';
import type { Service, ServiceSpec } from '@/domain/catalog/service';
import styles from './CompareView.module.css';

interface ComparisonRow {
  id: string;
  label: string;
  /** Whether the services have different values. */
  differs: boolean;
  /** By service id. */
  cells: ReadonlyMap<string, ComparisonCell>;
}

interface ComparisonCell {
  content: ReactNode;
  /** Whether this is not the value of most of the services. */
  differs: boolean;
}

const getFeatures = ({ skus }: Service) => [...new Set(skus.flatMap(({ features }) => features))];

const list = (items: readonly string[]) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export function useComparisonRows(services: readonly Service[]): ComparisonRow[] {
  const { formatMessage, formatNumber } = useIntl();
  const t = (id: TextId, values?: Record<string, string | number>) => formatMessage({ id }, values);

  const specText = (spec: ServiceSpec) => {
    if (spec.type === 'choice') return spec.options.map(({ label }) => label).join(' / ');
    if (spec.type === 'switch') return t('compare.spec.optional');
    const { min, max, unit } = spec;
    return t('compare.spec.range', { min: formatNumber(min), max: formatNumber(max), unit });
  };
  const getSpecs = ({ specs }: Service) =>
    specs.map((spec) => t('compare.spec', { label: spec.label, value: specText(spec) }));

  const plans = ({ skus }: Service) => (
    <ul className={styles.plans}>
      {skus.map(({ skuCode, name, pack, periods }) => (
        <li key={skuCode}>
          <strong>{name}</strong>
          {periods.map((period) => (
            <span key={`${period.count}-${period.unit}`} className={styles.price}>
              <UnitPrice cents={period.price} period={period} pack={pack} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );

  function row(
    id: TextSuffix<'compare.row'>,
    getValue: (service: Service) => unknown,
    render: (service: Service) => ReactNode,
  ): ComparisonRow {
    const values = services.map((service) => JSON.stringify(getValue(service)));
    const isCommon = (value: string | undefined) =>
      values.filter((other) => other === value).length * 2 > values.length;
    return {
      id,
      label: t(`compare.row.${id}`),
      differs: new Set(values).size > 1,
      cells: new Map(
        services.map((service, index) => [
          service.serviceId,
          { content: render(service), differs: !isCommon(values[index]) },
        ]),
      ),
    };
  }
  const textRow = (id: TextSuffix<'compare.row'>, getTexts: (service: Service) => string) =>
    row(id, getTexts, getTexts);
  const listRow = (id: TextSuffix<'compare.row'>, getTexts: (service: Service) => string[]) =>
    row(id, getTexts, (service) =>
      getTexts(service).length > 0 ? list(getTexts(service)) : t('compare.none'),
    );

  return [
    row(
      'price',
      ({ priceFrom, priceFromPeriod, priceFromPack }) => [priceFrom, priceFromPeriod, priceFromPack],
      (service) => <PriceFrom service={service} />,
    ),
    row(
      'plans',
      ({ skus }) => skus.map(({ name, pack, periods }) => [name, pack, periods]),
      (service) => plans(service),
    ),
    row(
      'rating',
      ({ rating }) => rating,
      ({ rating }) => <Rating rating={rating} />,
    ),
    textRow('orders', ({ orderCount }) => formatNumber(orderCount)),
    textRow('type', ({ type }) => t(`market.type.${type}`)),
    textRow('trial', ({ trialDays }) =>
      trialDays > 0 ? t('compare.trial', { days: trialDays }) : t('compare.none'),
    ),
    listRow('specs', getSpecs),
    listRow('features', getFeatures),
    textRow('certification', ({ requiresCertification }) =>
      t(requiresCertification ? 'compare.required' : 'compare.notRequired'),
    ),
    textRow('provider', ({ provider }) => provider.name),
  ];
}
