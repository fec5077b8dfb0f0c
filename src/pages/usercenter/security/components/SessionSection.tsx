import { useT } from '@@/texts/security';
import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import row from '@/components/security/SettingRow.module.css';
import type { UserSession } from '@/domain/account/security';
import { serverNow } from '@/domain/serverClock';
import { listSessions } from '@/services/security';
import { type Revocation, RevokeDialog } from './RevokeDialog';
import styles from './Security.module.css';
import { TimeText } from './TimeText';
import { useDeviceName, wayTextId } from './wording';

/** The user's sessions; all but the current one can be ended. */
export function SessionSection() {
  const t = useT();
  const sessions = useQuery(listSessions);
  const [revocation, setRevocation] = useState<Revocation>();
  const [dialogOpen, setDialogOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const others = sessions.data?.list.filter(({ current }) => !current).length ?? 0;

  function openDialog(next: Revocation) {
    setRevocation(next);
    setDialogOpen(true);
  }

  // The dialog returns the focus to its button, which may have been removed with its session.
  function handleAfterClose() {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <Card>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h2 ref={heading} tabIndex={-1}>
          {t('security.session')}
        </h2>
        {others > 0 && (
          <Button onClick={() => openDialog({ others })}>{t('security.session.revokeOthers')}</Button>
        )}
      </Flex>
      <p className={styles.lead}>{t('security.session.lead')}</p>
      <QueryContent
        query={sessions}
        failed={t('security.session.failed')}
        loading={<Skeleton active avatar paragraph={{ rows: 3 }} />}
      >
        {(data) => (
          <>
            <ul className={styles.list}>
              {data.list.map((session) => (
                <SessionItem
                  key={session.sessionId}
                  session={session}
                  now={serverNow(data)}
                  onRevoke={() => openDialog({ session })}
                />
              ))}
            </ul>
            {others === 0 && <p className={styles.hint}>{t('security.session.alone')}</p>}
          </>
        )}
      </QueryContent>
      {revocation && (
        <RevokeDialog
          revocation={revocation}
          open={dialogOpen}
          onClose={() => setDialogOpen(false)}
          onRevoked={sessions.refresh}
          afterClose={handleAfterClose}
        />
      )}
    </Card>
  );
}

interface SessionItemProps {
  session: UserSession;
  /** The server's time, milliseconds. */
  now: number;
  onRevoke: () => void;
}

/** One device, with a button to end its session unless it is the current one. */
function SessionItem({ session, now, onRevoke }: SessionItemProps) {
  const t = useT();
  const device = useDeviceName()(session.device);
  const facts: Fact[] = [
    [t('security.session.seen'), <TimeText key="seen" at={session.lastSeenAt} now={now} />],
    [t('security.session.since'), <TimeText key="since" at={session.createdAt} />],
  ];
  if (session.endsAt) facts.push([t('security.session.until'), <TimeText key="until" at={session.endsAt} />]);
  const Icon = /iPhone|Android/.test(session.device) ? MobileOutlined : DesktopOutlined;
  return (
    <li className={row.row}>
      <Icon className={row.icon} aria-hidden />
      <div className={layout.fill}>
        <Flex component="p" wrap align="center" gap="4px 8px">
          <strong>
            <bdi>{device}</bdi>
          </strong>
          {session.current && <Tag>{t('security.session.current')}</Tag>}
        </Flex>
        <p className={styles.hint}>
          {session.place || t('security.place.unknown')}
          {' · '}
          {t(wayTextId(session.loginType))}
        </p>
        <dl className={styles.times}>
          <FactItems row={{ gap: 8 }} facts={facts} />
        </dl>
      </div>
      {!session.current && (
        <Button danger aria-label={t('security.session.revokeOf', { device })} onClick={onRevoke}>
          {t('security.session.revoke')}
        </Button>
      )}
    </li>
  );
}
