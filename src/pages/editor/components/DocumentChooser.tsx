import { useT } from '@@/texts/editor';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Form, Input, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { DateText } from '@/components/DateText';
import { FormDialog } from '@/components/form/FormDialog';
import { Select } from '@/components/form/Select';
import { textLimit } from '@/components/form/textCount';
import { useNameRule } from '@/components/form/useNameRule';
import { DOCUMENT_LIMITS, documentNameSchema } from '@/domain/editor/editorDocument';
import { trimName } from '@/domain/name';
import styles from './EditorShell.module.css';
import { useDeletion } from './useDeletion';
import type { AnyWorkspace } from './useDocument';
import type { useDocumentFiles } from './useDocumentFiles';

interface DocumentChooserProps {
  workspace: AnyWorkspace;
  /** Runs an action that leaves the open document, after a confirmation when it has unsaved changes. */
  onLeave: (proceed: () => void) => void;
  files: ReturnType<typeof useDocumentFiles>;
}

/** Selects the open document. Its menu creates, renames, duplicates, imports, exports, deletes and restores documents. */
export function DocumentChooser({ workspace, onLeave, files }: DocumentChooserProps) {
  const t = useT();
  const nameRule = useNameRule();
  const { library, document, unsaved, busy } = workspace;
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { deleted, remove, restore } = useDeletion(workspace);
  const fileInput = useRef<HTMLInputElement>(null);

  const items: MenuProps['items'] = [
    { key: 'new', label: t('editor.new'), onClick: () => onLeave(() => setNaming('new')) },
    { key: 'import', label: t('editor.import'), onClick: () => onLeave(() => fileInput.current?.click()) },
    { type: 'divider' },
    { key: 'rename', label: t('editor.rename'), disabled: !document, onClick: () => setNaming('rename') },
    {
      key: 'copy',
      label: t('editor.duplicate'),
      disabled: !document,
      onClick: () => void workspace.duplicate(),
    },
    {
      key: 'delete',
      label: t('editor.delete'),
      danger: true,
      disabled: !document,
      onClick: () => onLeave(remove),
    },
  ];
  if (deleted)
    items.push({
      key: 'restore',
      label: t('editor.restore', { name: deleted.name }),
      onClick: () => onLeave(() => restore(deleted.documentId)),
    });
  if (workspace.status === 'ready' && document)
    items.push(
      {
        key: 'export',
        type: 'group',
        label: t('editor.export'),
        children: files.exports.map(({ type, disabled }) => ({
          key: type,
          label: t(`editor.export.${type}`),
          disabled,
          onClick: () => void files.exportFile(type),
        })),
      },
      {
        key: 'saved',
        type: 'group',
        label: (
          <>
            {t('editor.savedOn')} <DateText at={document.updatedAt} withTime />
          </>
        ),
      },
    );

  async function handleName({ name }: { name: string }) {
    const done = await (naming === 'new' ? workspace.create : workspace.rename)(trimName(name));
    if (done) setNaming(undefined);
    return done;
  }

  return (
    <>
      <Select
        aria-label={t('editor.document')}
        className={styles.document}
        value={document?.documentId}
        loading={library.isLoading}
        placeholder={t('editor.document')}
        popupMatchSelectWidth={280}
        options={library.documents?.map(({ documentId, name }) => ({
          value: documentId,
          label: documentId === document?.documentId ? document.name : name,
        }))}
        onChange={(documentId) => onLeave(() => library.open(documentId))}
      />
      <Dropdown
        trigger={['click']}
        menu={{ 'aria-label': t('editor.documents'), items, className: styles.menu }}
      >
        <Button type="text" loading={busy && !unsaved}>
          {t('editor.documents')} <DownOutlined aria-hidden className={styles.caret} />
        </Button>
      </Dropdown>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('editor.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void files.importFile(file);
        }}
      />
      {naming && (
        <FormDialog<{ name: string }>
          requiredMark="optional"
          width={420}
          title={t(`editor.${naming}`)}
          okText={t(naming === 'new' ? 'editor.newConfirm' : 'editor.renameConfirm')}
          cancelText={t('editor.cancel')}
          initialValues={{ name: naming === 'rename' ? (document?.name ?? '') : '' }}
          firstField="name"
          draft={`document-name-${naming === 'new' ? 'new' : document?.documentId}`}
          onSave={handleName}
          onClose={() => setNaming(undefined)}
        >
          <Form.Item
            name="name"
            label={t('editor.name')}
            required
            rules={[nameRule(documentNameSchema, t('editor.nameMissing'))]}
          >
            <Input count={{ ...textLimit(DOCUMENT_LIMITS.name), show: true }} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
}
