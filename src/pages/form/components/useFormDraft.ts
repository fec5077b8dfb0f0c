import { history, useModel } from '@umijs/max';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { FORM_PATHS, type SubmissionKind } from '@/domain/console/submission';
import { session } from '@/request/session';
import { deleteFormDraft, fetchFormDraft, fetchSubmission, saveFormDraft } from '@/services/consoleForm';

/** Where the initial values of a form come from. */
type DraftSource = 'empty' | 'typed' | 'draft' | 'submission';

interface InitialValues {
  source: DraftSource;
  values: unknown;
  /** ISO 8601. */
  savedAt?: string;
}

const EMPTY: InitialValues = { source: 'empty', values: {} };

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The initial values of a form and its drafts. Unsaved values survive a reload and an expired session in this tab; a draft can
 * also be saved on the server. `?from=<submission>` starts with an earlier submission. Leaving the page clears unsaved values.
 */
export function useFormDraft(kind: SubmissionKind) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { query, change } = useQueryState();
  const from = query.get('from') ?? '';
  const name = `form:${kind}:${from}`;
  const [dirty, setDirty] = useState(() => 'values' in readPrivateDraft(userId, name));
  const [version, setVersion] = useState(0);
  const latest = useRef({ userId, name });
  latest.current = { userId, name };
  /** After a restart, the draft on the server must not be loaded. */
  const restarted = useRef(false);

  // Read only once, because later changes are in the form.
  const typed = useMemo(() => parse(readPrivateDraft(userId, name).values), [userId, name]);

  const initial = useQuery(
    async (options): Promise<InitialValues> => {
      if (restarted.current) return EMPTY;
      if (typed !== undefined) return { source: 'typed', values: typed };
      if (from) {
        const submission = await fetchSubmission(from, options);
        return submission.kind === kind ? { source: 'submission', values: submission.content } : EMPTY;
      }
      const { draft } = await fetchFormDraft(kind, options);
      return draft ? { source: 'draft', ...draft } : EMPTY;
    },
    { key: [userId, name] },
  );

  useEffect(
    () => () => {
      const hasLeft = !history.location.pathname.endsWith(FORM_PATHS[kind]);
      // After an expired session, the values are restored.
      if (hasLeft && session.token()) writePrivateDraft(latest.current.userId, latest.current.name, {});
    },
    [kind],
  );

  /** Empties the form and clears its unsaved values. */
  function restart() {
    writePrivateDraft(userId, name, {});
    setDirty(false);
    restarted.current = true;
    initial.setData(EMPTY);
    setVersion((current) => current + 1);
    if (from) change({ from: undefined, field: undefined }, { replace: true });
  }

  const saving = useAction((values: object) => saveFormDraft(kind, { ...values }), {
    onDone() {
      setDirty(false);
      writePrivateDraft(userId, name, {});
    },
  });
  const discarding = useAction(() => deleteFormDraft(kind), { onDone: restart });

  return {
    initial: initial.data,
    error: initial.data || initial.isLoading ? undefined : initial.error,
    retry: initial.refresh,
    /** Changes when the form must be mounted again. */
    version: `${name}:${version}`,
    dirty,
    saving: saving.isPending || discarding.isPending,
    store(values: object) {
      writePrivateDraft(userId, name, { values: JSON.stringify(values) });
      setDirty(true);
    },
    /** Resolves to whether the draft was saved. */
    save: saving.run,
    restart,
    /** Clears the unsaved values synchronously, so that the page can be left. */
    release() {
      writePrivateDraft(userId, name, {});
      flushSync(() => setDirty(false));
    },
    discard: discarding.run,
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
