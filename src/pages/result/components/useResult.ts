import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { hasErrorCode } from '@/domain/requestError';
import { fetchLatestSubmission, fetchSubmission } from '@/services/consoleForm';

/** The submission that `?id=` names, else the person's latest with this outcome; one with the other leads to its page. */
export function useResult(outcome: 'success' | 'fail') {
  const navigate = useNavigate();
  const { query } = useQueryState();
  const id = query.get('id') ?? '';

  const { data, error, isLoading, refresh } = useQuery(
    async (options): Promise<{ submission: Submission | null }> => {
      if (!id) return fetchLatestSubmission(outcome, options);
      try {
        return { submission: await fetchSubmission(id, options) };
      } catch (failure) {
        if (hasErrorCode(failure, 404)) return { submission: null };
        throw failure;
      }
    },
    { key: [id, outcome] },
  );

  const submission = data?.submission;
  const elsewhere = submission && (submission.status === 'refused') !== (outcome === 'fail');
  useEffect(() => {
    if (elsewhere) navigate(resultAddress(submission), { replace: true });
  }, [elsewhere, submission, navigate]);

  return {
    /** Missing while it is read, null when there is none. */
    submission: elsewhere ? undefined : submission,
    failed: error !== undefined && !isLoading,
    refresh,
    isNamed: id !== '',
  };
}

export type Result = ReturnType<typeof useResult>;
