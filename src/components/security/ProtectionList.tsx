import { LaptopOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import { SettingList } from './SettingList';
import { SettingRow } from './SettingRow';
import { useProtections } from './useProtections';

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
