import { useT } from '@@/texts/dashboard';
import { Flex, Radio } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { useLazyPart } from '@/components/chart/useLazyPart';
import consoleStyles from '@/components/console.module.css';
import { EmptyNote } from '@/components/EmptyNote';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryChoice, useQueryState } from '@/components/query/useQueryState';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import {
  MONITOR_CHANNELS,
  MONITOR_PERIODS,
  type MonitorChannel,
  type MonitorReport,
} from '@/domain/console/monitor';
import { fetchMonitor } from '@/services/dashboard';
import { LivePanel, useLiveStats } from './components/monitor/LivePanel';
import { MonitorStats, ResourcePanel } from './components/monitor/MonitorStats';
import type { ProvinceMapProps } from './components/monitor/ProvinceMap';
import { useDashboardFormats } from './components/useDashboardFormats';

/** `/dashboard/monitor`: what happens now, and the orders and searches of a period. */
export default function MonitorPage() {
  const t = useT();
  const [channel, setChannel] = useQueryChoice('channel', MONITOR_CHANNELS, 'all');
  const live = useLiveStats(channel);

  return (
    <ConsolePage gap={16} titled description={t('dashboard.monitor.description')}>
      <Radio.Group
        optionType="button"
        aria-label={t('dashboard.monitor.channel')}
        value={channel}
        onChange={({ target }) => setChannel(target.value)}
        options={MONITOR_CHANNELS.map((value) => ({ value, label: t(`dashboard.monitor.channel.${value}`) }))}
      />
      <div className={consoleStyles.columns}>
        <LivePanel live={live} />
        <ResourcePanel live={live} />
      </div>
      <PeriodSection channel={channel} />
    </ConsolePage>
  );
}

/** The statistics of a period: all panels that its control governs, and no other. */
function PeriodSection({ channel }: { channel: MonitorChannel }) {
  const t = useT();
  const [period, setPeriod] = useQueryChoice('period', MONITOR_PERIODS, 'day');
  const { query, change } = useQueryState();
  const report = useQuery((options) => fetchMonitor({ period, channel }, options), {
    key: [period, channel],
  });
  return (
    <Section
      isPlain
      title={t('dashboard.monitor.section')}
      actions={
        <Radio.Group
          optionType="button"
          aria-label={t('dashboard.monitor.period')}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          options={MONITOR_PERIODS.map((value) => ({ value, label: t(`dashboard.monitor.period.${value}`) }))}
        />
      }
    >
      <p className={typography.note}>{t('dashboard.monitor.sectionNote')}</p>
      <QueryContent query={report} failed={t('dashboard.failed')} loading={<Lines rows={12} />}>
        {(data) => (
          <>
            <CardGrid min={480} stretch>
              <MapPanel
                provinces={data.provinces}
                chosen={query.get('province') ?? undefined}
                onChoose={(province) => change({ province }, { replace: true })}
                busy={report.isLoading}
              />
              <MonitorStats report={data} busy={report.isLoading} />
            </CardGrid>
            <WordPanel words={data.words} busy={report.isLoading} />
          </>
        )}
      </QueryContent>
    </Section>
  );
}

const loadMap = () => import('./components/monitor/ProvinceMap');

/** Orders by province. The map is loaded separately. */
function MapPanel({ busy, ...map }: ProvinceMapProps & { busy: boolean }) {
  const t = useT();
  const { part, failed, retry } = useLazyPart(loadMap, true);
  return (
    <Section heading="h3" title={t('dashboard.map')} isBusy={busy}>
      {failed && (
        <p role="alert">
          {t('dashboard.map.failed')} <RetryButton onRetry={retry} />
        </p>
      )}
      {part ? <part.ProvinceMap {...map} /> : !failed && <Lines rows={10} />}
    </Section>
  );
}

const MIN_FONT_PX = 13;
const GROWTH_PX = 15;

/** The top searches, sized by frequency. */
function WordPanel({ words, busy }: { words: MonitorReport['words']; busy: boolean }) {
  const t = useT();
  const formats = useDashboardFormats();
  const highest = Math.max(1, ...words.map(({ count }) => count));
  return (
    <Section heading="h3" title={t('dashboard.words')} isBusy={busy}>
      {words.length === 0 && <EmptyNote>{t('dashboard.words.none')}</EmptyNote>}
      <Flex component="ol" wrap align="baseline" gap="4px 14px">
        {words.map(({ word, count }) => (
          <li key={word} style={{ fontSize: MIN_FONT_PX + Math.round((count / highest) * GROWTH_PX) }}>
            {word} <span className={typography.caption}>{formats.shortCount(count)}</span>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
