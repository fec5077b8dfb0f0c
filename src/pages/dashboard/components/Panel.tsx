import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  extra?: ReactNode;
  /** Whether what it shows is being asked for anew. */
  busy?: boolean;
  children: ReactNode;
}

/** One subject of a dashboard, under a heading of its own. */
export function Panel({ title, extra, busy, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={busy}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
