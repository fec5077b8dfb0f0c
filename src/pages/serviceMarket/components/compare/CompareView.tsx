import { useIntl } from '@umijs/max';
import { Checkbox, Drawer, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import type { Service } from '@/domain/catalog/service';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { CompareTable } from './CompareTable';
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
    if (hasErrorCode(error, 404)) return { serviceId, service: undefined };
    throw error;
  }
}

/** The chosen services side by side, over the whole page. Back, Escape and its button close it. */
export default function CompareView({ comparison }: { comparison: Comparison }) {
  const { formatMessage } = useIntl();
  const { ids, remove, close } = comparison;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(
    ({ signal }) => Promise.all(ids.map((id) => readOne(id, signal))),
    { key: ids },
  );
  // While one that was taken out is asked about no more, the others stay.
  const compared = ids.map((id) => data?.find(({ serviceId }) => serviceId === id));
  const complete = compared.filter((one) => one !== undefined);

  function content() {
    if (complete.length === ids.length)
      return <CompareTable compared={complete} onlyDifferences={onlyDifferences} onRemove={remove} />;
    if (error && !isLoading)
      return <FailedState title={formatMessage({ id: 'market.failed' })} onRetry={refresh} />;
    return (
      <Flex gap={24} aria-busy>
        {ids.map((id) => (
          <Skeleton key={id} active title paragraph={{ rows: 12 }} />
        ))}
      </Flex>
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
