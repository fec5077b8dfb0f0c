import { useT } from '@@/texts/list';
import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Card, Skeleton } from 'antd';
import { useState } from 'react';
import { durationText } from '@/browser/relativeTime';
import { Alert } from '@/components/Alert';
import { ConsolePage } from '@/components/ConsolePage';
import { useCreateCommand } from '@/components/createCommand';
import { Figures } from '@/components/Figures';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { type Task, type TaskList, taskQuery } from '@/domain/console/consoleTask';
import { deleteTask, listTasks, moveTask } from '@/services/consoleList';
import { TaskDialog } from './components/basic/TaskDialog';
import { type TaskAction, TaskRow } from './components/basic/TaskRow';
import styles from './components/basic/Tasks.module.css';

/** `/list/basic-list`: the tasks of the operations team. Filters and order are kept in the URL. */
export default function BasicListPage() {
  const t = useT();
  const message = useMessage();
  const tasks = useList('list.tasks', taskQuery, listTasks);
  const [edited, setEdited] = useState<Task | 'new'>();
  const [deleted, setDeleted] = useState<Task>();

  useCreateCommand(() => setEdited('new'));
  const acting = useAction(
    ({ taskId }: Task, action: Exclude<TaskAction, 'edit'> | 'restore') =>
      action === 'delete' ? deleteTask(taskId) : moveTask(taskId, action),
    {
      onDone(_result, task, action) {
        if (action === 'delete') setDeleted(task);
        else message.success(t(`list.tasks.${action}.done`, { title: task.title }));
        if (action === 'restore') setDeleted(undefined);
        return tasks.refresh();
      },
      // Another user may have changed the task.
      onFailed: () => tasks.refresh(),
    },
  );
  const [pendingTask, pendingAction] = acting.pendingArgs ?? [];

  function handleSaved({ title }: Task) {
    setEdited(undefined);
    void message.success(t('list.saved', { name: title }));
    return tasks.refresh();
  }

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {t('list.tasks.add')}
    </Button>
  );
  return (
    <ConsolePage gap={16} titled description={t('list.tasks.about')} extra={addButton}>
      <TaskStats figures={tasks.data?.figures} failed={tasks.status === 'failed'} />
      <Card>
        <div className={layout.spaceAfterMd}>
          <FilterBar list={tasks} tabs="status" />
        </div>
        {deleted && (
          <Alert
            className={layout.spaceAfterMd}
            type="info"
            showIcon={false}
            role="status"
            title={t('list.tasks.deleted', { title: deleted.title })}
            action={
              // The pressed button was removed with its row.
              <Button autoFocus onClick={() => void acting.run(deleted, 'restore')}>
                {t('list.tasks.undo')}
              </Button>
            }
            closable={{ onClose: () => setDeleted(undefined), 'aria-label': t('list.close') }}
          />
        )}
        <ListContent list={tasks} emptyAction={addButton}>
          {(data) => (
            <ul className={`${styles.rows} ${layout.divided}`}>
              {data.list.map((task) => (
                <TaskRow
                  key={task.taskId}
                  task={task}
                  busy={pendingTask?.taskId === task.taskId ? pendingAction : undefined}
                  onAction={(action) => (action === 'edit' ? setEdited(task) : void acting.run(task, action))}
                />
              ))}
            </ul>
          )}
        </ListContent>
      </Card>
      {edited && (
        <TaskDialog
          task={edited === 'new' ? undefined : edited}
          people={tasks.data?.people ?? []}
          onSaved={handleSaved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}

/** Statistics of the team, independent of the filters. */
function TaskStats({ figures, failed }: { figures: TaskList['figures'] | undefined; failed: boolean }) {
  const t = useT();
  const { formatNumber, locale } = useIntl();
  const average = ({ averageMinutes }: TaskList['figures']) =>
    averageMinutes === undefined ? t('list.tasks.figures.noAverage') : durationText(averageMinutes, locale);
  const figure = (text: string | undefined) => (
    <>{text ?? (failed ? '–' : <Skeleton.Button active size="small" />)}</>
  );
  return (
    <Card>
      <Figures
        items={[
          { label: t('list.tasks.figures.mine'), value: figure(figures && formatNumber(figures.mine)) },
          { label: t('list.tasks.figures.average'), value: figure(figures && average(figures)) },
          {
            label: t('list.tasks.figures.finished'),
            value: figure(figures && formatNumber(figures.finishedThisWeek)),
          },
        ]}
      />
    </Card>
  );
}
