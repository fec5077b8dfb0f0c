import { useIntl } from '@umijs/max';
import { Button, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import type { SubmissionKind } from '@/domain/console/submission';
import { dateText } from '@/domain/intlFormats';
import styles from './Form.module.css';
import { SubmissionsDrawer } from './SubmissionsDrawer';
import type { ServerDraft } from './useServerDraft';

interface FormPageProps {
  kind: SubmissionKind;
  titleId: TextId;
  draft: ServerDraft;
  /** Rendered after the initial values are loaded. */
  children: (values: unknown) => ReactNode;
}

/** The frame of the forms with a draft on the server: submissions and the notice of where the values come from. */
export function FormPage({ kind, titleId, draft, children }: FormPageProps) {
  const { formatMessage } = useIntl();

  function content() {
    if (draft.error)
      return (
        <FailedState error={draft.error} title={formatMessage({ id: 'form.failed' })} onRetry={draft.retry} />
      );
    if (!draft.initial) {
      return (
        <Card>
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      );
    }
    return (
      <>
        <DraftNotice draft={draft} />
        {children(draft.initial.values)}
      </>
    );
  }

  return (
    <ConsolePage
      title={formatMessage({ id: titleId })}
      description={formatMessage({ id: `form.lead.${kind}` })}
      extra={<SubmissionsDrawer kind={kind} />}
    >
      <div className={styles.page}>{content()}</div>
    </ConsolePage>
  );
}

/** Shows where restored values come from and offers to start over. */
function DraftNotice({ draft }: { draft: ServerDraft }) {
  const { formatMessage, locale } = useIntl();
  const { source, savedAt } = draft.initial ?? { source: 'empty' };
  if (source === 'empty') return null;
  const at = savedAt && dateText(locale, savedAt, { withTime: true });
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage({ id: `form.restored.${source}` }, { at })}
      action={
        <ConfirmPopover
          title={formatMessage({ id: `form.restored.afresh.${source}` })}
          okText={formatMessage({ id: 'form.restored.afresh' })}
          cancelText={formatMessage({ id: 'form.member.cancel' })}
          onConfirm={() => (source === 'draft' ? void draft.discard() : draft.restart())}
        >
          <Button loading={draft.discarding}>{formatMessage({ id: 'form.restored.afresh' })}</Button>
        </ConfirmPopover>
      }
    />
  );
}
