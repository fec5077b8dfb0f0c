import { Card, Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
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
    <CardGrid min={240} stretch>
      {useProtections(passwordChangedAt, now).map(({ key, icon, title, status, value, hint, action }) => (
        <Card key={key} className={styles.card}>
          <Flex className={layout.full} wrap align="center" gap="4px 8px">
            <span className={styles.cardIcon}>{icon}</span>
            <h2 className={layout.pushEnd}>{title}</h2>
            <StatusTag {...status} />
          </Flex>
          {value && <p>{value}</p>}
          <p className={styles.hint}>{hint}</p>
          <LinkButton to={action.to}>{action.text}</LinkButton>
        </Card>
      ))}
    </CardGrid>
  );
}
