import { useT } from '@@/texts/dashboard';
import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import { useSecondsLeft } from '@/components/order/useSecondsLeft';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import { DAY_MS } from '@/domain/calendar';
import { LIVE_EVERY_MS, type LiveStats, type MonitorChannel } from '@/domain/console/monitor';
import { dateFormat } from '@/domain/intlFormats';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { fetchLiveStats } from '@/services/dashboard';
import { useDashboardFormats } from '../useDashboardFormats';

const DAY_SECONDS = DAY_MS / 1000;

export type LiveQuery = ReturnType<typeof useLiveStats>;

/** Live statistics, polled until paused. */
export function useLiveStats(channel: MonitorChannel) {
  const [paused, setPaused] = useState(false);
  const live = useQuery((options) => fetchLiveStats(channel, options), {
    key: channel,
    pollMs: paused ? undefined : LIVE_EVERY_MS,
  });
  return {
    ...live,
    paused,
    toggle() {
      setPaused(!paused);
      if (paused) void live.refresh();
    },
  };
}

/** Live transactions, refreshed until paused. */
export function LivePanel({ live }: { live: LiveQuery }) {
  const t = useT();
  const { data, error, refresh, paused, toggle } = live;

  return (
    <Section
      title={t('dashboard.live.title')}
      actions={
        <Button
          icon={paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
          onClick={toggle}
        >
          {t(paused ? 'dashboard.live.resume' : 'dashboard.live.pause')}
        </Button>
      }
    >
      {data && error && (
        <Alert
          type="warning"
          title={t('dashboard.live.stale')}
          action={<RetryButton error={error} onRetry={refresh} />}
        />
      )}
      <QueryContent
        query={{ ...live, isStale: false }}
        failed={t('dashboard.live.failed')}
        loading={<Lines rows={13} />}
      >
        {(stats) => <Live live={stats} />}
      </QueryContent>
    </Section>
  );
}

function Live({ live }: { live: LiveStats & ServerMoment }) {
  const t = useT();
  const formats = useDashboardFormats();
  const name = t('dashboard.metric.sales');
  const points = useMemo(() => {
    const clock = dateFormat(t.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return live.minutes.map(({ at, sales }) => ({
      label: clock.format(new Date(at)),
      series: name,
      value: sales,
    }));
  }, [live, t.locale, name]);
  return (
    <>
      <Figures
        min={160}
        items={[
          { label: t('dashboard.live.sales'), value: <Money cents={live.salesToday} /> },
          {
            label: t('dashboard.live.orders'),
            value: formats.count(live.ordersToday),
            change: t('dashboard.live.lastHour', { count: formats.count(live.ordersLastHour) }),
          },
          { label: t('dashboard.live.goal'), value: formats.share(live.goalReached) },
          {
            label: t('dashboard.live.activity', { name: live.activity.name }),
            value: <Countdown live={live} />,
          },
        ]}
      />
      <ChartFigure
        kind="line"
        caption={t('dashboard.live.caption')}
        labelName={t('dashboard.live.minute')}
        points={points}
        format={formats.money}
        shortFormat={formats.shortMoney}
        height={220}
      />
    </>
  );
}

function Countdown({ live }: { live: LiveStats & ServerMoment }) {
  const t = useT();
  const seconds = useSecondsLeft(live.activity.endsAt, live);
  const days = Math.floor(seconds / DAY_SECONDS);
  return (
    <span role="timer">
      {days > 0 && <span>{t('dashboard.live.days', { days })}</span>}{' '}
      <Code>{countdownDigits(seconds % DAY_SECONDS)}</Code>
    </span>
  );
}
