import { Link, useIntl } from '@umijs/max';
import { Fragment } from 'react';
import type { ColumnNode } from '@/domain/columnTree';
import styles from './Market.module.css';
import { useCategoryAddress } from './useCategoryAddress';

/** The chosen category as the page's title, with the way back up to everything above it. */
export function MarketHeading({ path }: { path: readonly ColumnNode[] }) {
  const { formatMessage } = useIntl();
  const addressOf = useCategoryAddress();
  const market = formatMessage({ id: 'title.serviceMarket' });

  return (
    <div className={styles.heading}>
      {path.length > 0 && (
        <nav className={styles.trail} aria-label={formatMessage({ id: 'market.trail' })}>
          <Link to={addressOf()}>{market}</Link>
          {path.slice(0, -1).map(({ id, recordId, title }) => (
            <Fragment key={id}>
              <span aria-hidden>/</span>
              <Link to={addressOf(recordId)}>{title}</Link>
            </Fragment>
          ))}
        </nav>
      )}
      <h1 className={styles.title}>{path.at(-1)?.title ?? market}</h1>
    </div>
  );
}
