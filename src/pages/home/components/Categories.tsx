import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { Block, BlockNote } from './Block';
import styles from './Categories.module.css';
import { CategoryIcon } from './CategoryIcon';

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The market's first-level categories as tiles, each with what it holds. */
export function Categories() {
  const { formatMessage } = useIntl();
  const { status, sections, refresh } = useColumns();
  const categories = sections.market?.children ?? [];

  function content() {
    if (status === 'loading')
      return (
        <div className={styles.tiles} aria-hidden>
          {PLACES.map((place) => (
            <div key={place} className={`${panelStyles.surface} ${styles.tile}`}>
              <Skeleton active avatar={{ shape: 'square', size: 44 }} title={false} paragraph={{ rows: 2 }} />
            </div>
          ))}
        </div>
      );
    if (status === 'failed')
      return <BlockNote text={formatMessage({ id: 'home.categories.failed' })} onRetry={refresh} />;
    if (categories.length === 0) return <BlockNote text={formatMessage({ id: 'home.categories.empty' })} />;
    return (
      <ul className={styles.tiles}>
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              to={`/serviceMarket?columnId=${encodeURIComponent(category.recordId)}`}
              className={`${panelStyles.surface} ${styles.tile}`}
            >
              <span className={styles.icon}>
                <CategoryIcon index={index} />
              </span>
              <span className={layout.shrink}>
                <strong className={styles.title}>{category.title}</strong>
                <span className={styles.holds} dir="auto">
                  {category.children.map(({ title }) => title).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }

  return <Block title={formatMessage({ id: 'home.categories' })}>{content()}</Block>;
}
