import { useT } from '@@/texts/lab';
import { useAppData } from '@umijs/max';
import { Button, Col, Flex, Radio, Row, Skeleton } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { Dialog } from '@/components/Dialog';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { RetryButton } from '@/components/RetryButton';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { STORY_STATE_PREFIX, type Story, type StoryBook } from '@/domain/demo';
import { listStories } from '@/services/lab';
import styles from '../Demo.module.css';
import { DemoCard } from '../DemoCard';
import { CopyableCode, RunningTime } from '../FieldList';
import { CallList } from './CallList';
import { hasOwnSession, isInStory, leaveStory, openPortal } from './portal';
import { getToken, type Run, resolve, toSteps } from './story';
import { useStory } from './useStory';

const STEP_TONE = { done: 'success', running: 'progress', failed: 'danger', waiting: 'neutral' } as const;

/** Stories that play real calls in a state of their own, from a link to any of their steps. */
export function LabTab() {
  const { query } = useQueryState();
  const { data, error, refresh } = useQuery(listStories, { silent: true });
  const story = data?.stories.find(({ id }) => id === query.get('story')) ?? data?.stories[0];
  if (error) return <RetryButton error={error} onRetry={refresh} />;
  return data && story ? <StoryLab key={story.id} book={data} story={story} /> : <Skeleton active />;
}

function StoryLab({ book, story }: { book: StoryBook; story: Story }) {
  const t = useT();
  const message = useMessage();
  const base = (useAppData().basename ?? '/').replace(/\/$/, '');
  const { query, change } = useQueryState();
  const [stateId] = useState(() => STORY_STATE_PREFIX + crypto.randomUUID());
  const [isLeaving] = useState(isInStory);
  const [opensPortal, setOpensPortal] = useState(() => query.get('open') === 'portal');
  const [asks, setAsks] = useState(() => opensPortal && hasOwnSession());
  const [played, setPlayed] = useState(0);
  const [step] = useState(() => Math.max(0, Number(query.get('step')) || 0));

  const language = t.locale === 'zh-CN' ? 'zh' : 'en';
  const steps = toSteps(book, story);
  const title = t('lab.link', { story: story.title[language] });

  const goTo = (id: string, position: number) =>
    change({ story: id, step: position ? `${position}` : '', open: '', tab: '' }, { replace: true });

  const enter = (target: Window, { page, facts }: Run) =>
    openPortal(target, `${base}${resolve(page, facts)}`, stateId, getToken(facts));

  const player = useStory({
    book,
    steps,
    stateId,
    initialPosition: asks ? undefined : step,
    onRest(run) {
      setPlayed((count) => count + 1);
      setOpensPortal(false);
      if (opensPortal && !run.failure) enter(window, run);
      else goTo(story.id, run.position);
    },
  });
  const { run, isPlaying, error, playTo } = player;
  const position = run?.position ?? 0;
  const isOver = position === steps.length;
  const link = `${window.location.origin}${base}/demo?story=${story.id}&step=${position}`;

  function handleOpen() {
    // An empty window has the storage of this site, so that the session is there before the portal starts.
    const opened = window.open('', '_blank');
    if (opened && run) enter(opened, run);
    else message.warning(t('lab.open.blocked'));
  }

  function handleAnswer(opens: boolean) {
    setOpensPortal(opens);
    setAsks(false);
  }

  function getStatus(index: number): TextSuffix<'lab.status'> {
    if (index !== position) return index < position ? 'done' : 'waiting';
    if (run?.failure) return 'failed';
    return isPlaying ? 'running' : 'waiting';
  }

  return (
    <Flex vertical gap={16}>
      <p className={typography.note}>{t('lab.lead')}</p>
      {isLeaving && (
        <Alert
          type="info"
          title={t('lab.inStory')}
          description={t('lab.inStory.description')}
          action={<Button onClick={() => leaveStory(`${base}/demo?tab=lab`)}>{t('lab.leave')}</Button>}
        />
      )}
      {opensPortal && <Alert role="note" type="info" title={title} description={story.lead[language]} />}
      <Dialog
        open={asks}
        title={title}
        okText={t('lab.link.open')}
        cancelText={t('lab.link.keep')}
        onOk={() => handleAnswer(true)}
        onClose={() => handleAnswer(false)}
      >
        <p>{story.lead[language]}</p>
        <p>{t('lab.link.session')}</p>
      </Dialog>
      <Radio.Group
        optionType="button"
        aria-label={t('lab.stories')}
        value={story.id}
        options={book.stories.map(({ id, title: name }) => ({ value: id, label: name[language] }))}
        onChange={({ target }) => goTo(target.value, 0)}
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} md={12}>
          <DemoCard title={story.title[language]} lead={story.lead[language]}>
            <Flex vertical gap={16}>
              <strong role="status">
                {run &&
                  t(isPlaying ? 'lab.playing' : 'lab.progress', {
                    position,
                    total: steps.length,
                    step: position + 1,
                  })}
                {!run && (error?.message ?? t('lab.starting'))}
              </strong>
              <Flex gap={8} wrap>
                <Button type="primary" disabled={isPlaying || isOver} onClick={() => playTo(position + 1)}>
                  {t('lab.next')}
                </Button>
                <Button disabled={!isPlaying && isOver} onClick={isPlaying ? player.pause : player.playAll}>
                  {t(isPlaying ? 'lab.pause' : 'lab.playAll')}
                </Button>
                <Button disabled={isPlaying || position === 0} onClick={() => playTo(0)}>
                  {t('lab.restart')}
                </Button>
                <Button disabled={isPlaying || !run} onClick={handleOpen}>
                  {t('lab.open')}
                </Button>
              </Flex>
              <div>
                {t('lab.clock')} {run && <RunningTime aheadMs={run.offsetSeconds * 1_000} />}
              </div>
              <div>
                {t('lab.link.step')} <CopyableCode code={link} />
              </div>
              <div>
                {t('lab.link.portal')} <CopyableCode code={`${link}&open=portal`} />
              </div>
              <ol className={styles.rows} aria-label={t('lab.steps')}>
                {steps.map(([first], index) => (
                  <li key={first?.en} aria-current={getStatus(index) === 'running' ? 'step' : undefined}>
                    <Flex gap={12} justify="space-between" align="start">
                      {first?.[language]}
                      <StatusTag
                        tone={STEP_TONE[getStatus(index)]}
                        text={t(`lab.status.${getStatus(index)}`)}
                      />
                    </Flex>
                    {getStatus(index) === 'failed' && run?.failure && (
                      <Alert
                        type="error"
                        title={t('lab.failure', run.failure)}
                        description={t('lab.found', run.failure)}
                      />
                    )}
                    <Button type="link" size="small" disabled={isPlaying} onClick={() => playTo(index + 1)}>
                      {t('lab.playTo', { step: index + 1 })}
                    </Button>
                  </li>
                ))}
              </ol>
            </Flex>
          </DemoCard>
        </Col>
        <Col xs={24} md={12}>
          <CallList stateId={stateId} played={played} />
        </Col>
      </Row>
    </Flex>
  );
}
