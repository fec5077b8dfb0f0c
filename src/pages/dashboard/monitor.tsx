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
import { MonitorFigures } from './components/monitor/MonitorFigures';
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
  const asked = useMonitorQuery();
  const { data, error, isLoading, refresh } = useMonitorReport(asked);

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
              value={asked[name]}
              onChange={({ target }) =>
                asked.change({ [name]: target.value === preset ? undefined : target.value })
              }
              options={options.map(({ value, textId }) => ({ value, label: formatMessage({ id: textId }) }))}
            />
          ))}
        </Flex>
        <LivePanel channel={asked.channel} />
        {error && !isLoading ? (
          <FailedState title={formatMessage({ id: 'dashboard.failed' })} onRetry={refresh} />
        ) : data ? (
          <>
            <CardGrid className={styles.two} min={480} stretch>
              <MapPanel
                provinces={data.provinces}
                chosen={asked.province}
                onChoose={(province) => asked.change({ province }, { replace: true })}
                busy={isLoading}
              />
              <MonitorFigures report={data} busy={isLoading} />
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
