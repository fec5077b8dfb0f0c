import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { PageLoading } from '@/components/PageLoading';
import { StatusPage } from '@/components/StatusPage';
import { useOnline } from '@/components/useOnline';
import { loadAgain, loadAgainIfThere, reloadOnce } from './chunkReload';

/**
 * Code of the page could not be loaded (spec section 8): a deploy has taken it away, or the line dropped. React remembers
 * that, so only a reload helps. The first one is made at once, another when the person says so or is online again.
 */
export function ChunkErrorPage() {
  const { formatMessage } = useIntl();
  const [lost, setLost] = useState(false);

  useEffect(() => {
    let left = false;
    void reloadOnce().then((reloads) => {
      if (!left && !reloads) setLost(true);
    });
    return () => {
      left = true;
    };
  }, []);
  useOnline(() => void loadAgainIfThere());

  if (!lost) return <PageLoading />;
  const [drawing, words] = navigator.onLine
    ? (['failed', 'state.lost.description'] as const)
    : (['offline', 'state.lost.offline'] as const);
  return (
    <StatusPage
      drawing={drawing}
      title={formatMessage({ id: 'state.lost.title' })}
      description={formatMessage({ id: words })}
      action={
        <Button type="primary" onClick={loadAgain}>
          {formatMessage({ id: 'state.lost.again' })}
        </Button>
      }
    />
  );
}
