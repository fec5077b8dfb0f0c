import { useT } from '@@/texts/entry';
import { useEffect, useState } from 'react';
import styles from './PageLoading.module.css';

/** Milliseconds after which words and ways on are shown: code that hangs neither arrives nor fails. */
const PATIENCE_MS = 10_000;

/**
 * Placeholder of a page while its code or the user is loading. It fades in late, so a fast load never
 * flickers. Plain elements, because every first visit loads it.
 */
export function PageLoading() {
  const t = useT();
  return (
    <div className={styles.loading}>
      <ProgressBar />
      <SlowNotice
        className={styles.slow}
        title={t('state.slow.title')}
        description={t('state.slow.description')}
        ways={[
          { text: t('state.slow.back'), onClick: () => window.history.back() },
          { text: t('state.reload'), onClick: () => window.location.reload() },
        ]}
      />
      <div className={styles.outline} aria-busy="true">
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}

/** A line at the top of the window that advances while code is loading. */
export const ProgressBar = () => <div className={styles.bar} />;

interface SlowNoticeProps {
  className?: string;
  title: string;
  description: string;
  ways: { text: string; onClick: () => void }[];
}

/** Words and ways on, shown when it has been mounted for ten seconds. */
export function SlowNotice({ className, title, description, ways }: SlowNoticeProps) {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={isSlow ? className : undefined}>
      {/* Screen readers announce what appears in a status that was there before. */}
      <div role="status">
        {isSlow && <p className={styles.words}>{title}</p>}
        {isSlow && <p>{description}</p>}
      </div>
      {isSlow && (
        <div className={styles.ways}>
          {ways.map(({ text, onClick }) => (
            <button key={text} type="button" onClick={onClick}>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
