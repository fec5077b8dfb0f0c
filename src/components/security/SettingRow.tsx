import { LaptopOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
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
  hint: string;
  /** The way to change it, on another page or here. */
  action: Protection['action'] | ReactNode;
}

const isWay = (action: SettingRowProps['action']): action is Protection['action'] =>
  typeof action === 'object' && action !== null && 'to' in action;

/** One setting: what it is, how it stands, and the way to change it. */
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
        <p className={typography.note}>{hint}</p>
      </div>
      {isWay(action) ? <LinkButton to={action.to}>{action.text}</LinkButton> : action}
    </li>
  );
}

/** Rows of settings. */
export function SettingList({ children }: PropsWithChildren) {
  return <ul>{children}</ul>;
}

interface ProtectionListProps extends PropsWithChildren {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** The server's time, milliseconds. */
  now: number;
}

/** Password, phone, certification and devices as rows of settings, each with its way; `children` are further rows. */
export function ProtectionList({ passwordChangedAt, now, children }: ProtectionListProps) {
  const { formatMessage } = useIntl();
  const protections = useProtections(passwordChangedAt, now);
  return (
    <SettingList>
      {protections.map(({ key, ...row }) => (
        <SettingRow key={key} {...row} />
      ))}
      {children}
      <SettingRow
        icon={<LaptopOutlined aria-hidden />}
        title={formatMessage({ id: 'security.settings.sessions' })}
        hint={formatMessage({ id: 'security.settings.sessionsHint' })}
        action={{
          to: '/usercenter/security',
          text: formatMessage({ id: 'security.settings.sessionsOpen' }),
        }}
      />
    </SettingList>
  );
}
