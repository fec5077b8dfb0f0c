import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { serverNow } from '@/domain/serverClock';
import { listSessions } from '@/services/security';
import { type Revocation, RevokeDialog } from './RevokeDialog';
import styles from './Security.module.css';
import { SessionItem } from './SessionItem';

/** Where the person is signed in; every session but this one can be ended here. */
export function SessionSection() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(listSessions);
  const [revocation, setRevocation] = useState<Revocation>();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const others = data?.list.filter(({ current }) => !current).length ?? 0;

  function ask(next: Revocation) {
    setRevocation(next);
    setAsking(true);
  }

  // The dialog gives the focus back to its button, which may be gone with its session.
  function handleAfterClose() {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <Card>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h2 ref={heading} tabIndex={-1}>
          {formatMessage({ id: 'security.session' })}
        </h2>
        {others > 0 && (
          <Button onClick={() => ask({ others })}>
            {formatMessage({ id: 'security.session.revokeOthers' })}
          </Button>
        )}
      </Flex>
      <p className={styles.lead}>{formatMessage({ id: 'security.session.lead' })}</p>
      {!data && error && (
        <FailedState
          title={formatMessage({ id: 'security.session.failed' })}
          onRetry={refresh}
          retrying={isLoading}
        />
      )}
      {!data && !error && <Skeleton active avatar paragraph={{ rows: 3 }} aria-busy="true" />}
      {data && (
        <>
          <ul className={styles.list}>
            {data.list.map((session) => (
              <SessionItem
                key={session.sessionId}
                session={session}
                now={serverNow(data)}
                onRevoke={() => ask({ session })}
              />
            ))}
          </ul>
          {others === 0 && <p className={styles.hint}>{formatMessage({ id: 'security.session.alone' })}</p>}
        </>
      )}
      {revocation && (
        <RevokeDialog
          revocation={revocation}
          open={asking}
          onClose={() => setAsking(false)}
          onRevoked={refresh}
          afterClose={handleAfterClose}
        />
      )}
    </Card>
  );
}
