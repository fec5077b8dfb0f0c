import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import layout from '@/components/layout.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { Tone } from '@/domain/statusTone';
import { durationText } from '../duration';
import styles from './Lab.module.css';
import type { Act, Story } from './story';
import type { StoryPlayer } from './useStoryPlayer';

type StepStatus = TextSuffix<'lab.step.status'>;

const STEP_TONE: Record<StepStatus, Tone> = {
  done: 'success',
  running: 'progress',
  failed: 'danger',
  waiting: 'neutral',
};

/** The steps of a story, each with what it does and a button that plays up to it. */
export function StepList({ story, player }: { story: Story; player: StoryPlayer }) {
  const { formatMessage } = useIntl();
  const { run, failure, isPlaying } = player;
  const position = run?.position ?? 0;

  function getStatus(index: number): StepStatus {
    if (failure?.step === index) return 'failed';
    if (index < position) return 'done';
    return isPlaying && index === position ? 'running' : 'waiting';
  }

  return (
    <section aria-label={formatMessage({ id: 'lab.steps' })}>
      <ol className={styles.steps}>
        {story.steps.map(({ id, acts }, index) => {
          const status = getStatus(index);
          const title = formatMessage({ id: `lab.step.${id}` });
          return (
            <li key={id} aria-current={status === 'running' ? 'step' : undefined}>
              <div className={styles.stepHead}>
                <h3>{title}</h3>
                <StatusTag
                  tone={STEP_TONE[status]}
                  text={formatMessage({ id: `lab.step.status.${status}` })}
                />
              </div>
              <p className={typography.secondary}>{formatMessage({ id: `lab.step.${id}.note` })}</p>
              {failure?.step === index && (
                <Alert
                  className={layout.spaceBeforeXs}
                  type="error"
                  showIcon
                  title={formatMessage({ id: 'lab.failure' }, { act: failure.act })}
                  description={
                    <>
                      {failure.expected && (
                        <div>
                          {formatMessage({ id: 'lab.failure.expected' }, { expected: failure.expected })}
                        </div>
                      )}
                      <div>{formatMessage({ id: 'lab.failure.found' }, { found: failure.found })}</div>
                    </>
                  }
                />
              )}
              <div className={styles.stepHead}>
                <details className={layout.fill}>
                  <summary>{formatMessage({ id: 'lab.step.acts' }, { count: acts.length })}</summary>
                  <ul className={styles.acts}>
                    {acts.map((act, actIndex) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a step never change
                      <li key={actIndex}>
                        <ActText act={act} />
                      </li>
                    ))}
                  </ul>
                </details>
                <Button
                  type="link"
                  size="small"
                  disabled={isPlaying}
                  aria-label={formatMessage({ id: 'lab.step.playTo' }, { step: title })}
                  onClick={() => player.playTo(index + 1)}
                >
                  {formatMessage({ id: 'lab.step.playTo.short' })}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ActText({ act }: { act: Act }) {
  const { formatMessage, locale } = useIntl();
  switch (act.type) {
    case 'call':
      return <bdi dir="ltr">{act.key}</bdi>;
    case 'clock':
      return formatMessage({ id: 'lab.act.clock' }, { duration: durationText(act.seconds, locale) });
    case 'payments': {
      const settings = Object.entries(act.settings).map((setting) => setting.join(' '));
      return formatMessage({ id: 'lab.act.payments' }, { settings: settings.join(', ') });
    }
    case 'outages':
      return act.outages.length === 0
        ? formatMessage({ id: 'lab.act.outageOver' })
        : act.outages.map((outage) => formatMessage({ id: 'lab.act.outage' }, outage)).join(', ');
  }
}
