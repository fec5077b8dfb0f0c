import type { ReactNode } from 'react';
import styles from './Figures.module.css';
import typography from './typography.module.css';

export interface Figure {
  label: ReactNode;
  /** Left out without one. */
  value: ReactNode;
  /** How it changed, with a sign and words, or what belongs to it. */
  change?: ReactNode;
}

interface FiguresProps {
  items: readonly Figure[];
  className?: string;
}

/** Figures of a page: each its label, its value and how it changed, four in a row at most. */
export const Figures = ({ items, className = '' }: FiguresProps) => (
  <dl className={`${styles.figures} ${className}`}>
    {items.map(
      ({ label, value, change }, index) =>
        (value || value === 0) && (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have fixed places.
          <div key={index}>
            <dt>{label}</dt>
            <dd className={typography.figure}>{value}</dd>
            {change && <dd className={styles.change}>{change}</dd>}
          </div>
        ),
    )}
  </dl>
);
