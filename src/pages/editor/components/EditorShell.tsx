import { useT } from '@@/texts/editor';
import { SaveOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { createContext, type ReactNode, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConsolePage } from '@/components/ConsolePage';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useMessage } from '@/components/MessageContext';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { useBreakpoint } from '@/components/useMedia';
import { DocumentChooser } from './DocumentChooser';
import styles from './EditorShell.module.css';
import { EditorState } from './EditorState';
import { type CanvasView, EditorToolbar, type EditorTools } from './EditorToolbar';
import { OverviewPanel } from './OverviewPanel';
import { ConflictDialog, UnsavedDialog } from './SaveDialogs';
import { ShortcutDialog } from './ShortcutDialog';
import { type NamedShortcut, type ShortcutCommands, useShortcuts } from './shortcuts';
import type { AnyWorkspace } from './useDocument';
import { useDocumentFiles } from './useDocumentFiles';

/** The place beside the canvas for the overview, so that it covers no shapes. Null while its panel is closed. */
export const OverviewHost = createContext<HTMLElement | null>(null);

interface EditorShellProps extends EditorTools {
  workspace: AnyWorkspace;
  title: string;
  description: string;
  /** Undefined until the canvas is mounted. */
  view: CanvasView | undefined;
  /** Adds Markdown to the export formats. */
  toMarkdown?: () => string;
  /** The panel at the start side. */
  palette: ReactNode;
  paletteName?: string;
  /** The panel at the end side. */
  inspector: ReactNode;
  /** Shortcuts of this editor, and the list that explains them. */
  commands?: ShortcutCommands;
  shortcuts: readonly NamedShortcut[];
  /** The canvas, mounted while a document is open. */
  children: ReactNode;
}

/** The frame of every editor: documents, tools, panels, shortcuts, saving, and guards for unsaved changes. */
export function EditorShell({ workspace, view, toMarkdown, commands, ...props }: EditorShellProps) {
  const t = useT();
  const message = useMessage();
  const wide = useBreakpoint('lg');
  const wider = useBreakpoint('xl');
  const [panels, setPanels] = useState<{ palette?: boolean; inspector?: boolean }>({});
  const [overview, setOverview] = useState<HTMLElement | null>(null);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  const area = useRef<HTMLDivElement>(null);
  const files = useDocumentFiles(workspace, view, toMarkdown);
  const { document, unsaved, status } = workspace;
  usePageTitle(document?.name);

  const visible = { palette: panels.palette ?? wide, inspector: panels.inspector ?? wider };
  /** In narrow windows the panels share the place below the canvas. */
  const togglePanel = (panel: 'palette' | 'inspector') =>
    setPanels({ ...(wide ? panels : { palette: false, inspector: false }), [panel]: !visible[panel] });
  const confirmLeaving = (leave: () => void) => (unsaved ? setLeaving(() => leave) : leave());
  const save = () => {
    if (unsaved) void workspace.save();
    else if (document) message.info(t('editor.nothingToSave'));
  };
  useShortcuts(
    area,
    status !== 'ready'
      ? {}
      : {
          'mod+s': save,
          'mod+z': workspace.undo,
          'mod+shift+z': workspace.redo,
          'mod+y': workspace.redo,
          '+': view?.zoomIn,
          '=': view?.zoomIn,
          '-': view?.zoomOut,
          '0': view?.fit,
          '?': () => setShortcutsOpen(true),
          ...commands,
        },
  );

  return (
    <ConsolePage>
      <div ref={area} className={`${panelStyles.surface} ${styles.shell}`}>
        <Flex className={styles.bar} align="center" gap={4}>
          <h1 className={typography.visuallyHidden}>{props.title}</h1>
          <Flex className={styles.file} align="center" gap={4}>
            <DocumentChooser workspace={workspace} onLeave={confirmLeaving} files={files} />
            {status === 'ready' && (
              <Button
                type="primary"
                icon={<SaveOutlined aria-hidden />}
                disabled={!unsaved}
                loading={workspace.busy && unsaved}
                onClick={save}
              >
                {t('editor.save')}
              </Button>
            )}
            <span className={`${styles.state} ${typography.secondary}`} role="status">
              {document && t(unsaved ? 'editor.state.unsaved' : 'editor.state.saved')}
            </span>
          </Flex>
          {status === 'ready' && (
            <EditorToolbar
              workspace={workspace}
              view={view}
              paletteName={props.paletteName}
              panels={visible}
              onPanel={togglePanel}
              onShortcuts={() => setShortcutsOpen(true)}
              tools={props.tools}
              more={props.more}
            />
          )}
        </Flex>
        {files.importError && (
          <Alert
            type="error"
            title={files.importError}
            closable={{
              onClose: files.clearImportError,
              'aria-label': t('editor.close'),
            }}
          />
        )}
        {workspace.draftNotice}
        {status === 'ready' ? (
          <Flex className={styles.body}>
            {visible.palette && (
              <Flex className={styles.palette} vertical gap={12}>
                <div style={{ flex: '1 0 auto' }}>{props.palette}</div>
                {wide && <OverviewPanel view={view} onHost={setOverview} />}
              </Flex>
            )}
            <section
              key={document?.documentId}
              className={styles.canvas}
              aria-label={t('editor.canvas')}
              // A click on the canvas focuses it, so that the shortcuts apply. Drawings always read from the left.
              tabIndex={-1}
              dir="ltr"
            >
              <OverviewHost value={overview}>{props.children}</OverviewHost>
            </section>
            {visible.inspector && <div className={styles.inspector}>{props.inspector}</div>}
          </Flex>
        ) : (
          <EditorState workspace={workspace} title={props.title} description={props.description} />
        )}
      </div>
      <LeaveGuard unsaved={unsaved} onLeave={workspace.clearDraft} />
      <ConflictDialog workspace={workspace} />
      <ShortcutDialog
        open={shortcutsOpen}
        shortcuts={props.shortcuts}
        onClose={() => setShortcutsOpen(false)}
      />
      <UnsavedDialog workspace={workspace} leave={leaving} onClose={() => setLeaving(undefined)} />
    </ConsolePage>
  );
}
