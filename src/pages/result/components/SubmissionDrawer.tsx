import { useT } from '@@/texts/result';
import { Button } from 'antd';
import { useQueryState } from '@/components/query/useQueryState';
import { SideDrawer } from '@/components/SideDrawer';
import { SubmissionFacts } from '@/components/submission/SubmissionFacts';
import type { Submission } from '@/domain/console/submission';

/** The submitted data in a drawer. Its open state is kept in the URL. */
export function SubmissionDrawer({ submission }: { submission: Submission }) {
  const t = useT();
  const { query, change } = useQueryState();
  return (
    <>
      <Button onClick={() => change({ detail: 'open' })}>{t(`result.view.${submission.kind}`)}</Button>
      <SideDrawer
        open={query.get('detail') === 'open'}
        hasEntry
        size={560}
        title={submission.title}
        onClose={() => change({ detail: undefined })}
      >
        <SubmissionFacts submission={submission} />
      </SideDrawer>
    </>
  );
}
