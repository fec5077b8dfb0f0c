import { type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import type { RequestError } from '@/domain/requestError';
import styles from './Attention.module.css';

interface AttentionListProps {
  title: string;
  more: ReactNode;
  /** Why the items could not be loaded. */
  error: RequestError | undefined;
  failedText: string;
  onRetry: () => void;
  retrying: boolean;
  /** List items. Without any, nothing is shown. */
  children: ReactNode[] | undefined;
}

/** A titled list of items that need the user's attention. */
export function AttentionList({ title, more, children, ...state }: AttentionListProps) {
  const { error, failedText, onRetry, retrying } = state;
  const id = useId();
  if (error && !children)
    return (
      <div className={`${panelStyles.surface} ${styles.list}`}>
        <p className={layout.spaceAfterXs}>{failedText}</p>
        <RetryButton error={error} loading={retrying} onRetry={onRetry} />
      </div>
    );
  if (!children || children.length === 0) return null;
  return (
    <div className={`${panelStyles.surface} ${styles.list}`}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
