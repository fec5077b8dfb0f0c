import { useT } from '@@/texts/market';
import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import styles from './Categories.module.css';
import { ListBlock } from './ListBlock';

/** The market's first-level categories as tiles with their subcategories. */
export function Categories() {
  const t = useT();
  const { status, sections, ...query } = useColumns();

  return (
    <ListBlock
      title={t('home.categories')}
      items={status === 'ready' ? (sections.market?.children ?? []) : undefined}
      query={query}
      texts={{
        empty: t('home.categories.empty'),
        failed: t('home.categories.failed'),
      }}
      skeleton={
        <div className={styles.tiles} aria-hidden>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <div key={key} className={`${panelStyles.surface} ${styles.tile}`}>
              <Skeleton active avatar={{ shape: 'square', size: 44 }} title={false} paragraph={{ rows: 2 }} />
            </div>
          ))}
        </div>
      }
    >
      {(categories) => (
        <ul className={styles.tiles}>
          {categories.map((category, index) => (
            <li key={category.id}>
              <Link
                to={`/serviceMarket?columnId=${encodePart(category.recordId)}`}
                className={`${panelStyles.surface} ${styles.tile}`}
              >
                <span className={styles.icon}>
                  <CategoryIcon index={index} />
                </span>
                <span className={layout.shrink}>
                  <strong className={typography.block}>{category.title}</strong>
                  <span className={`${typography.caption} ${styles.subcategories}`} dir="auto">
                    {category.children.map(({ title }) => title).join(' · ')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListBlock>
  );
}

/** Line icons on a grid of 24. */
const ICONS: ReactNode[] = [
  <path
    key="spark"
    d="M11 4c.9 4.6 2.4 6.1 7 7-4.6.9-6.1 2.4-7 7-.9-4.6-2.4-6.1-7-7 4.6-.9 6.1-2.4 7-7ZM18.5 4v3M20 5.5h-3M18 17v3M19.5 18.5h-3"
  />,
  <path
    key="data"
    d="M4 6.5C4 5.1 7.6 4 12 4s8 1.1 8 2.5S16.4 9 12 9 4 7.9 4 6.5ZM4 6.5v11C4 18.9 7.6 20 12 20s8-1.1 8-2.5v-11M4 12c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5"
  />,
  <path
    key="message"
    d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5ZM8 8.5h8M8 11.5h5"
  />,
  <path key="shield" d="M12 3.5 19 6v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6ZM8.8 11.8l2.3 2.3 4.1-4.3" />,
  <path
    key="team"
    d="M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 19c.4-3 2.6-4.7 5.5-4.7s5.1 1.7 5.5 4.7M15.5 5.5a3 3 0 0 1 0 5.8M17 14.6c2 .6 3.2 2.1 3.5 4.4"
  />,
  <path key="ledger" d="M6 3.5h9l4 4v13H6ZM15 3.5v4h4M9.5 11.5 12.5 15l3-3.5M12.5 15v4M10 15h5M10 17h5" />,
  <path key="chart" d="M4 4v16h16M7.5 15.5l4-4.5 3 2.5L19.5 8M16 8h3.5v3.5" />,
  <path key="code" d="m8 8-4.5 4L8 16M16 8l4.5 4-4.5 4M13.5 5.5l-3 13" />,
  <path key="box" d="M12 3.5 20 8v8l-8 4.5L4 16V8ZM4 8l8 4.5L20 8M12 12.5v8M8 5.8l8 4.5" />,
  <path
    key="globe"
    d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.4 2.3 3.5 5.1 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.1-3.5-8.5s1.1-6.2 3.5-8.5Z"
  />,
];

/** A decorative icon chosen by position, so that neighbours differ. */
function CategoryIcon({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[index % ICONS.length]}
    </svg>
  );
}
