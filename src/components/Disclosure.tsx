import { DownOutlined } from '@ant-design/icons';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /** The words that open and close it. */
  label: ReactNode;
  /** Shown at the end of their line. */
  extra?: ReactNode;
}

/** Content that its line opens and closes. */
export const Disclosure = ({ label, extra, className = '', children, ...props }: DisclosureProps) => (
  <details {...props} className={`${styles.disclosure} ${className}`}>
    <summary>
      <span className={styles.label}>{label}</span>
      <DownOutlined className={styles.chevron} aria-hidden />
      {extra && <span className={styles.extra}>{extra}</span>}
    </summary>
    {children}
  </details>
);
