import { useT } from '@@/texts/security';
import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { InlineDetails } from '@/components/InlineDetails';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { SettingList, SettingListLoading, SettingRow } from '@/components/security/SettingRow';
import typography from '@/components/typography.module.css';
import type { UserSession } from '@/domain/account/security';
import { serverNow } from '@/domain/serverClock';
import { listSessions } from '@/services/security';
import { type Revocation, RevokeDialog } from './RevokeDialog';
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
    <Section
      title={t('security.session')}
      titleRef={heading}
      actions={
        others > 0 && (
          <Button onClick={() => openDialog({ others })}>{t('security.session.revokeOthers')}</Button>
        )
      }
    >
      <p className={typography.secondary}>{t('security.session.lead')}</p>
      <QueryContent
        query={sessions}
        failed={t('security.session.failed')}
        loading={<SettingListLoading rows={3} />}
      >
        {(data) => (
          <>
            <SettingList>
              {data.list.map((session) => (
                <SessionItem
                  key={session.sessionId}
                  session={session}
                  now={serverNow(data)}
                  onRevoke={() => openDialog({ session })}
                />
              ))}
            </SettingList>
            {others === 0 && <p className={typography.note}>{t('security.session.alone')}</p>}
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
    </Section>
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
  const Icon = /iPhone|Android/.test(session.device) ? MobileOutlined : DesktopOutlined;
  return (
    <SettingRow
      icon={<Icon aria-hidden />}
      title={<bdi>{device}</bdi>}
      status={session.current ? { tone: 'success', text: t('security.session.current') } : undefined}
      value={[
        session.place || t('security.place.unknown'),
        t(wayTextId(session.loginType)),
        <span key="seen">
          {t('security.session.seen')} <TimeText at={session.lastSeenAt} now={now} />
        </span>,
      ]}
      action={
        !session.current && (
          <Button aria-label={t('security.session.revokeOf', { device })} onClick={onRevoke}>
            {t('security.session.revoke')}
          </Button>
        )
      }
    >
      <InlineDetails>
        <span key="since">
          {t('security.session.since')} <TimeText at={session.createdAt} />
        </span>
        {session.endsAt && (
          <span key="until">
            {t('security.session.until')} <TimeText at={session.endsAt} />
          </span>
        )}
      </InlineDetails>
    </SettingRow>
  );
}
