import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { StatusDrawing, type StatusDrawingName } from './StatusDrawing';
import styles from './StatusPage.module.css';

/** The way on: an element, or the page that a main button leads to. */
export type Way = { to: string; text: string } | ReactNode;

const isLink = (way: Way): way is { to: string; text: string } =>
  typeof way === 'object' && way !== null && 'to' in way;

interface StatusPageProps {
  drawing: StatusDrawingName;
  /** Shown between the drawing and the title. */
  note?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: Way;
  /** `h2` inside a page with its own title. */
  heading?: 'h1' | 'h2';
  /** Without the minimum height. */
  compact?: boolean;
}

/** The page for not found, no access, failed, offline, empty and similar states. */
export function StatusPage({
  drawing,
  note,
  title,
  description,
  action,
  heading: Heading = 'h1',
  compact = false,
}: StatusPageProps) {
  return (
    <section className={`${styles.page} ${compact ? styles.compact : ''}`}>
      <StatusDrawing name={drawing} />
      {note && <p className={styles.description}>{note}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {isLink(action) ? (
        <LinkButton type="primary" to={action.to}>
          {action.text}
        </LinkButton>
      ) : (
        action
      )}
    </section>
  );
}
