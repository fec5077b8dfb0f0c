import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { Money } from '@/components/Money';
import { PriceFrom, Rating } from '@/components/service/ServiceCard';
import type { Service, ServiceSpec } from '@/domain/catalog/service';
import styles from './CompareView.module.css';

interface ComparisonRow {
  id: string;
  label: string;
  /** Whether not all services say the same; never with one service alone. */
  differs: boolean;
  /** By service id. */
  cells: ReadonlyMap<string, ReactNode>;
}

/** Plans of different services have different codes: what they offer is what counts. */
const getFeatures = ({ skus }: Service) => [...new Set(skus.flatMap(({ features }) => features))];

const list = (items: readonly string[]) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What there is to know of the services, row by row, in words; equal facts make equal rows. */
export function useComparisonRows(services: readonly Service[]): ComparisonRow[] {
  const { formatMessage, formatNumber } = useIntl();
  const text = (id: TextId, values?: Record<string, string | number>) => formatMessage({ id }, values);

  const specText = (spec: ServiceSpec) => {
    if (spec.type === 'choice') return spec.options.map(({ label }) => label).join(' / ');
    if (spec.type === 'switch') return text('compare.spec.optional');
    const { min, max, unit } = spec;
    return text('compare.spec.range', { min: formatNumber(min), max: formatNumber(max), unit });
  };
  const getSpecs = ({ specs }: Service) =>
    specs.map((spec) => text('compare.spec', { label: spec.label, value: specText(spec) }));

  const plans = ({ skus }: Service) => (
    <ul className={styles.plans}>
      {skus.map(({ skuCode, name, periods }) => (
        <li key={skuCode}>
          <strong>{name}</strong>
          {periods.map(({ unit, count, price }) => (
            <span key={`${count}-${unit}`} className={styles.price}>
              <Money cents={price} /> {text(`market.period.${unit}`, { count })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );

  function row(
    id: TextSuffix<'compare.row'>,
    fact: (service: Service) => unknown,
    show: (service: Service) => ReactNode,
  ): ComparisonRow {
    const facts = new Set(services.map((service) => JSON.stringify(fact(service))));
    return {
      id,
      label: text(`compare.row.${id}`),
      differs: facts.size > 1,
      cells: new Map(services.map((service) => [service.serviceId, show(service)])),
    };
  }
  /** A row whose words are all there is to it. */
  const wordRow = (id: TextSuffix<'compare.row'>, words: (service: Service) => string) =>
    row(id, words, words);
  const listRow = (id: TextSuffix<'compare.row'>, words: (service: Service) => string[]) =>
    row(id, words, (service) => (words(service).length > 0 ? list(words(service)) : text('compare.none')));

  return [
    row(
      'price',
      ({ priceFrom, priceFromPeriod }) => [priceFrom, priceFromPeriod],
      (service) => <PriceFrom priceFrom={service.priceFrom} priceFromPeriod={service.priceFromPeriod} />,
    ),
    row(
      'plans',
      ({ skus }) => skus.map(({ name, periods }) => [name, periods]),
      (service) => plans(service),
    ),
    row(
      'rating',
      ({ rating }) => rating,
      ({ rating }) => <Rating rating={rating} />,
    ),
    wordRow('orders', ({ orderCount }) => formatNumber(orderCount)),
    wordRow('type', ({ type }) => text(`market.type.${type}`)),
    wordRow('trial', ({ trialDays }) =>
      trialDays > 0 ? text('compare.trial', { days: trialDays }) : text('compare.none'),
    ),
    listRow('specs', getSpecs),
    listRow('features', getFeatures),
    wordRow('certification', ({ requiresCertification }) =>
      text(requiresCertification ? 'compare.required' : 'compare.notRequired'),
    ),
    wordRow('provider', ({ provider }) => provider.name),
  ];
}
