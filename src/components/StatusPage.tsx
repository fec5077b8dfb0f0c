import type { ReactNode } from 'react';
import { StatusDrawing, type StatusDrawingName } from './StatusDrawing';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  drawing: StatusDrawingName;
  title: string;
  description?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** One family of pages for what is not there: not found, no access, failed, offline, empty, being prepared. */
export function StatusPage({ drawing, title, description, action }: StatusPageProps) {
  return (
    <section className={styles.page}>
      <StatusDrawing name={drawing} />
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {action}
    </section>
  );
}
