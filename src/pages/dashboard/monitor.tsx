import '@@/texts/chart';
import '@@/texts/dashboard';
import { Flex, Radio, Skeleton } from 'antd';
import { useId } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { useLazyPart } from '@/components/chart/useLazyPart';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';
import { MONITOR_CHANNELS, MONITOR_PERIODS, type MonitorReport } from '@/domain/console/monitor';
import { LivePanel } from './components/monitor/LivePanel';
import styles from './components/monitor/Monitor.module.css';
import { MonitorStats, ResourcePanel } from './components/monitor/MonitorStats';
import { useLiveStats, useMonitorQuery, useMonitorReport } from './components/monitor/useMonitor';
import { Panel } from './components/Panel';
import { useDashboardFormats } from './components/useDashboardFormats';

const DEFAULTS = { period: 'day', channel: 'all' };

/** `/dashboard/monitor`: what happens now, and the orders and searches of a period. */
export default function MonitorPage() {
  const t = useText('dashboard');
  const query = useMonitorQuery();
  const live = useLiveStats(query.channel);

  return (
    <ConsolePage titled description={t('monitor.description')}>
      <Flex vertical gap={16}>
        <QueryChoice
          name="channel"
          query={query}
          options={MONITOR_CHANNELS.map((value) => ({
            value,
            label: t(`monitor.channel.${value}`),
          }))}
        />
        <div className={styles.now}>
          <LivePanel live={live} />
          <ResourcePanel live={live} />
        </div>
        <PeriodSection query={query} />
      </Flex>
    </ConsolePage>
  );
}

type PageQuery = ReturnType<typeof useMonitorQuery>;

interface QueryChoiceProps {
  name: 'period' | 'channel';
  query: PageQuery;
  options: { value: string; label: string }[];
}

/** One parameter of the URL as buttons. */
function QueryChoice({ name, query, options }: QueryChoiceProps) {
  const t = useText('dashboard');
  return (
    <Radio.Group
      optionType="button"
      aria-label={t(`monitor.${name}`)}
      value={query[name]}
      onChange={({ target }) =>
        query.change({ [name]: target.value === DEFAULTS[name] ? undefined : target.value })
      }
      options={options}
    />
  );
}

/** The statistics of a period: all panels that its control governs, and no other. */
function PeriodSection({ query }: { query: PageQuery }) {
  const t = useText('dashboard');
  const id = useId();
  const { data, error, isLoading, refresh } = useMonitorReport(query);
  return (
    <section className={styles.period} aria-labelledby={id}>
      <Flex component="header" wrap align="center" justify="space-between" gap="8px 16px">
        <div>
          <h2 id={id}>{t('monitor.section')}</h2>
          <p className={`${typography.note} ${layout.spaceBeforeXxs}`}>{t('monitor.sectionNote')}</p>
        </div>
        <QueryChoice
          name="period"
          query={query}
          options={MONITOR_PERIODS.map((value) => ({
            value,
            label: t(`monitor.period.${value}`),
          }))}
        />
      </Flex>
      {error && !isLoading ? (
        <FailedState error={error} title={t('failed')} onRetry={refresh} />
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
    </section>
  );
}

const loadMap = () => import('./components/monitor/ProvinceMap');

interface MapPanelProps {
  provinces: MonitorReport['provinces'];
  /** The province in the URL. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  busy: boolean;
}

/** Orders by province. The map is loaded separately. */
function MapPanel({ busy, ...map }: MapPanelProps) {
  const t = useText('dashboard');
  const { part, failed, retry } = useLazyPart(loadMap, true);
  return (
    <Panel heading="h3" title={t('map')} busy={busy}>
      {failed && (
        <p role="alert">
          {t('map.failed')} <RetryButton onRetry={retry} />
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

const MIN_FONT_PX = 13;
const GROWTH_PX = 15;

/** The top searches, sized by frequency. */
function WordPanel({ words, busy }: { words: MonitorReport['words']; busy: boolean }) {
  const t = useText('dashboard');
  const formats = useDashboardFormats();
  const highest = Math.max(1, ...words.map(({ count }) => count));
  return (
    <Panel heading="h3" title={t('words')} busy={busy}>
      <Flex component="ol" wrap align="baseline" gap="4px 14px">
        {words.map(({ word, count }) => (
          <li key={word} style={{ fontSize: MIN_FONT_PX + Math.round((count / highest) * GROWTH_PX) }}>
            {word} <span className={typography.caption}>{formats.shortCount(count)}</span>
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
