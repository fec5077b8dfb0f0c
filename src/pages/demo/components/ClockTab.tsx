import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { RetryButton } from '@/components/RetryButton';
import { DatabaseCard } from './DatabaseCard';
import { DemoCard } from './DemoCard';
import { durationText } from './duration';
import { FieldList } from './FieldList';
import { ReviewCard } from './ReviewCard';
import { TimeText } from './TimeText';
import { useServerClock } from './useServerClock';

const STEPS = [
  { step: 'minute', seconds: 60 },
  { step: 'tenMinutes', seconds: 600 },
  { step: 'day', seconds: 86_400 },
] as const;

/** The mock server's clock, to be moved ahead instead of waiting, and its database. */
export function ClockTab() {
  const { formatMessage, locale } = useIntl();
  const { clock, isLoading, refresh, isPending, advance, setToRealTime } = useServerClock();

  function offsetText(seconds: number) {
    if (seconds === 0) return formatMessage({ id: 'demo.clock.noOffset' });
    const duration = durationText(seconds, locale);
    return formatMessage({ id: seconds > 0 ? 'demo.clock.ahead' : 'demo.clock.behind' }, { duration });
  }

  return (
    <Flex vertical gap={16}>
      <DemoCard
        title={formatMessage({ id: 'demo.clock.title' })}
        lead={formatMessage({ id: 'demo.clock.lead' })}
      >
        {!clock && isLoading && <Skeleton active title={false} />}
        {!clock && !isLoading && <RetryButton onRetry={refresh} />}
        {clock && (
          <Flex vertical gap={16}>
            <FieldList
              label={formatMessage({ id: 'demo.clock.title' })}
              items={[
                {
                  key: 'clock',
                  fields: [
                    { label: formatMessage({ id: 'demo.clock.now' }), value: <TimeText at={clock.now} /> },
                    {
                      label: formatMessage({ id: 'demo.clock.offset' }),
                      value: offsetText(clock.offsetSeconds),
                    },
                  ],
                },
              ]}
            />
            <Flex gap={8} wrap>
              {STEPS.map(({ step, seconds }) => (
                <Button key={step} disabled={isPending} onClick={() => advance(seconds)}>
                  {formatMessage({ id: `demo.clock.${step}` })}
                </Button>
              ))}
              <Button disabled={isPending || clock.offsetSeconds === 0} onClick={setToRealTime}>
                {formatMessage({ id: 'demo.clock.reset' })}
              </Button>
            </Flex>
          </Flex>
        )}
      </DemoCard>
      <ReviewCard />
      <DatabaseCard onReset={refresh} />
    </Flex>
  );
}
