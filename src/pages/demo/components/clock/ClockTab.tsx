import { useT } from '@@/texts/demo';
import { Button, Flex } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { DAY_MS } from '@/domain/calendar';
import type { DemoClock } from '@/domain/demo';
import { fetchClock, resetMockDatabase, setClockOffset } from '@/services/demo';
import { DemoCard, QueryCard } from '../DemoCard';
import { durationText } from '../duration';
import { FieldList, RunningTime } from '../FieldList';
import { ReviewCard } from './ReviewCard';

const STEPS = [
  { step: 'minute', seconds: 60 },
  { step: 'tenMinutes', seconds: 600 },
  { step: 'day', seconds: DAY_MS / 1000 },
] as const;

/** Adds the milliseconds by which the server's clock is ahead of this device's. */
const toReading = (clock: DemoClock) => ({ ...clock, aheadMs: Date.parse(clock.now) - Date.now() });

/** Tools for the mock server's clock, identity reviewer and database. */
export function ClockTab() {
  const t = useT();
  const clock = useQuery(async () => toReading(await fetchClock()));
  const setting = useAction(setClockOffset, { onDone: (changed) => clock.setData(toReading(changed)) });

  function offsetText(seconds: number) {
    if (seconds === 0) return t('demo.clock.noOffset');
    const duration = durationText(seconds, t.locale);
    return t(seconds > 0 ? 'demo.clock.ahead' : 'demo.clock.behind', { duration });
  }

  return (
    <Flex vertical gap={16}>
      <QueryCard title={t('demo.clock.title')} lead={t('demo.clock.lead')} query={clock}>
        {({ aheadMs, offsetSeconds }) => (
          <Flex vertical gap={16}>
            <FieldList
              label={t('demo.clock.title')}
              items={[
                {
                  key: 'clock',
                  fields: {
                    [t('demo.clock.now')]: <RunningTime aheadMs={aheadMs} />,
                    [t('demo.clock.offset')]: offsetText(offsetSeconds),
                  },
                },
              ]}
            />
            <Flex gap={8} wrap>
              {STEPS.map(({ step, seconds }) => (
                <Button
                  key={step}
                  disabled={setting.isPending}
                  onClick={() => void setting.run(offsetSeconds + seconds)}
                >
                  {t(`demo.clock.${step}`)}
                </Button>
              ))}
              <Button disabled={setting.isPending || offsetSeconds === 0} onClick={() => void setting.run(0)}>
                {t('demo.clock.reset')}
              </Button>
            </Flex>
          </Flex>
        )}
      </QueryCard>
      <ReviewCard />
      <DatabaseCard onReset={clock.refresh} />
    </Flex>
  );
}

/** Resets the mock database, sessions included, to its seed after a confirmation. */
function DatabaseCard({ onReset }: { onReset: () => Promise<unknown> }) {
  const t = useT();
  const message = useMessage();
  const resetting = useAction(resetMockDatabase, {
    async onDone() {
      await onReset();
      message.success(t('demo.database.done'));
    },
  });

  return (
    <DemoCard title={t('demo.database.title')} lead={t('demo.database.lead')}>
      <ConfirmPopover
        title={t('demo.database.confirm')}
        description={t('demo.database.confirmDetail')}
        okText={t('demo.database.reset')}
        onConfirm={() => void resetting.run()}
      >
        <Button loading={resetting.isPending}>{t('demo.database.reset')}</Button>
      </ConfirmPopover>
    </DemoCard>
  );
}
