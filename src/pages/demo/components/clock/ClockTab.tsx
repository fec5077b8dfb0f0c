import { useIntl } from '@umijs/max';
import { Button, Flex, Popconfirm } from 'antd';
import { useEffect, useReducer } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import type { DemoClock } from '@/domain/demo';
import { fetchClock, resetMockDatabase, setClockOffset } from '@/services/demo';
import { DemoCard, QueryCard } from '../DemoCard';
import { durationText } from '../duration';
import { FieldList, TimeText } from '../FieldList';
import { ReviewCard } from './ReviewCard';

const TICK_MS = 1_000;

const STEPS = [
  { step: 'minute', seconds: 60 },
  { step: 'tenMinutes', seconds: 600 },
  { step: 'day', seconds: 86_400 },
] as const;

/** Adds the milliseconds by which the server's clock is ahead of this device's. */
const toReading = (clock: DemoClock) => ({ ...clock, aheadMs: Date.parse(clock.now) - Date.now() });

/** Tools for the mock server's clock, identity reviewer and database. */
export function ClockTab() {
  const { formatMessage, locale } = useIntl();
  const clock = useQuery(async () => toReading(await fetchClock()));
  const setting = useAction(setClockOffset, { onDone: (changed) => clock.setData(toReading(changed)) });
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  function offsetText(seconds: number) {
    if (seconds === 0) return formatMessage({ id: 'demo.clock.noOffset' });
    const duration = durationText(seconds, locale);
    return formatMessage({ id: seconds > 0 ? 'demo.clock.ahead' : 'demo.clock.behind' }, { duration });
  }

  return (
    <Flex vertical gap={16}>
      <QueryCard
        title={formatMessage({ id: 'demo.clock.title' })}
        lead={formatMessage({ id: 'demo.clock.lead' })}
        query={clock}
      >
        {({ aheadMs, offsetSeconds }) => (
          <Flex vertical gap={16}>
            <FieldList
              label={formatMessage({ id: 'demo.clock.title' })}
              items={[
                {
                  key: 'clock',
                  fields: [
                    {
                      label: formatMessage({ id: 'demo.clock.now' }),
                      value: <TimeText at={Date.now() + aheadMs} />,
                    },
                    { label: formatMessage({ id: 'demo.clock.offset' }), value: offsetText(offsetSeconds) },
                  ],
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
                  {formatMessage({ id: `demo.clock.${step}` })}
                </Button>
              ))}
              <Button disabled={setting.isPending || offsetSeconds === 0} onClick={() => void setting.run(0)}>
                {formatMessage({ id: 'demo.clock.reset' })}
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
  const resetting = useAction(resetMockDatabase, {
    async onDone() {
      await onReset();
      message.success(formatMessage({ id: 'demo.database.done' }));
    },
  });

  return (
    <DemoCard
      title={formatMessage({ id: 'demo.database.title' })}
      lead={formatMessage({ id: 'demo.database.lead' })}
    >
      <Popconfirm
        title={formatMessage({ id: 'demo.database.confirm' })}
        description={formatMessage({ id: 'demo.database.confirmDetail' })}
        okText={formatMessage({ id: 'demo.database.reset' })}
        onConfirm={() => void resetting.run()}
      >
        <Button loading={resetting.isPending}>{formatMessage({ id: 'demo.database.reset' })}</Button>
      </Popconfirm>
    </DemoCard>
  );
}
