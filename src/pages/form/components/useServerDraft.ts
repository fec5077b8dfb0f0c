import { useModel } from '@umijs/max';
import { useRef, useState } from 'react';
import { useDraftRemoval } from '@/components/form/useDraft';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { FormDraft, SubmissionKind } from '@/domain/console/submission';
import { deleteFormDraft, fetchFormDraft, fetchSubmission } from '@/services/consoleForm';

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
export const UNKNOWN: FormDraft = { draft: null, version: 0 };
const EMPTY: InitialValues = { source: 'empty', values: {}, stored: UNKNOWN };

/**
 * The initial values of a form and its draft on the server. `?from=<submission>` starts with an earlier submission.
 */
export function useServerDraft(kind: SubmissionKind) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { query, change } = useQueryState();
  const from = query.get('from') ?? '';
  /** Name of the draft of unsaved values in this browser. */
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

  /** Empties the form and clears its unsaved values. */
  function restart() {
    removeDraft(name);
    restarted.current = true;
    initial.setData(EMPTY);
    setVersion((current) => current + 1);
    if (from) change({ from: undefined, field: undefined }, { replace: true });
  }

  const discarding = useAction(() => deleteFormDraft(kind), { onDone: restart });

  return {
    initial: initial.data,
    error: initial.data || initial.isLoading ? undefined : initial.error,
    retry: initial.refresh,
    name,
    /** Changes when the form must be mounted again. */
    version: `${name}:${version}`,
    restart,
    discarding: discarding.isPending,
    discard: discarding.run,
  };
}

export type ServerDraft = ReturnType<typeof useServerDraft>;
