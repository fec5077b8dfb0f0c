import type { PropsWithChildren } from 'react';
import styles from './SettingRow.module.css';

/** Rows of settings. */
export function SettingList({ children }: PropsWithChildren) {
  return <ul className={styles.list}>{children}</ul>;
}
