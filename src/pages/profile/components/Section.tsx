import { Card } from 'antd';
import type { ReactNode } from 'react';
import styles from './Profile.module.css';

/** A part of a profile under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={<h2 className={styles.section}>{title}</h2>}>{children}</Card>;
}
