import { RightOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import type { RequestError } from '@/domain/requestError';
import styles from './Home.module.css';

interface BlockProps {
  title: string;
  /** A link to the full list. */
  more?: { to: string; text: string };
  children: ReactNode;
}

/** A titled section of the home page. */
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

interface ListBlockProps<T> extends Omit<BlockProps, 'children'> {
  /** Undefined while loading and after a failure. */
  items: readonly T[] | undefined;
  query: { error?: RequestError | undefined; isLoading?: boolean; refresh: () => void };
  texts: { empty: string; failed: string };
  skeleton: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A section with a list, or its loading, error or empty state. */
export function ListBlock<T>({ title, more, items, children, ...state }: ListBlockProps<T>) {
  const { query, texts, skeleton } = state;
  const { error, isLoading, refresh } = query;
  const isEmpty = items?.length === 0;
  const isUnavailable = isEmpty || (!items && error !== undefined);
  return (
    <Block title={title} more={more}>
      {isUnavailable && (
        <div className={`${panelStyles.surface} ${styles.note}`}>
          {isEmpty ? <EmptyNote>{texts.empty}</EmptyNote> : <p>{texts.failed}</p>}
          {!isEmpty && <RetryButton error={error} loading={isLoading} onRetry={refresh} />}
        </div>
      )}
      {!isUnavailable && (items ? children(items) : skeleton)}
    </Block>
  );
}
