import styles from './PageLoading.module.css';

/**
 * Placeholder of a page while its code or the user is loading. It fades in late, so a fast load never
 * flickers. Plain elements, because every first visit loads it.
 */
export function PageLoading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <div className={styles.bar} />
      <div className={styles.outline}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
