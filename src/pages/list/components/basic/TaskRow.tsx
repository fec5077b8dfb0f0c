import { useT } from '@@/texts/list';
import { Button, Flex, Progress } from 'antd';
import { DateText } from '@/components/DateText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { shownProgress, type Task } from '@/domain/console/consoleTask';
import { TASK_STATUS_TONE } from '@/domain/statusTone';
import styles from './Tasks.module.css';

export type TaskAction = 'edit' | 'finish' | 'reopen' | 'delete';

interface TaskRowProps {
  task: Task;
  /** The pending action. */
  busy?: TaskAction | 'restore' | undefined;
  onAction: (action: TaskAction) => void;
}

export function TaskRow({ task, busy, onAction }: TaskRowProps) {
  const t = useT();
  const { title, description, owner, startAt, status } = task;
  const actions: readonly TaskAction[] = ['edit', status === 'done' ? 'reopen' : 'finish', 'delete'];
  return (
    <Flex component="li" wrap align="center" gap={16}>
      <PersonAvatar person={owner} size={40} />
      <div className={styles.what}>
        <h2>{title}</h2>
        {description && <p className={typography.note}>{description}</p>}
      </div>
      <Flex component="dl" className={styles.facts} wrap gap="8px 24px">
        <div>
          <dt>{t('list.tasks.ownerId')}</dt>
          <dd>{owner.name}</dd>
        </div>
        <div>
          <dt>{t('list.tasks.startAt')}</dt>
          <dd>
            <DateText at={startAt} withTime short />
          </dd>
        </div>
        <div>
          <dt>
            <StatusTag tone={TASK_STATUS_TONE[status]} text={t(`list.tasks.status.${status}`)} />
          </dt>
          <dd>
            <Progress
              percent={shownProgress(task)}
              status="normal"
              size="small"
              strokeColor="var(--ant-color-text-tertiary)"
              aria-label={t('list.tasks.progress.of', { title })}
            />
          </dd>
        </div>
      </Flex>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            type="text"
            danger={action === 'delete'}
            loading={busy === action}
            aria-label={t(`list.tasks.${action}.of`, { title })}
            onClick={() => onAction(action)}
          >
            {t(`list.tasks.${action}`)}
          </Button>
        ))}
      </div>
    </Flex>
  );
}
