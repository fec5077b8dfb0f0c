import { Card } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { StatusTag } from '@/components/StatusTag';
import { useProtections } from '@/components/security/useProtections';
import styles from './Security.module.css';

interface ProtectionCardsProps {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** The server's time, milliseconds. */
  now: number;
}

/** Password, phone and certification side by side, each with its state, a hint and the one way on. */
export function ProtectionCards({ passwordChangedAt, now }: ProtectionCardsProps) {
  return (
    <div className={styles.cards}>
      {useProtections(passwordChangedAt, now).map(({ key, icon, title, status, value, hint, action }) => (
        <Card key={key} className={styles.card}>
          <div className={styles.cardHead}>
            <span className={styles.cardIcon}>{icon}</span>
            <h2 className={styles.cardTitle}>{title}</h2>
            <StatusTag {...status} />
          </div>
          {value && <p className={styles.value}>{value}</p>}
          <p className={styles.hint}>{hint}</p>
          <LinkButton to={action.to}>{action.text}</LinkButton>
        </Card>
      ))}
    </div>
  );
}
