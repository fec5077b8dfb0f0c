import { history, useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { FORM_PATHS, type SubmissionKind } from '@/domain/console/submission';
import { isAbortError, isRequestError } from '@/domain/requestError';
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
  const unmountSignal = useUnmountSignal();
  const [dirty, setDirty] = useState(() => 'values' in readPrivateDraft(userId, name));
  const [saving, setSaving] = useState(false);
  const [version, setVersion] = useState(0);
  const latest = useRef({ userId, name });
  latest.current = { userId, name };
  /** Begun afresh: what the server keeps must not come instead. */
  const afresh = useRef(false);

  const beginning = useRequest(
    async (): Promise<Beginning> => {
      if (afresh.current) return EMPTY;
      const typed = parse(readPrivateDraft(userId, name).values);
      if (typed !== undefined) return { source: 'typed', values: typed };
      const signal = unmountSignal();
      if (from) {
        const submission = await fetchSubmission(from, { signal });
        return submission.kind === kind ? { source: 'submission', values: submission.content } : EMPTY;
      }
      const { draft } = await fetchFormDraft(kind, { signal });
      return draft ? { source: 'draft', ...draft } : EMPTY;
    },
    { refreshDeps: [userId, name], onError: () => {} },
  );

  useEffect(
    () => () => {
      const left = !history.location.pathname.endsWith(FORM_PATHS[kind]);
      // Whose session ended finds it again.
      if (left && session.token()) writePrivateDraft(latest.current.userId, latest.current.name, {});
    },
    [kind],
  );

  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    setSaving(true);
    try {
      await call();
      return true;
    } catch (failure) {
      if (!isRequestError(failure) && !isAbortError(failure)) throw failure;
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** The form is empty again, and nothing is kept of what was in it. */
  function restart() {
    writePrivateDraft(userId, name, {});
    setDirty(false);
    afresh.current = true;
    beginning.mutate(EMPTY);
    setVersion((before) => before + 1);
    if (from) change({ from: undefined, field: undefined }, { replace: true });
  }

  return {
    beginning: beginning.data,
    error: beginning.loading ? undefined : beginning.error,
    retry: beginning.refresh,
    /** Changes when the form has to begin anew. */
    version: `${name}:${version}`,
    dirty,
    saving,
    note(values: object) {
      writePrivateDraft(userId, name, { values: JSON.stringify(values) });
      setDirty(true);
    },
    /** Answers whether it is kept. */
    async save(values: object) {
      const isKept = await attempt(() => saveFormDraft(kind, { ...values }));
      if (isKept) setDirty(false);
      if (isKept) writePrivateDraft(userId, name, {});
      return isKept;
    },
    restart,
    /** Nothing is unsaved any more, at once: what follows may leave the page. */
    release() {
      writePrivateDraft(userId, name, {});
      flushSync(() => setDirty(false));
    },
    async discard() {
      if (await attempt(() => deleteFormDraft(kind))) restart();
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
