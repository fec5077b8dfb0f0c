import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import layout from '@/components/layout.module.css';
import row from '@/components/security/SettingRow.module.css';
import type { UserSession } from '@/domain/account/security';
import styles from './Security.module.css';
import { TimeText } from './TimeText';
import { useDeviceName, WAY_TEXT } from './wording';

interface SessionItemProps {
  session: UserSession;
  /** The server's time, milliseconds. */
  now: number;
  onRevoke: () => void;
}

/** One device with what helps to recognise it, and the way to end its session unless it is this one. */
export function SessionItem({ session, now, onRevoke }: SessionItemProps) {
  const { formatMessage } = useIntl();
  const device = useDeviceName()(session.device);
  const Icon = /iPhone|Android/.test(session.device) ? MobileOutlined : DesktopOutlined;
  return (
    <li className={row.row}>
      <Icon className={row.icon} aria-hidden />
      <div className={layout.fill}>
        <Flex component="p" wrap align="center" gap="4px 8px">
          <strong>
            <bdi>{device}</bdi>
          </strong>
          {session.current && <Tag>{formatMessage({ id: 'security.session.current' })}</Tag>}
        </Flex>
        <p className={styles.hint}>
          {session.place || formatMessage({ id: 'security.place.unknown' })}
          {' · '}
          {formatMessage({ id: WAY_TEXT[session.loginType] })}
        </p>
        <dl className={styles.times}>
          <Flex gap={8}>
            <dt>{formatMessage({ id: 'security.session.seen' })}</dt>
            <dd>
              <TimeText at={session.lastSeenAt} now={now} />
            </dd>
          </Flex>
          <Flex gap={8}>
            <dt>{formatMessage({ id: 'security.session.since' })}</dt>
            <dd>
              <TimeText at={session.createdAt} />
            </dd>
          </Flex>
        </dl>
      </div>
      {!session.current && (
        <Button
          danger
          aria-label={formatMessage({ id: 'security.session.revokeOf' }, { device })}
          onClick={onRevoke}
        >
          {formatMessage({ id: 'security.session.revoke' })}
        </Button>
      )}
    </li>
  );
}
