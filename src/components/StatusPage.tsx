import type { ReactNode } from 'react';
import { StatusDrawing, type StatusDrawingName } from './StatusDrawing';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  drawing: StatusDrawingName;
  title: string;
  description?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** `h2` where it fills only a part of a page that has a title of its own. */
  heading?: 'h1' | 'h2';
  /** Only as high as it must be, above what follows. */
  compact?: boolean;
}

/** One family of pages for what is not there: not found, no access, failed, offline, empty, being prepared. */
export function StatusPage({
  drawing,
  title,
  description,
  action,
  heading: Heading = 'h1',
  compact = false,
}: StatusPageProps) {
  return (
    <section className={`${styles.page} ${compact ? styles.compact : ''}`}>
      <StatusDrawing name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action}
    </section>
  );
}
