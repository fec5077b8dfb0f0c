import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Alert } from '@/components/Alert';
import { CardGrid } from '@/components/CardGrid';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useSecondsLeft } from '@/components/order/useSecondsLeft';
import { RetryButton } from '@/components/RetryButton';
import { useText } from '@/components/useText';
import { DAY_MS } from '@/domain/calendar';
import type { LiveStats } from '@/domain/console/monitor';
import { dateFormat } from '@/domain/intlFormats';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './Monitor.module.css';
import type { LiveQuery } from './useMonitor';

const DAY_SECONDS = DAY_MS / 1000;

/** Live transactions, refreshed until paused. */
export function LivePanel({ live }: { live: LiveQuery }) {
  const t = useText('dashboard');
  const { data, error, isLoading, refresh, paused, toggle } = live;

  return (
    <Panel
      title={t('live.title')}
      extra={
        <Button
          icon={paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
          onClick={toggle}
        >
          {t(paused ? 'live.resume' : 'live.pause')}
        </Button>
      }
    >
      {data && error && (
        <Alert
          className={layout.spaceAfterMd}
          type="warning"
          showIcon
          title={t('live.stale')}
          action={<RetryButton error={error} onRetry={refresh} />}
        />
      )}
      {!data && error && !isLoading && (
        <FailedState error={error} title={t('live.failed')} onRetry={refresh} />
      )}
      {data ? <Live live={data} /> : isLoading && <Skeleton active title={false} paragraph={{ rows: 13 }} />}
    </Panel>
  );
}

function Live({ live }: { live: LiveStats & ServerMoment }) {
  const t = useText('dashboard');
  const { formatMessage, locale } = useIntl();
  const formats = useDashboardFormats();
  const name = t('metric.sales');
  const points = useMemo(() => {
    const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return live.minutes.map(({ at, sales }) => ({
      label: clock.format(new Date(at)),
      series: name,
      value: sales,
    }));
  }, [live, locale, name]);
  const figures = [
    { id: 'dashboard.live.sales', value: <Money cents={live.salesToday} /> },
    { id: 'dashboard.live.orders', value: formats.count(live.ordersToday) },
    { id: 'dashboard.live.goal', value: formats.share(live.goalReached) },
    { id: 'dashboard.live.lastHour', value: formats.count(live.ordersLastHour) },
  ] as const;
  return (
    <>
      <CardGrid className={styles.figures} component="dl" min={124} gap="16px 24px" stretch>
        {figures.map(({ id, value }) => (
          <Flex vertical justify="space-between" key={id}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{value}</dd>
          </Flex>
        ))}
        <Countdown live={live} />
      </CardGrid>
      <ChartFigure
        kind="line"
        caption={t('live.caption')}
        labelName={t('live.minute')}
        points={points}
        format={formats.money}
        shortFormat={formats.shortMoney}
        height={220}
      />
    </>
  );
}

function Countdown({ live }: { live: LiveStats & ServerMoment }) {
  const t = useText('dashboard');
  const seconds = useSecondsLeft(live.activity.endsAt, live);
  const days = Math.floor(seconds / DAY_SECONDS);
  return (
    <Flex vertical justify="space-between">
      <dt>{t('live.activity', { name: live.activity.name })}</dt>
      <dd>
        <span role="timer">
          {days > 0 && <span>{t('live.days', { days })}</span>}{' '}
          <bdi dir="ltr" translate="no">
            {countdownDigits(seconds % DAY_SECONDS)}
          </bdi>
        </span>
      </dd>
    </Flex>
  );
}
