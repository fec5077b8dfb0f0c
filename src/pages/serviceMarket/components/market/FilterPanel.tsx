import { useT } from '@@/texts/market';
import { Link } from '@umijs/max';
import { Checkbox, Flex, Radio, Skeleton } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import type { ColumnNode } from '@/components/columnTree';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import { MIN_RATINGS, SERVICE_TYPES, type ServiceType } from '@/domain/catalog/service';
import styles from './FilterPanel.module.css';
import { PriceFilter } from './PriceFilter';
import type { Market } from './useMarket';

interface FilterPanelProps {
  market: Pick<Market, 'query' | 'path' | 'categoryLink' | 'change'>;
}

export function FilterPanel({ market }: FilterPanelProps) {
  const t = useT();
  const { query, change } = market;
  const { type, minPrice, maxPrice, trial, minRating } = query;
  return (
    <Flex vertical gap={24}>
      <div>
        <p className={typography.label}>{t('market.category')}</p>
        <CategoryTree market={market} />
      </div>
      <TypeFilter value={type} onChange={(types) => change({ type: types })} />
      <PriceFilter
        // A change of the URL resets the typed values.
        key={`${minPrice}-${maxPrice}`}
        min={minPrice}
        max={maxPrice}
        onChange={({ min, max }) => change({ minPrice: min, maxPrice: max })}
      />
      <div>
        <p id="market-rating" className={typography.label}>
          {t('market.rating')}
        </p>
        <Radio.Group
          className={styles.choices}
          vertical
          aria-labelledby="market-rating"
          value={minRating ?? ''}
          options={['', ...MIN_RATINGS].map((score) => ({
            value: score,
            label: t(score ? 'market.rating.from' : 'market.rating.any', { score }),
          }))}
          onChange={({ target }) => change({ minRating: target.value || undefined })}
        />
      </div>
      <fieldset className={layout.shrink}>
        <legend className={typography.label}>{t('market.offer')}</legend>
        <div className={styles.choices}>
          <Checkbox
            checked={trial === 1}
            onChange={({ target }) => change({ trial: target.checked ? 1 : undefined })}
          >
            {t('market.trial')}
          </Checkbox>
        </div>
      </fieldset>
    </Flex>
  );
}

/** The market's categories as links, expanded down to the selected one. */
function CategoryTree({ market: { path, categoryLink } }: Pick<FilterPanelProps, 'market'>) {
  const t = useT();
  const { status, error, sections, refresh } = useColumns();

  const link = (title: string, recordId?: string) => (
    <Link
      to={categoryLink(recordId)}
      className={styles.link}
      aria-current={path.at(-1)?.recordId === recordId ? 'page' : undefined}
    >
      {title}
    </Link>
  );

  const branch = (categories: readonly ColumnNode[]) => (
    <ul className={styles.branch}>
      {categories.map((category) => (
        <li key={category.id}>
          {link(category.title, category.recordId)}
          {category.children.length > 0 && path.includes(category) && branch(category.children)}
        </li>
      ))}
    </ul>
  );

  if (status === 'loading') return <Skeleton active title={false} paragraph={{ rows: 8, width: '70%' }} />;
  if (status === 'failed')
    return (
      <Flex vertical align="start" gap={8}>
        <p>{t('market.category.failed')}</p>
        <RetryButton error={error} onRetry={refresh} />
      </Flex>
    );
  return (
    <nav aria-label={t('market.category')}>
      <ul className={styles.branch}>
        <li>{link(t('market.category.all'))}</li>
      </ul>
      {branch(sections.market?.children ?? [])}
    </nav>
  );
}

interface TypeFilterProps {
  value: readonly ServiceType[];
  onChange: (types: ServiceType[]) => void;
}

/** Selects service types; none selected means all. */
function TypeFilter({ value, onChange }: TypeFilterProps) {
  const t = useT();
  return (
    <fieldset className={layout.shrink}>
      <legend className={typography.label}>{t('market.type')}</legend>
      <Flex className={styles.choices} vertical>
        {SERVICE_TYPES.map((type) => (
          <Checkbox
            key={type}
            checked={value.includes(type)}
            onChange={({ target }) =>
              onChange(
                SERVICE_TYPES.filter((other) => (other === type ? target.checked : value.includes(other))),
              )
            }
          >
            {t(`market.type.${type}`)}
          </Checkbox>
        ))}
      </Flex>
    </fieldset>
  );
}
