import { type ReactNode, useId } from 'react';
import { RetryButton } from '@/components/RetryButton';
import styles from './Attention.module.css';

interface AttentionListProps {
  title: string;
  more: ReactNode;
  /** Why nothing can be said. */
  failed: string | undefined;
  onRetry: () => void;
  retrying: boolean;
  /** Items of the list; none of them, and the list is not shown. */
  children: ReactNode[] | undefined;
}

/** Things of one kind that wait for the person. */
export function AttentionList({ title, more, failed, onRetry, retrying, children }: AttentionListProps) {
  const id = useId();
  if (failed)
    return (
      <div className={styles.list}>
        <p className={styles.failed}>{failed}</p>
        <RetryButton loading={retrying} onRetry={onRetry} />
      </div>
    );
  if (!children || children.length === 0) return null;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      <ul className={styles.items} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
