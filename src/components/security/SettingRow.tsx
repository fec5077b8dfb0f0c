import { useT } from '@@/texts/security';
import { LaptopOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import { LinkButton } from '../LinkButton';
import layout from '../layout.module.css';
import { StatusTag } from '../StatusTag';
import typography from '../typography.module.css';
import styles from './SettingRow.module.css';
import { type Protection, useProtections } from './useProtections';

interface SettingRowProps {
  icon: ReactNode;
  title: string;
  status?: Protection['status'];
  value?: ReactNode;
  hint?: string;
  /** A link or an element to change it. */
  action?: Protection['action'] | ReactNode;
}

const isWay = (action: SettingRowProps['action']): action is Protection['action'] =>
  typeof action === 'object' && action !== null && 'to' in action;

/** A setting with its status and action. */
export function SettingRow({ icon, title, status, value, hint, action }: SettingRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={layout.fill}>
        <Flex component="p" wrap align="center" gap="4px 8px">
          <strong>{title}</strong>
          {status && <StatusTag {...status} />}
        </Flex>
        {value && <p>{value}</p>}
        {hint && <p className={typography.note}>{hint}</p>}
      </div>
      {isWay(action) ? <LinkButton to={action.to}>{action.text}</LinkButton> : action}
    </li>
  );
}

export function SettingList({ children }: PropsWithChildren) {
  return <ul>{children}</ul>;
}

interface ProtectionListProps extends PropsWithChildren {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** Server time in milliseconds. */
  now: number;
}

/** The security settings as rows; `children` are further rows. */
export function ProtectionList({ passwordChangedAt, now, children }: ProtectionListProps) {
  const t = useT();
  const protections = useProtections(passwordChangedAt, now);
  return (
    <SettingList>
      {protections.map(({ key, ...row }) => (
        <SettingRow key={key} {...row} />
      ))}
      {children}
      <SettingRow
        icon={<LaptopOutlined aria-hidden />}
        title={t('security.settings.sessions')}
        hint={t('security.settings.sessionsHint')}
        action={{
          to: '/usercenter/security',
          text: t('security.settings.sessionsOpen'),
        }}
      />
    </SettingList>
  );
}
