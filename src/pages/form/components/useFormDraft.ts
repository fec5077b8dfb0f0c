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

/** Where the values come from that a form begins with. */
export type DraftSource = 'empty' | 'typed' | 'draft' | 'submission';

interface Beginning {
  source: DraftSource;
  values: unknown;
  /** ISO 8601. */
  savedAt?: string;
}

const EMPTY: Beginning = { source: 'empty', values: {} };

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a form begins with, and what is kept of it. What is typed survives a reload and an expired session in this tab; the
 * person may also keep a draft on the server. `?from=<submission>` begins with what was handed in before. Leaving the page
 * forgets what was typed: the person was asked, or has handed it in.
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
  /** Begun afresh: what the server keeps must not come instead. */
  const afresh = useRef(false);

  // Read once: what is typed from here on is in the form already.
  const typed = useMemo(() => parse(readPrivateDraft(userId, name).values), [userId, name]);

  const beginning = useQuery(
    async (options): Promise<Beginning> => {
      if (afresh.current) return EMPTY;
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
      const left = !history.location.pathname.endsWith(FORM_PATHS[kind]);
      // Whose session ended finds it again.
      if (left && session.token()) writePrivateDraft(latest.current.userId, latest.current.name, {});
    },
    [kind],
  );

  /** The form is empty again, and nothing is kept of what was in it. */
  function restart() {
    writePrivateDraft(userId, name, {});
    setDirty(false);
    afresh.current = true;
    beginning.setData(EMPTY);
    setVersion((before) => before + 1);
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
    beginning: beginning.data,
    error: beginning.data || beginning.isLoading ? undefined : beginning.error,
    retry: beginning.refresh,
    /** Changes when the form has to begin anew. */
    version: `${name}:${version}`,
    dirty,
    saving: saving.isPending || discarding.isPending,
    note(values: object) {
      writePrivateDraft(userId, name, { values: JSON.stringify(values) });
      setDirty(true);
    },
    /** Resolves with whether the draft is saved. */
    save: saving.run,
    restart,
    /** Nothing is unsaved any more, at once: what follows may leave the page. */
    release() {
      writePrivateDraft(userId, name, {});
      flushSync(() => setDirty(false));
    },
    discard: discarding.run,
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
