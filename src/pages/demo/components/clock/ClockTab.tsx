import { useIntl } from '@umijs/max';
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
  const { formatMessage, locale } = useIntl();
  const clock = useQuery(async () => toReading(await fetchClock()));
  const setting = useAction(setClockOffset, { onDone: (changed) => clock.setData(toReading(changed)) });

  const label = (name: TextSuffix<'demo.clock'>) => formatMessage({ id: `demo.clock.${name}` });

  function offsetText(seconds: number) {
    if (seconds === 0) return label('noOffset');
    const duration = durationText(seconds, locale);
    return formatMessage({ id: seconds > 0 ? 'demo.clock.ahead' : 'demo.clock.behind' }, { duration });
  }

  return (
    <Flex vertical gap={16}>
      <QueryCard title={label('title')} lead={label('lead')} query={clock}>
        {({ aheadMs, offsetSeconds }) => (
          <Flex vertical gap={16}>
            <FieldList
              label={label('title')}
              items={[
                {
                  key: 'clock',
                  fields: {
                    [label('now')]: <RunningTime aheadMs={aheadMs} />,
                    [label('offset')]: offsetText(offsetSeconds),
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
                  {label(step)}
                </Button>
              ))}
              <Button disabled={setting.isPending || offsetSeconds === 0} onClick={() => void setting.run(0)}>
                {label('reset')}
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
function DatabaseCard({ onReset }: { onReset: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const label = (name: TextSuffix<'demo.database'>) => formatMessage({ id: `demo.database.${name}` });
  const resetting = useAction(resetMockDatabase, {
    async onDone() {
      await onReset();
      message.success(label('done'));
    },
  });

  return (
    <DemoCard title={label('title')} lead={label('lead')}>
      <ConfirmPopover
        title={label('confirm')}
        description={label('confirmDetail')}
        okText={label('reset')}
        onConfirm={() => void resetting.run()}
      >
        <Button loading={resetting.isPending}>{label('reset')}</Button>
      </ConfirmPopover>
    </DemoCard>
  );
}
