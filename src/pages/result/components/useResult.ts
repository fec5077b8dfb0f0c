import { useIntl, useNavigate } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { hasErrorCode } from '@/domain/requestError';
import { fetchLatestSubmission, fetchSubmission } from '@/services/consoleForm';

/** The submission that `?id=` names, else the person's latest with this outcome; one with the other leads to its page. */
export function useResult(outcome: 'success' | 'fail') {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const { query } = useQueryState();
  const signal = useUnmountSignal();
  const id = query.get('id') ?? '';

  const { data, error, loading, refresh } = useRequest(
    async (): Promise<{ submission: Submission | null }> => {
      if (!id) return fetchLatestSubmission(outcome, { signal: signal() });
      try {
        return { submission: await fetchSubmission(id, { signal: signal() }) };
      } catch (failure) {
        if (hasErrorCode(failure, 404)) return { submission: null };
        throw failure;
      }
    },
    { refreshDeps: [id, outcome, locale], onError: () => {} },
  );

  const submission = data?.submission;
  const elsewhere = submission && (submission.status === 'refused') !== (outcome === 'fail');
  useEffect(() => {
    if (elsewhere) navigate(resultAddress(submission), { replace: true });
  }, [elsewhere, submission, navigate]);

  return {
    /** Missing while it is read, null when there is none. */
    submission: elsewhere ? undefined : submission,
    failed: error !== undefined && !loading,
    retry: refresh,
    isNamed: id !== '',
  };
}

export type Result = ReturnType<typeof useResult>;
