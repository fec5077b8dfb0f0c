import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import '@/locales/areas/editor';
import { useIntl } from '@umijs/max';
import { Alert, Flex, Grid } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useMessage } from '@/components/MessageContext';
import { usePageTitle } from '@/components/PageTitleContext';
import { saveBlob } from '@/components/saveBlob';
import { writeDocumentFile } from '@/pages/editor/components/documentFile';
import { ConflictDialog } from './ConflictDialog';
import { DocumentChooser } from './DocumentChooser';
import styles from './EditorShell.module.css';
import { EditorState } from './EditorState';
import { type CanvasView, EditorToolbar, type ExportType, isPicture } from './EditorToolbar';
import { ShortcutDialog } from './ShortcutDialog';
import { type KeyCommands, type ShortcutLine, useKeyCommands } from './shortcuts';
import { UnsavedDialog } from './UnsavedDialog';
import type { AnyDesk } from './useDocument';
import { useImport } from './useImport';

interface EditorShellProps {
  desk: AnyDesk;
  title: string;
  description: string;
  /** What the canvas can be told; missing until it stands. */
  view: CanvasView | undefined;
  /** What else a document can be saved as: text by the type's name. */
  exportText?: Partial<Record<'markdown', () => string>>;
  /** Tools of this editor, between undo and zoom. */
  tools?: ReactNode;
  /** What can be put onto the canvas; stands at the start side. */
  palette?: ReactNode;
  /** What the palette is called, when it holds no shapes. */
  paletteName?: string;
  /** What is known about the selection; stands at the end side. */
  inspector?: ReactNode;
  /** Keys of this editor, and the lines that explain them. */
  commands?: KeyCommands;
  shortcuts?: readonly ShortcutLine[];
  /** The canvas; it stands only while a document is open. */
  children: ReactNode;
}

const FILE_ENDING: Record<ExportType, string> = { json: 'json', png: 'png', svg: 'svg', markdown: 'md' };

/** The frame that all editors share: documents, tools, panels, keys, saving, and asking before something is lost. */
export function EditorShell({
  desk,
  title,
  description,
  view,
  exportText = {},
  commands = {},
  shortcuts = [],
  ...parts
}: EditorShellProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const wide = Grid.useBreakpoint().lg ?? false;
  const [panels, setPanels] = useState<{ palette?: boolean; inspector?: boolean }>({});
  const [keysShown, setKeysShown] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  const area = useRef<HTMLDivElement>(null);
  const imported = useImport(desk);
  const { document, unsaved, status } = desk;
  usePageTitle(document?.name);

  const isShown = (panel: 'palette' | 'inspector') =>
    parts[panel] === undefined ? undefined : (panels[panel] ?? wide);
  const leave = (goOn: () => void) => (unsaved ? setLeaving(() => goOn) : goOn());
  const goOn = () => {
    setLeaving(undefined);
    leaving?.();
  };

  async function toContent(type: ExportType): Promise<Blob | undefined> {
    if (isPicture(type)) return view?.picture(type);
    if (!document || desk.present === undefined) return undefined;
    if (type === 'markdown') return new Blob([exportText.markdown?.() ?? ''], { type: 'text/markdown' });
    const text = writeDocumentFile(desk.kind, document.name, desk.present);
    return new Blob([text], { type: 'application/json' });
  }

  async function handleExport(type: ExportType) {
    const blob = await toContent(type).catch(() => undefined);
    const fileName = `${document?.name ?? desk.kind}.${FILE_ENDING[type]}`.replace(/[\\/:*?"<>|]/g, '-');
    if (!blob) {
      message.error(formatMessage({ id: 'editor.exportFailed' }));
      return;
    }
    saveBlob(blob, fileName);
    message.success(formatMessage({ id: 'editor.exported' }, { name: fileName }));
  }

  const save = () => {
    if (unsaved) void desk.save();
    else if (document) message.info(formatMessage({ id: 'editor.nothingToSave' }));
  };
  useKeyCommands(
    area,
    status !== 'ready'
      ? {}
      : {
          'mod+s': save,
          'mod+z': desk.undo,
          'mod+shift+z': desk.redo,
          'mod+y': desk.redo,
          '+': view?.zoomIn,
          '=': view?.zoomIn,
          '-': view?.zoomOut,
          '0': view?.fit,
          '?': () => setKeysShown(true),
          ...commands,
        },
  );

  return (
    <ConsolePage title={title} description={<bdi>{description}</bdi>}>
      <div ref={area} className={`${panelStyles.surface} ${styles.shell}`}>
        <Flex className={styles.head} wrap align="center" gap={8}>
          <DocumentChooser desk={desk} onLeave={leave} onImport={(file) => void imported.take(file)} />
          <span className={`${layout.pushStart} ${typography.secondary}`} role="status">
            {document && formatMessage({ id: unsaved ? 'editor.state.unsaved' : 'editor.state.saved' })}{' '}
            {document && !unsaved && <DateText at={document.updatedAt} withTime />}
          </span>
        </Flex>
        {imported.problem && (
          <Alert
            type="error"
            showIcon
            title={imported.problem}
            closable={{ onClose: imported.forget, 'aria-label': formatMessage({ id: 'editor.close' }) }}
          />
        )}
        {status === 'ready' ? (
          <>
            <EditorToolbar
              canUndo={desk.canUndo}
              canRedo={desk.canRedo}
              unsaved={unsaved}
              busy={desk.busy}
              view={view}
              exports={exportText.markdown ? ['json', 'markdown', 'png', 'svg'] : ['json', 'png', 'svg']}
              paletteName={parts.paletteName}
              panels={{ palette: isShown('palette'), inspector: isShown('inspector') }}
              onPanel={(panel) => setPanels({ ...panels, [panel]: !isShown(panel) })}
              onUndo={desk.undo}
              onRedo={desk.redo}
              onSave={save}
              onExport={(type) => void handleExport(type)}
              onKeys={() => setKeysShown(true)}
            >
              {parts.tools}
            </EditorToolbar>
            <div className={styles.body}>
              {isShown('palette') && <div className={styles.palette}>{parts.palette}</div>}
              <section
                key={document?.documentId}
                className={styles.canvas}
                aria-label={formatMessage({ id: 'editor.canvas' })}
                // A press on the canvas brings the keys to it; a picture of boxes and lines reads from the left.
                tabIndex={-1}
                dir="ltr"
              >
                {parts.children}
              </section>
              {isShown('inspector') && <div className={styles.inspector}>{parts.inspector}</div>}
            </div>
          </>
        ) : (
          <EditorState desk={desk} firstName={title} />
        )}
      </div>
      <LeaveGuard unsaved={unsaved} />
      <ConflictDialog desk={desk} />
      <ShortcutDialog open={keysShown} lines={shortcuts} onClose={() => setKeysShown(false)} />
      <UnsavedDialog
        open={leaving !== undefined}
        busy={desk.busy}
        onSave={async () => {
          if (await desk.save()) goOn();
          else setLeaving(undefined);
        }}
        onDiscard={() => {
          desk.discard();
          goOn();
        }}
        onStay={() => setLeaving(undefined)}
      />
    </ConsolePage>
  );
}
