import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { RetryButton } from '@/components/RetryButton';
import type { MonitorReport } from '@/domain/console/monitor';
import { useLazyPart } from '../chart/useLazyPart';
import { Panel } from '../Panel';

const loadMap = () => import('./ProvinceMap');

interface MapPanelProps {
  provinces: MonitorReport['provinces'];
  /** The province in the address. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  busy: boolean;
}

/** Where the orders come from; the map is loaded by itself. */
export function MapPanel({ busy, ...map }: MapPanelProps) {
  const { formatMessage } = useIntl();
  const { part, failed, retry } = useLazyPart(loadMap, true);
  return (
    <Panel title={formatMessage({ id: 'dashboard.map' })} busy={busy}>
      {failed && (
        <p role="alert">
          {formatMessage({ id: 'dashboard.map.failed' })} <RetryButton onRetry={retry} />
        </p>
      )}
      {part ? (
        <part.ProvinceMap {...map} />
      ) : (
        !failed && <Skeleton active title={false} paragraph={{ rows: 10 }} />
      )}
    </Panel>
  );
}
