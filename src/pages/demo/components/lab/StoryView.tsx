import { useAppData, useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useRef } from 'react';
import { useMessage } from '@/components/MessageContext';
import { DemoCard } from '../DemoCard';
import type { Run } from './play';
import { openHere, openInNewWindow } from './portal';
import { StepList } from './StepList';
import { StoryState } from './StoryState';
import type { Story } from './story';
import { useStoryPlayer } from './useStoryPlayer';

interface StoryViewProps {
  story: Story;
  stateId: string;
  initialPosition: number;
  /** Whether the link leads on into the portal. */
  opensPortal: boolean;
  /** Called with the number of played steps when the story rests. */
  onRest: (position: number) => void;
}

/** One story: where it is, its controls and its steps. */
export function StoryView({ story, stateId, initialPosition, opensPortal, onRest }: StoryViewProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { basename = '/' } = useAppData();
  const isFirstRest = useRef(true);

  const base = basename.replace(/\/$/, '');
  const toAddress = (run: Run) => base + (story.steps[run.position - 1]?.page(run.facts) ?? '/home');

  const player = useStoryPlayer({
    story,
    stateId,
    initialPosition,
    onRest(run, failure) {
      if (opensPortal && isFirstRest.current && !failure) openHere(run, toAddress(run));
      else onRest(run.position);
      isFirstRest.current = false;
    },
  });
  const { run, isPlaying, error } = player;
  const position = run?.position ?? 0;
  const isOver = position === story.steps.length;

  function handleOpen() {
    if (run && !openInNewWindow(run, toAddress(run))) {
      message.warning(formatMessage({ id: 'lab.open.blocked' }));
    }
  }

  async function handleCopy(leadsOn: boolean) {
    const query = new URLSearchParams({ story: story.id, step: String(position) });
    if (leadsOn) query.set('open', 'portal');
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${base}/demo?${query}`);
      message.success(formatMessage({ id: 'lab.linkCopied' }));
    } catch {
      // The clipboard needs HTTPS and permission.
      message.warning(formatMessage({ id: 'lab.copyRefused' }));
    }
  }

  return (
    <DemoCard
      title={formatMessage({ id: `lab.story.${story.id}` })}
      lead={formatMessage({ id: `lab.story.${story.id}.lead` })}
    >
      <Flex vertical gap={16}>
        {error && (
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'lab.startFailed' })}
            description={error.message}
            action={<Button onClick={player.restart}>{formatMessage({ id: 'lab.retry' })}</Button>}
          />
        )}
        <StoryState story={story} player={player} />
        <Flex gap={8} wrap>
          <Button
            type="primary"
            disabled={isPlaying || isOver || !run}
            onClick={() => player.playTo(position + 1)}
          >
            {formatMessage({ id: 'lab.next' })}
          </Button>
          {isPlaying ? (
            <Button onClick={player.pause}>{formatMessage({ id: 'lab.pause' })}</Button>
          ) : (
            <Button disabled={isOver || !run} onClick={player.playAll}>
              {formatMessage({ id: 'lab.playAll' })}
            </Button>
          )}
          <Button disabled={isPlaying || position === 0} onClick={player.restart}>
            {formatMessage({ id: 'lab.restart' })}
          </Button>
        </Flex>
        <Flex gap={8} wrap>
          <Button disabled={isPlaying || !run} onClick={handleOpen}>
            {formatMessage({ id: 'lab.open' })}
          </Button>
          <Button disabled={isPlaying} onClick={() => void handleCopy(false)}>
            {formatMessage({ id: 'lab.copyLink' })}
          </Button>
          <Button disabled={isPlaying} onClick={() => void handleCopy(true)}>
            {formatMessage({ id: 'lab.copyPortalLink' })}
          </Button>
        </Flex>
        <StepList story={story} player={player} />
      </Flex>
    </DemoCard>
  );
}
