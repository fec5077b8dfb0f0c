import {
  BuildOutlined,
  CompressOutlined,
  ControlOutlined,
  DownloadOutlined,
  MinusOutlined,
  PlusOutlined,
  QuestionOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown, Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './EditorShell.module.css';
import type { AnyWorkspace } from './useDocument';

/** The canvas operations that the shared frame uses. */
export interface CanvasView {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Fits the whole document into the view. */
  fit: () => void;
  /** Renders the whole document. */
  toImage: (type: ImageType) => Promise<Blob>;
}
export type ImageType = 'png' | 'svg';
export type ExportType = 'json' | ImageType | 'markdown';

export const isImage = (type: ExportType): type is ImageType => type === 'png' || type === 'svg';

interface ToolButtonProps {
  name: string;
  icon: ReactNode;
  onClick?: () => void;
  disabled?: boolean;
  /** The state of a toggle button. */
  pressed?: boolean;
}

/** An icon button with its name as a tooltip. */
export function ToolButton({ name, icon, onClick, disabled, pressed }: ToolButtonProps) {
  return (
    <Tooltip title={name}>
      <Button
        type={pressed ? 'default' : 'text'}
        aria-label={name}
        aria-pressed={pressed}
        icon={icon}
        disabled={disabled}
        onClick={onClick}
      />
    </Tooltip>
  );
}

interface EditorToolbarProps {
  workspace: AnyWorkspace;
  view: CanvasView | undefined;
  exports: readonly ExportType[];
  panels: { palette: boolean; inspector: boolean };
  paletteName?: string;
  onPanel: (panel: 'palette' | 'inspector') => void;
  onSave: () => void;
  onExport: (type: ExportType) => void;
  onShortcuts: () => void;
  /** The tools of this editor. */
  children: ReactNode;
}

/** The tools of every editor, around those of one. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { formatMessage } = useIntl();
  const { workspace, view, panels } = props;
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  const zoomTools = [
    { name: 'zoomOut', icon: <MinusOutlined aria-hidden />, run: view?.zoomOut },
    { name: 'zoomIn', icon: <PlusOutlined aria-hidden />, run: view?.zoomIn },
    { name: 'fit', icon: <CompressOutlined aria-hidden />, run: view?.fit },
  ] as const;
  return (
    <Flex className={styles.toolbar} wrap align="center" gap={4} role="toolbar" aria-label={text('tools')}>
      <ToolButton
        name={props.paletteName ?? text('palette')}
        icon={<BuildOutlined aria-hidden />}
        pressed={panels.palette}
        onClick={() => props.onPanel('palette')}
      />
      <ToolButton
        name={text('undo')}
        icon={<UndoOutlined aria-hidden />}
        disabled={!workspace.canUndo}
        onClick={workspace.undo}
      />
      <ToolButton
        name={text('redo')}
        icon={<RedoOutlined aria-hidden />}
        disabled={!workspace.canRedo}
        onClick={workspace.redo}
      />
      {props.children}
      <span className={styles.rest} />
      {zoomTools.map(({ name, icon, run }) => (
        <ToolButton key={name} name={text(name)} icon={icon} disabled={!run} onClick={run} />
      ))}
      <ToolButton name={text('keys')} icon={<QuestionOutlined aria-hidden />} onClick={props.onShortcuts} />
      <Dropdown
        trigger={['click']}
        menu={{
          items: props.exports.map((type) => ({
            key: type,
            label: text(`export.${type}`),
            disabled: isImage(type) && !view,
            onClick: () => props.onExport(type),
          })),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />}>{text('export')}</Button>
      </Dropdown>
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        disabled={!workspace.unsaved}
        loading={workspace.busy && workspace.unsaved}
        onClick={props.onSave}
      >
        {text('save')}
      </Button>
      <ToolButton
        name={text('inspector')}
        icon={<ControlOutlined aria-hidden />}
        pressed={panels.inspector}
        onClick={() => props.onPanel('inspector')}
      />
    </Flex>
  );
}
