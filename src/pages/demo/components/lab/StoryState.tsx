import { useIntl } from '@umijs/max';
import { useEffect, useReducer } from 'react';
import { FieldList, TimeText } from '../FieldList';
import type { Story } from './story';
import type { StoryPlayer } from './useStoryPlayer';

const TICK_MS = 1_000;

/** Progress, clock, session and outages of a story. The clock runs. */
export function StoryState({ story, player }: { story: Story; player: StoryPlayer }) {
  const { formatMessage } = useIntl();
  const { run, failure, isPlaying } = player;
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const position = run?.position ?? 0;
  const step = story.steps[failure ? failure.step : position];
  const stepTitle = step ? formatMessage({ id: `lab.step.${step.id}` }) : '';
  const progress = formatMessage({ id: 'lab.progress' }, { position, total: story.steps.length });

  function getProgress() {
    if (!run) return formatMessage({ id: 'lab.progress.starting' });
    if (failure) return formatMessage({ id: 'lab.progress.failed' }, { step: stepTitle });
    if (isPlaying && step) return formatMessage({ id: 'lab.progress.running' }, { step: stepTitle });
    return progress;
  }

  return (
    <>
      <strong role="status">{getProgress()}</strong>
      <FieldList
        label={formatMessage({ id: 'lab.state' })}
        items={[
          {
            key: 'state',
            fields: [
              {
                label: formatMessage({ id: 'lab.clock' }),
                value: (
                  <TimeText at={run ? Date.now() + run.offsetSeconds * 1_000 : Date.parse(story.startsAt)} />
                ),
              },
              {
                label: formatMessage({ id: 'lab.user' }),
                value: run?.facts.token ? <bdi dir="ltr">user</bdi> : formatMessage({ id: 'lab.user.none' }),
              },
              {
                label: formatMessage({ id: 'lab.outages' }),
                value: run?.outages.length
                  ? run.outages.map(({ path, scenario }) => (
                      <bdi key={path} dir="ltr">{`${path}: ${scenario}`}</bdi>
                    ))
                  : formatMessage({ id: 'lab.outages.none' }),
              },
            ],
          },
        ]}
      />
    </>
  );
}
