import '@/locales/areas/lab';
import { useAppData, useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { CallList } from './CallList';
import styles from './Lab.module.css';
import { isInStory, leaveStory, newStateId } from './portal';
import { StoryView } from './StoryView';
import { STORIES } from './stories/stories';

/** Stories that play real calls in a state of their own, from a link to any of their steps. */
export function LabTab() {
  const { formatMessage } = useIntl();
  const { basename = '/' } = useAppData();
  const { query, change } = useQueryState();
  const [stateId] = useState(newStateId);
  const [initial] = useState({ story: query.get('story'), step: Number(query.get('step')) });
  const [isLeaving] = useState(isInStory);
  const [played, setPlayed] = useState(0);
  const story = STORIES.find(({ id }) => id === query.get('story')) ?? STORIES[0];
  const step = story.id === initial.story && Number.isSafeInteger(initial.step) ? initial.step : 0;

  return (
    <Flex vertical gap={16}>
      <p className={typography.note}>{formatMessage({ id: 'lab.lead' })}</p>
      {isLeaving && (
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'lab.inStory' })}
          description={formatMessage({ id: 'lab.inStory.description' })}
          action={
            <Button onClick={() => leaveStory(`${basename.replace(/\/$/, '')}/demo?tab=lab`)}>
              {formatMessage({ id: 'lab.leave' })}
            </Button>
          }
        />
      )}
      <ul className={styles.stories} aria-label={formatMessage({ id: 'lab.stories' })}>
        {STORIES.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.story}
              aria-pressed={id === story.id}
              onClick={() => change({ story: id, step: undefined, tab: undefined }, { replace: true })}
            >
              <strong>{formatMessage({ id: `lab.story.${id}` })}</strong>
              <span className={typography.secondary}>{formatMessage({ id: `lab.story.${id}.lead` })}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <StoryView
          key={story.id}
          story={story}
          stateId={stateId}
          initialPosition={Math.min(Math.max(0, step), story.steps.length)}
          opensPortal={story.id === initial.story && query.get('open') === 'portal'}
          onRest={(position) => {
            change(
              { tab: undefined, story: story.id, step: position > 0 ? String(position) : undefined },
              { replace: true },
            );
            setPlayed((count) => count + 1);
          }}
        />
        <CallList stateId={stateId} played={played} />
      </div>
    </Flex>
  );
}
