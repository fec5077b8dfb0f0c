import styles from './PageLoading.module.css';

/**
 * What stands in for a page while its code or the user's data is on the way: a thin bar on top of the window and the
 * outline of a page. It fades in late, so a fast answer never flickers. Plain elements: it is in every first visit.
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
