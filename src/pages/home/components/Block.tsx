import { RightOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import styles from './Home.module.css';

interface BlockProps {
  title: string;
  /** Where all of it is. */
  more?: { to: string; text: string };
  children: ReactNode;
}

/** A part of the home page under its own title. */
export function Block({ title, more, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.text} <RightOutlined className={`${layout.mirrored} ${styles.forward}`} aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface BlockNoteProps {
  text: string;
  /** Offers to read again what could not be read. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Stands in a block that has nothing to show: one line, so that the rest of the page keeps its place. */
export function BlockNote({ text, onRetry, retrying }: BlockNoteProps) {
  return (
    <div className={`${panelStyles.surface} ${styles.note}`}>
      <p>{text}</p>
      {onRetry && <RetryButton loading={retrying} onRetry={onRetry} />}
    </div>
  );
}
