import { Card } from 'antd';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import styles from './Demo.module.css';

interface DemoCardProps extends PropsWithChildren {
  title: string;
  lead?: ReactNode;
}

/** A titled part of the page. */
export function DemoCard({ title, lead, children }: DemoCardProps) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.cardTitle}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
