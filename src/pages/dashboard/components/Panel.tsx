import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import panelStyles from '@/components/panel.module.css';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  extra?: ReactNode;
  /** Whether its data is loading again. */
  busy?: boolean;
  /** `h3` inside a section of its own. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled section of a dashboard. */
export function Panel({ title, extra, busy, heading: Heading = 'h2', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${panelStyles.surface} ${styles.panel}`} aria-labelledby={id} aria-busy={busy}>
      <Flex
        className={styles.head}
        component="header"
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
      >
        <Heading id={id}>{title}</Heading>
        {extra}
      </Flex>
      {children}
    </section>
  );
}
