import { useIntl } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import type { AnyDesk } from './useDocument';

interface EditorStateProps {
  desk: AnyDesk;
  /** The name of a first document. */
  firstName: string;
}

/** Stands where the canvas will be, or in its place: loading, unreadable, gone, or nothing there yet. */
export function EditorState({ desk, firstName }: EditorStateProps) {
  const { formatMessage } = useIntl();
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  if (desk.status === 'loading') return <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 24 }} />;
  if (desk.status === 'failed')
    return <FailedState title={text('failed')} onRetry={desk.retry} retrying={desk.shelf.isLoading} />;
  const newest = desk.shelf.documents?.[0];
  return desk.status === 'missing' && newest ? (
    <StatusPage
      drawing="notFound"
      heading="h2"
      title={text('missing')}
      action={
        <Button type="primary" onClick={() => desk.shelf.open(newest.documentId)}>
          {formatMessage({ id: 'editor.openNewest' }, { name: newest.name })}
        </Button>
      }
    />
  ) : (
    <StatusPage
      drawing="empty"
      heading="h2"
      title={text('empty')}
      action={
        <Button type="primary" loading={desk.busy} onClick={() => void desk.create(firstName)}>
          {text('new')}
        </Button>
      }
    />
  );
}
