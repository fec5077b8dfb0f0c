import { getIntl } from '@umijs/max';
import { useEffect, useState } from 'react';
import styles from './PageLoading.module.css';

/** Milliseconds after which words and a way back are shown: code that hangs neither arrives nor fails. */
const PATIENCE_MS = 10_000;

/**
 * Placeholder of a page while its code or the user is loading. It fades in late, so a fast load never
 * flickers. Plain elements, because every first visit loads it.
 */
export function PageLoading() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.loading}>
      <div className={styles.bar} />
      {isSlow && <SlowNotice />}
      <div className={styles.outline} aria-busy="true">
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}

function SlowNotice() {
  // Without the hook: while the user loads, Umi shows this outside of its provider of texts.
  const { formatMessage } = getIntl();
  return (
    <div className={styles.slow}>
      <div role="status">
        <p className={styles.words}>{formatMessage({ id: 'state.slow.title' })}</p>
        <p>{formatMessage({ id: 'state.slow.description' })}</p>
      </div>
      <div className={styles.ways}>
        <button type="button" onClick={() => window.history.back()}>
          {formatMessage({ id: 'state.slow.back' })}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          {formatMessage({ id: 'state.reload' })}
        </button>
      </div>
    </div>
  );
}
