import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Checkbox, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { Service } from '@/domain/catalog/service';
import { isRequestError } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { CompareTable } from './CompareTable';
import styles from './CompareView.module.css';
import type { Comparison } from './useComparison';

/** One service of the comparison; `undefined` when there is none of this id any more. */
export interface Compared {
  serviceId: string;
  service: Service | undefined;
}

/** Reads one service; one that is gone must not take the others with it. */
async function readOne(serviceId: string, signal: AbortSignal): Promise<Compared> {
  try {
    return { serviceId, service: await fetchService(serviceId, { signal }) };
  } catch (error) {
    if (isRequestError(error) && 'code' in error && Number(error.code) === 404)
      return { serviceId, service: undefined };
    throw error;
  }
}

/** The chosen services side by side, over the whole page. Back, Escape and its button close it. */
export default function CompareView({ comparison }: { comparison: Comparison }) {
  const { formatMessage, locale } = useIntl();
  const { ids, remove, close } = comparison;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const signal = useUnmountSignal();
  const { data, error, loading, refresh } = useRequest(
    () => Promise.all(ids.map((id) => readOne(id, signal()))),
    { refreshDeps: [ids.join(), locale], onError: () => {} },
  );
  // While one that was taken out is asked about no more, the others stay.
  const compared = ids.map((id) => data?.find(({ serviceId }) => serviceId === id));
  const complete = compared.filter((one) => one !== undefined);

  function content() {
    if (complete.length === ids.length)
      return <CompareTable compared={complete} onlyDifferences={onlyDifferences} onRemove={remove} />;
    if (error && !loading)
      return <FailedState title={formatMessage({ id: 'market.failed' })} onRetry={refresh} />;
    return (
      <div className={styles.loading} aria-busy>
        {ids.map((id) => (
          <Skeleton key={id} active title paragraph={{ rows: 12 }} />
        ))}
      </div>
    );
  }

  return (
    <Drawer
      open
      placement="bottom"
      size="100%"
      onClose={close}
      title={formatMessage({ id: 'compare.title' }, { count: ids.length })}
      extra={
        ids.length > 1 && (
          <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)}>
            {formatMessage({ id: 'compare.onlyDifferences' })}
          </Checkbox>
        )
      }
    >
      {content()}
    </Drawer>
  );
}
