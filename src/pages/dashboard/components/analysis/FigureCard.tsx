import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FigureCardProps {
  name: string;
  value: ReactNode;
  /** What stands between the figure and its foot: a trend, a progress. */
  children: ReactNode;
  footName?: string;
  footValue: ReactNode;
}

/** One figure of a dashboard, how it came about, and one more that belongs to it. */
export function FigureCard({ name, value, children, footName, footValue }: FigureCardProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.value}>{value}</p>
      <div className={styles.middle}>{children}</div>
      <p className={styles.foot}>
        {footName && <span>{footName}</span>}
        <span className={styles.footValue}>{footValue}</span>
      </p>
    </section>
  );
}
