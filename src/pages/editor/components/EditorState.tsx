import { useT } from '@@/texts/editor';
import { Button, Skeleton } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import type { AnyWorkspace } from './useDocument';

interface EditorStateProps {
  workspace: AnyWorkspace;
  /** The name of a first document. */
  title: string;
  /** What the editor is for. */
  description: string;
}

/** Replaces the canvas while no document is open. */
export function EditorState({ workspace, title, description }: EditorStateProps) {
  const t = useT();
  const { status, library } = workspace;
  if (status === 'loading') return <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 24 }} />;
  if (status === 'failed')
    return (
      <FailedState
        error={workspace.error}
        title={t('editor.failed')}
        onRetry={workspace.retry}
        retrying={library.isLoading}
      />
    );
  const newest = library.documents?.[0];
  return status === 'missing' && newest ? (
    <StatusPage
      drawing="notFound"
      heading="h2"
      title={t('editor.missing')}
      action={
        <Button type="primary" onClick={() => library.open(newest.documentId)}>
          {t('editor.openNewest', { name: newest.name })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('editor.empty')}
      description={description}
      action={
        <Button type="primary" loading={workspace.busy} onClick={() => void workspace.create(title)}>
          {t('editor.new')}
        </Button>
      }
    />
  );
}
