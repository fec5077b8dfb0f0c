import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import styles from './SettingRow.module.css';
import type { Protection } from './useProtections';

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
