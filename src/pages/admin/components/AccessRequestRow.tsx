import accessRequestTexts from '@@/texts/accessRequest';
import { useT } from '@@/texts/admin';
import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { ACCESS_ERROR, type AccessDecision, type AccessRequest } from '@/domain/account/accessRequest';
import { hasErrorCode } from '@/domain/requestError';
import { ACCESS_REQUEST_STATUS_TONE } from '@/domain/statusTone';
import { useMenuEntryName } from '@/layouts/session/useMenuEntryName';
import { decideAccessRequest } from '@/services/consoleAccess';
import { PagePath } from './PagePath';
import { ReasonDialog } from './ReasonDialog';

interface AccessRequestRowProps {
  request: AccessRequest;
  /** Also called when another administrator has decided. */
  onChanged: () => Promise<unknown>;
}

/** A request with its decision. */
export function AccessRequestRow({ request, onChanged }: AccessRequestRowProps) {
  const t = useT(accessRequestTexts);
  const message = useMessage();
  const getEntryName = useMenuEntryName();
  const [asksWhy, setAsksWhy] = useState<'decline' | 'revoke'>();
  const { requestId, userId, name, path, reason, status, requestedAt, decidedAt, decidedBy, note } = request;
  const page = getEntryName(path);

  const deciding = useAction((decision: AccessDecision) => decideAccessRequest(requestId, decision), {
    async onDone(_decided, { event }) {
      setAsksWhy(undefined);
      message.success(t(`admin.request.done.${event}`, { name, page }));
      await onChanged();
    },
    async onFailed(error) {
      if (!hasErrorCode(error, ACCESS_ERROR.transitionRefused)) return;
      setAsksWhy(undefined);
      message.warning(t('admin.request.changed', { name }));
      await onChanged();
    },
  });
  const { initialState } = useModel('@@initialState');
  const isOwn = userId === initialState?.currentUser?.userId;
  const isDecided = status === 'granted' || status === 'declined' || status === 'revoked';
  const labelOf = (action: 'grant' | 'decline' | 'revoke' | 'check') =>
    t(`admin.request.${action}.of`, { name, page });

  return (
    <Flex wrap gap={16} align="flex-start" justify="space-between">
      <div style={{ flex: '1 1 280px', minInlineSize: 0 }}>
        <div>
          <strong>{name}</strong> · <span>{page}</span> <PagePath path={path} />
        </div>
        {reason && <p className={`${typography.plaintext} ${typography.anywhere}`}>{reason}</p>}
        <InlineDetails>
          <span key="requested">
            {t('accessRequest.requestedAt')}
            <DateText at={requestedAt} short withTime />
          </span>
          {isDecided && decidedBy && (
            <span key="decided">{t(`accessRequest.decided.${status}`, { name: decidedBy })}</span>
          )}
          {decidedAt && <DateText key="at" at={decidedAt} short withTime />}
        </InlineDetails>
        {note && <p className={`${typography.note} ${typography.plaintext}`}>{note}</p>}
        {isOwn && (status === 'open' || status === 'granted') && (
          <p className={typography.note}>{t('admin.request.own')}</p>
        )}
      </div>
      <Flex wrap gap={8} align="center">
        {status !== 'open' && (
          <StatusTag tone={ACCESS_REQUEST_STATUS_TONE[status]} text={t(`accessRequest.status.${status}`)} />
        )}
        <LinkButton
          type="text"
          to={`/admin?${new URLSearchParams({ person: userId, page: path })}`}
          aria-label={labelOf('check')}
        >
          {t('admin.request.check')}
        </LinkButton>
        {status === 'open' && !isOwn && (
          <>
            <Button aria-label={labelOf('decline')} onClick={() => setAsksWhy('decline')}>
              {t('admin.request.decline')}
            </Button>
            <Button
              type="primary"
              aria-label={labelOf('grant')}
              loading={deciding.isPending && !asksWhy}
              onClick={() => void deciding.run({ event: 'grant' })}
            >
              {t('admin.request.grant')}
            </Button>
          </>
        )}
        {status === 'granted' && !isOwn && (
          <Button aria-label={labelOf('revoke')} onClick={() => setAsksWhy('revoke')}>
            {t('admin.request.revoke')}
          </Button>
        )}
      </Flex>
      {asksWhy && (
        <ReasonDialog
          requestId={request.requestId}
          event={asksWhy}
          name={name}
          page={page}
          onSave={(reasonGiven) => deciding.run({ event: asksWhy, note: reasonGiven })}
          onClose={() => setAsksWhy(undefined)}
        />
      )}
    </Flex>
  );
}
