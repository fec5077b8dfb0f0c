import { useT } from '@@/texts/accessRequest';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { useTouchSize } from '@/components/useTouchSize';
import type { AccessRequest } from '@/domain/account/accessRequest';
import { ACCESS_REQUEST_STATUS_TONE } from '@/domain/statusTone';
import { withdrawAccessRequest } from '@/services/consoleAccess';

interface AccessRequestStateProps {
  request: AccessRequest;
  /** Also called when the request could not be withdrawn, because it was decided in the meantime. */
  onWithdrawn: () => Promise<void>;
  /** Reloads the menus. */
  onOpen: () => Promise<unknown>;
}

/** The user's latest request for a page: its status, who decided and why, and what to do next. */
export function AccessRequestState({ request, onWithdrawn, onOpen }: AccessRequestStateProps) {
  const t = useT();
  const size = useTouchSize();
  const { status, reason, note, requestedAt, decidedAt, decidedBy } = request;
  const withdrawing = useAction(withdrawAccessRequest, { onDone: onWithdrawn, onFailed: onWithdrawn });
  const opening = useAction(onOpen);
  const isDecided = status === 'granted' || status === 'declined' || status === 'revoked';

  return (
    <>
      <div>
        <StatusTag tone={ACCESS_REQUEST_STATUS_TONE[status]} text={t(`accessRequest.status.${status}`)} />
        <InlineDetails>
          {isDecided && decidedBy && (
            <span key="by">{t(`accessRequest.decided.${status}`, { name: decidedBy })}</span>
          )}
          {decidedAt ? (
            <DateText key="at" at={decidedAt} withTime />
          ) : (
            <span key="at">
              {t('accessRequest.requestedAt')}
              <DateText at={requestedAt} withTime />
            </span>
          )}
        </InlineDetails>
        {(isDecided ? note : reason) && (
          <p className={`${typography.plaintext} ${typography.anywhere}`}>{isDecided ? note : reason}</p>
        )}
      </div>
      {status === 'open' && (
        <>
          <p className={typography.secondary}>{t('accessRequest.waiting')}</p>
          <Flex>
            <Button
              size={size}
              loading={withdrawing.isPending}
              onClick={() => void withdrawing.run(request.requestId)}
            >
              {t('accessRequest.withdraw')}
            </Button>
          </Flex>
        </>
      )}
      {status === 'granted' && (
        <Flex>
          <Button type="primary" size={size} loading={opening.isPending} onClick={() => void opening.run()}>
            {t('accessRequest.load')}
          </Button>
        </Flex>
      )}
    </>
  );
}
