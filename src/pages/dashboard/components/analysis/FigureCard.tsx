import { Flex } from 'antd';
import type { ReactNode } from 'react';
import panelStyles from '@/components/panel.module.css';
import styles from './Stats.module.css';

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
    <Flex className={`${panelStyles.surface} ${styles.card}`} component="section" vertical aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.value}>{value}</p>
      <Flex className={styles.middle} align="flex-end" gap="0 16px">
        {children}
      </Flex>
      <Flex className={styles.foot} component="p" wrap gap="0 8px">
        {footName && <span>{footName}</span>}
        <span>{footValue}</span>
      </Flex>
    </Flex>
  );
}
