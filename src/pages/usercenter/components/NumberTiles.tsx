import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useId } from 'react';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import styles from './Overview.module.css';

interface Tile {
  to: string;
  label: string;
  value: number;
  /** The value is an amount in cents. */
  isMoney?: boolean;
}

interface NumberTilesProps {
  title: string;
  /** How many tiles there will be. */
  expected: number;
  /** Missing while they are not known. */
  tiles: readonly Tile[] | undefined;
  failed: boolean;
  /** Says what could not be read. */
  failedText: string;
  loading: boolean;
  onRetry: () => void;
}

/** Numbers of one kind, each the way to what it counts. */
export function NumberTiles(props: NumberTilesProps) {
  const { title, expected, tiles, failed, failedText, loading, onRetry } = props;
  const { formatNumber } = useIntl();
  const id = useId();

  function content() {
    if (failed) {
      return (
        <>
          <p className={layout.spaceAfterXs}>{failedText}</p>
          <RetryButton loading={loading} onRetry={onRetry} />
        </>
      );
    }
    return (
      <CardGrid
        className={layout.spaceBeforeSm}
        component="ul"
        min={112}
        gap={8}
        aria-labelledby={id}
        aria-busy={tiles === undefined}
      >
        {tiles
          ? tiles.map(({ to, label, value, isMoney }) => (
              <li key={label}>
                <Link to={to} className={styles.tile}>
                  <span className={styles.value}>
                    {isMoney ? <Money cents={value} /> : formatNumber(value)}
                  </span>
                  <span>{label}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => `tile ${index}`).map((key) => (
              <li key={key} className={styles.tile}>
                <Skeleton active title={false} paragraph={{ rows: 2 }} />
              </li>
            ))}
      </CardGrid>
    );
  }

  return (
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby={id}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {content()}
    </section>
  );
}
