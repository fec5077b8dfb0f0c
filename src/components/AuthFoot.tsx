import type { PropsWithChildren } from 'react';
import styles from './AccountForm.module.css';

/** The line under a sign-in form that leads to the other way in. */
export function AuthFoot({ children }: PropsWithChildren) {
  return <p className={styles.foot}>{children}</p>;
}
