import { CardGrid } from '@/components/CardGrid';
import '@/locales/areas/dashboard';
import { useIntl } from '@umijs/max';
import { Flex, Radio, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { MONITOR_CHANNELS, MONITOR_PERIODS } from '@/domain/console/monitor';
import { LivePanel } from './components/monitor/LivePanel';
import { MapPanel } from './components/monitor/MapPanel';
import styles from './components/monitor/Monitor.module.css';
import { MonitorStats } from './components/monitor/MonitorStats';
import { useMonitorQuery, useMonitorReport } from './components/monitor/useMonitor';
import { WordPanel } from './components/monitor/WordPanel';

const FILTERS = [
  {
    name: 'period',
    preset: 'day',
    options: MONITOR_PERIODS.map((value) => ({
      value,
      textId: `dashboard.monitor.period.${value}` as const,
    })),
  },
  {
    name: 'channel',
    preset: 'all',
    options: MONITOR_CHANNELS.map((value) => ({
      value,
      textId: `dashboard.monitor.channel.${value}` as const,
    })),
  },
] as const;

/** `/dashboard/monitor`: transactions as they come, and where, how well and for what the market works now. */
export default function MonitorPage() {
  const { formatMessage } = useIntl();
  const query = useMonitorQuery();
  const { data, error, isLoading, refresh } = useMonitorReport(query);

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.monitor' })}
      description={formatMessage({ id: 'dashboard.monitor.description' })}
    >
      <Flex vertical gap={16}>
        <Flex wrap gap="8px 16px">
          {FILTERS.map(({ name, options, preset }) => (
            <Radio.Group
              key={name}
              optionType="button"
              aria-label={formatMessage({ id: `dashboard.monitor.${name}` })}
              value={query[name]}
              onChange={({ target }) =>
                query.change({ [name]: target.value === preset ? undefined : target.value })
              }
              options={options.map(({ value, textId }) => ({ value, label: formatMessage({ id: textId }) }))}
            />
          ))}
        </Flex>
        <LivePanel channel={query.channel} />
        {error && !isLoading ? (
          <FailedState title={formatMessage({ id: 'dashboard.failed' })} onRetry={refresh} />
        ) : data ? (
          <>
            <CardGrid className={styles.two} min={480} stretch>
              <MapPanel
                provinces={data.provinces}
                chosen={query.province}
                onChoose={(province) => query.change({ province }, { replace: true })}
                busy={isLoading}
              />
              <MonitorStats report={data} busy={isLoading} />
            </CardGrid>
            <WordPanel words={data.words} busy={isLoading} />
          </>
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        )}
      </Flex>
    </ConsolePage>
  );
}
