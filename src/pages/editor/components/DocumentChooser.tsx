import { DownOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown, type MenuProps, Select } from 'antd';
import { useRef, useState } from 'react';
import { NameDialog } from './NameDialog';
import { useDeletion } from './useDeletion';
import type { AnyDesk } from './useDocument';

interface DocumentChooserProps {
  desk: AnyDesk;
  /** Runs what leaves the open document, after asking when it has changes. */
  onLeave: (goOn: () => void) => void;
  onImport: (file: File) => void;
}

/** Which document is open, and what can be done with documents: new, rename, duplicate, import, delete, bring back. */
export function DocumentChooser({ desk, onLeave, onImport }: DocumentChooserProps) {
  const { formatMessage } = useIntl();
  const { shelf, document, unsaved, busy } = desk;
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { deleted, remove, restore } = useDeletion(desk);
  const file = useRef<HTMLInputElement>(null);
  const text = (id: TextSuffix<'editor'>, values?: Record<string, string>) =>
    formatMessage({ id: `editor.${id}` }, values);

  const items: MenuProps['items'] = [
    { key: 'new', label: text('new') },
    { key: 'import', label: text('import') },
    { type: 'divider' },
    { key: 'rename', label: text('rename'), disabled: !document },
    { key: 'duplicate', label: text('duplicate'), disabled: !document },
    { key: 'delete', label: text('delete'), danger: true, disabled: !document },
    ...(deleted ? [{ key: 'restore', label: text('restore', { name: deleted.name }) }] : []),
  ];
  const actions: Record<string, () => void> = {
    new: () => onLeave(() => setNaming('new')),
    import: () => onLeave(() => file.current?.click()),
    rename: () => setNaming('rename'),
    duplicate: () => void desk.duplicate(),
    delete: () => onLeave(remove),
    restore: () => deleted && onLeave(() => restore(deleted.documentId)),
  };

  async function handleName(name: string) {
    const done = naming === 'new' ? desk.create(name) : desk.rename(name);
    if (await done) setNaming(undefined);
  }

  return (
    <>
      <Select
        aria-label={text('document')}
        style={{ inlineSize: 240, maxInlineSize: '100%' }}
        value={document?.documentId}
        loading={shelf.isLoading}
        placeholder={text('document')}
        popupMatchSelectWidth={280}
        options={shelf.documents?.map(({ documentId, name }) => ({
          value: documentId,
          label: documentId === document?.documentId ? document.name : name,
        }))}
        onChange={(documentId) => onLeave(() => shelf.open(documentId))}
      />
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => actions[key]?.() }}>
        <Button loading={busy && !unsaved}>
          {text('documents')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={text('import')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onImport(chosen);
        }}
      />
      {naming && (
        <NameDialog
          title={text(naming)}
          okText={text(naming === 'new' ? 'newConfirm' : 'renameConfirm')}
          initialName={naming === 'rename' ? (document?.name ?? '') : ''}
          busy={busy}
          onName={(name) => void handleName(name)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
