import { Flex } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Figures.module.css';
import typography from './typography.module.css';

export interface Figure {
  label: ReactNode;
  /** Left out without one. */
  value: ReactNode;
  /** How it changed, with a sign and words, or what belongs to it. */
  change?: ReactNode;
  /** Shown at the end of its column: a trend or progress. */
  detail?: ReactNode;
}

interface FiguresProps {
  items: readonly Figure[];
  /** Pixels that each has at least: the width of long amounts or of a detail. */
  min?: number;
  className?: string;
}

/** Figures of a page: each its label, its value and how it changed, four in a row at most. */
export const Figures = ({ items, min = 128, className = '' }: FiguresProps) => (
  <dl className={`${styles.figures} ${className}`} style={{ '--min': `${min}px` } as CSSProperties}>
    {items.map(
      ({ label, value, change, detail }, index) =>
        (value || value === 0) && (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have fixed places.
          <Flex key={index} vertical>
            <dt>{label}</dt>
            <dd className={typography.figure}>{value}</dd>
            {change && <dd className={styles.change}>{change}</dd>}
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </Flex>
        ),
    )}
  </dl>
);
