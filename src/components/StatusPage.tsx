import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { StatusDrawing, type StatusDrawingName } from './StatusDrawing';
import styles from './StatusPage.module.css';
import typography from './typography.module.css';

/** The way on: an element, or the page that a main button leads to. */
export type Way = { to: string; text: string } | ReactNode;

/** Widths of the drawing in pixels; its height is 150 or 120. */
const WIDTH = 240;
const COMPACT_WIDTH = 192;

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
  /** Without the minimum height and with a smaller drawing, as it is inside a page. */
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
  compact = Heading === 'h2',
}: StatusPageProps) {
  return (
    <section className={`${styles.page} ${compact ? styles.compact : ''}`}>
      <StatusDrawing name={drawing} width={compact ? COMPACT_WIDTH : WIDTH} />
      {note && <p className={typography.note}>{note}</p>}
      <Heading>{title}</Heading>
      {description && <p className={typography.note}>{description}</p>}
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
