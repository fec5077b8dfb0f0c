import { useT } from '@@/texts/form';
import { useModel } from '@umijs/max';
import { Button, Card } from 'antd';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { ConsolePage } from '@/components/ConsolePage';
import { useDraftRemoval } from '@/components/form/useDraft';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { FormDraft, SubmissionKind } from '@/domain/console/submission';
import { dateText } from '@/domain/intlFormats';
import { deleteFormDraft, fetchFormDraft, fetchSubmission } from '@/services/consoleForm';
import { SubmissionsDrawer } from './SubmissionsDrawer';

/** Where the initial values of a form come from. */
type DraftSource = 'empty' | 'draft' | 'submission';

interface InitialValues {
  source: DraftSource;
  values: unknown;
  /** ISO 8601. */
  savedAt?: string;
  /** What the server stores. */
  stored: FormDraft;
}

/** Whatever the server stores is unknown. */
const UNKNOWN: FormDraft = { draft: null, version: 0 };
const EMPTY: InitialValues = { source: 'empty', values: {}, stored: UNKNOWN };

/** What a form on a form page starts with. */
export interface ServerDraft extends Pick<InitialValues, 'values' | 'stored'> {
  /** Name of the draft of unsaved values in this browser. */
  name: string;
  /** Empties the form and clears its unsaved values. */
  restart: () => void;
}

interface FormPageProps {
  kind: SubmissionKind;
  /** Mounted again when the form is emptied. */
  children: (draft: ServerDraft) => ReactNode;
}

/**
 * The frame of the forms with a draft on the server: submissions and where the initial values come from.
 * `?from=<submission>` starts with an earlier submission.
 */
export function FormPage({ kind, children }: FormPageProps) {
  const t = useT();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { query, change } = useQueryState();
  const from = query.get('from') ?? '';
  const name = `form-${kind}-${from}`;
  const removeDraft = useDraftRemoval();
  const [version, setVersion] = useState(0);
  /** After a restart, the draft on the server must not be loaded. */
  const restarted = useRef(false);

  const initial = useQuery(
    async (options): Promise<InitialValues> => {
      if (restarted.current) return EMPTY;
      if (from) {
        const submission = await fetchSubmission(from, options);
        if (submission.kind !== kind) return EMPTY;
        return { ...EMPTY, source: 'submission', values: submission.content };
      }
      const stored = await fetchFormDraft(kind, options);
      return stored.draft ? { source: 'draft', ...stored.draft, stored } : { ...EMPTY, stored };
    },
    { key: [userId, name] },
  );

  function restart() {
    removeDraft(name);
    restarted.current = true;
    initial.setData(EMPTY);
    setVersion((current) => current + 1);
    if (from) change({ from: undefined, field: undefined }, { replace: true });
  }

  return (
    <ConsolePage
      titled
      gap={16}
      description={t(`form.lead.${kind}`)}
      extra={<SubmissionsDrawer kind={kind} />}
    >
      <QueryContent
        query={initial}
        failed={t('form.failed')}
        loading={
          <Card>
            <Lines rows={10} />
          </Card>
        }
      >
        {({ values, stored, source, savedAt }) => (
          <>
            {source !== 'empty' && <SourceNotice {...{ kind, source, savedAt }} onRestart={restart} />}
            <Fragment key={`${name}:${version}`}>{children({ values, stored, name, restart })}</Fragment>
          </>
        )}
      </QueryContent>
    </ConsolePage>
  );
}

interface SourceNoticeProps {
  kind: SubmissionKind;
  source: Exclude<DraftSource, 'empty'>;
  savedAt: string | undefined;
  onRestart: () => void;
}

/** Shows where restored values come from and offers to start over. */
function SourceNotice({ kind, source, savedAt, onRestart }: SourceNoticeProps) {
  const t = useT();
  const discarding = useAction(() => deleteFormDraft(kind), { onDone: onRestart });
  const at = savedAt && dateText(t.locale, savedAt, { withTime: true });
  return (
    <Alert
      type="info"
      title={t(`form.restored.${source}`, { at })}
      action={
        <ConfirmPopover
          title={t(`form.restored.afresh.${source}`)}
          okText={t('form.restored.afresh')}
          cancelText={t('form.member.cancel')}
          onConfirm={() => (source === 'draft' ? void discarding.run() : onRestart())}
        >
          <Button loading={discarding.isPending}>{t('form.restored.afresh')}</Button>
        </ConfirmPopover>
      }
    />
  );
}
