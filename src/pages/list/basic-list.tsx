import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Alert, Button, Card, Flex } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import layout from '@/components/layout.module.css';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import type { Task, TaskPayload } from '@/domain/console/consoleTask';
import { isRequestError } from '@/domain/requestError';
import '@/locales/areas/list';
import { deleteTask, listTasks, moveTask, saveTask } from '@/services/consoleList';
import { TaskDialog } from './components/basic/TaskDialog';
import { TaskFilters, taskQuery } from './components/basic/TaskFilters';
import { type TaskAction, TaskRow } from './components/basic/TaskRow';
import { TaskRowsLoading } from './components/basic/TaskRowsLoading';
import { TaskStats } from './components/basic/TaskStats';
import { ListedResults } from './components/ListedResults';

/** `/list/basic-list`: what the operations team has to do, filtered and sorted in the address. */
export default function BasicListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const tasks = useList(taskQuery, listTasks);
  const [edited, setEdited] = useState<Task | 'new'>();
  const [busy, setBusy] = useState<{ taskId: string; action: TaskAction }>();
  const [deleted, setDeleted] = useState<Task>();

  async function act(task: Task, action: TaskAction) {
    if (action === 'edit') return setEdited(task);
    setBusy({ taskId: task.taskId, action });
    try {
      if (action === 'delete') {
        await deleteTask(task.taskId);
        setDeleted(task);
      } else {
        await moveTask(task.taskId, action);
        void message.success(formatMessage({ id: `list.tasks.${action}.done` }, { title: task.title }));
      }
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    }
    // Also after a refusal: somebody else may have been quicker.
    await tasks.refresh();
    setBusy(undefined);
  }

  async function undo(task: Task) {
    try {
      await moveTask(task.taskId, 'restore');
      setDeleted(undefined);
      void message.success(formatMessage({ id: 'list.tasks.restored' }, { title: task.title }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    }
    await tasks.refresh();
  }

  async function save(payload: TaskPayload) {
    const saved = await saveTask(payload, edited === 'new' ? undefined : edited?.taskId);
    setEdited(undefined);
    void message.success(formatMessage({ id: 'list.saved' }, { name: saved.title }));
    await tasks.refresh();
  }

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {formatMessage({ id: 'list.tasks.add' })}
    </Button>
  );
  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.basicList' })}
      description={formatMessage({ id: 'list.tasks.about' })}
      extra={addButton}
    >
      <Flex vertical gap={16}>
        <TaskStats figures={tasks.data?.figures} />
        <Card>
          <TaskFilters tasks={tasks} />
          {deleted && (
            <Alert
              className={layout.spaceAfterMd}
              type="info"
              role="status"
              title={formatMessage({ id: 'list.tasks.deleted' }, { title: deleted.title })}
              action={
                // The button that was pressed has gone with its row.
                <Button autoFocus onClick={() => undo(deleted)}>
                  {formatMessage({ id: 'list.tasks.undo' })}
                </Button>
              }
              closable={{
                onClose: () => setDeleted(undefined),
                'aria-label': formatMessage({ id: 'list.close' }),
              }}
            />
          )}
          <ListedResults
            list={tasks}
            failedTitle={formatMessage({ id: 'list.tasks.failed' })}
            skeleton={<TaskRowsLoading count={tasks.query.pageSize} />}
            emptyTitle={formatMessage({ id: 'list.tasks.none' })}
            emptyAction={addButton}
          >
            {(data) => (
              <ul>
                {data.list.map((task) => (
                  <TaskRow
                    key={task.taskId}
                    task={task}
                    busy={busy?.taskId === task.taskId ? busy.action : undefined}
                    onAction={(action) => void act(task, action)}
                  />
                ))}
              </ul>
            )}
          </ListedResults>
        </Card>
      </Flex>
      {edited && (
        <TaskDialog
          task={edited === 'new' ? undefined : edited}
          people={tasks.data?.people ?? []}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}
