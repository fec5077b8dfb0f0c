import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { StatusTag } from '@/components/StatusTag';
import styles from '../../components/Security.module.css';
import type { Protection } from '../../components/useProtections';

interface SettingRowProps {
  icon: ReactNode;
  title: string;
  status?: Protection['status'];
  value?: ReactNode;
  hint: string;
  action: Protection['action'];
}

/** One setting: what it is, how it stands, and the way to change it. */
export function SettingRow({ icon, title, status, value, hint, action }: SettingRowProps) {
  return (
    <li className={styles.session}>
      <span className={styles.sessionIcon}>{icon}</span>
      <div className={styles.sessionFacts}>
        <p className={styles.sessionName}>
          <strong>{title}</strong>
          {status && <StatusTag {...status} />}
        </p>
        {value && <p className={styles.value}>{value}</p>}
        <p className={styles.hint}>{hint}</p>
      </div>
      <LinkButton to={action.to}>{action.text}</LinkButton>
    </li>
  );
}
