import { useT } from '@@/texts/security';
import { LaptopOutlined } from '@ant-design/icons';
import { Flex, Skeleton } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import { InlineDetails } from '../InlineDetails';
import { LinkButton } from '../LinkButton';
import layout from '../layout.module.css';
import { StatusTag } from '../StatusTag';
import styles from './SettingRow.module.css';
import { type Protection, useProtections } from './useProtections';

interface SettingRowProps extends PropsWithChildren {
  icon: ReactNode;
  title: ReactNode;
  status?: Protection['status'];
  value?: ReactNode;
  hint?: string;
  /** A link or an element to change it. */
  action?: Protection['action'] | ReactNode;
}

const isWay = (action: SettingRowProps['action']): action is Protection['action'] =>
  typeof action === 'object' && action !== null && 'to' in action;

/** A setting: its status, one line about it and its action. `children` are a further line. */
export function SettingRow({ icon, title, status, value, hint, action, children }: SettingRowProps) {
  return (
    <li className={layout.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={layout.fill}>
        <Flex component="p" wrap align="center" gap="4px 8px">
          <strong>{title}</strong>
          {status && <StatusTag {...status} />}
        </Flex>
        {(value || hint) && (
          <InlineDetails>
            {value}
            {hint}
          </InlineDetails>
        )}
        {children}
      </div>
      {isWay(action) ? <LinkButton to={action.to}>{action.text}</LinkButton> : action}
    </li>
  );
}

/** Settings below each other in a section. */
export const SettingList = ({ children }: PropsWithChildren) => (
  <ul className={`${layout.divided} ${styles.list}`}>{children}</ul>
);

/** Placeholders with the height of the settings. */
export const SettingListLoading = ({ rows }: { rows: number }) => (
  <div aria-busy="true">
    <SettingList>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <li key={index} className={layout.row}>
          <div className={layout.fill} style={{ blockSize: 44 }}>
            <Skeleton active title={false} paragraph={{ rows: 2, width: ['30%', '60%'] }} />
          </div>
        </li>
      ))}
    </SettingList>
  </div>
);

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
