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

/** What an editor's canvas can be told from outside. */
export interface CanvasView {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Shows all of the document. */
  fit: () => void;
  /** A picture of the whole document. */
  picture: (type: PictureType) => Promise<Blob>;
}
export type PictureType = 'png' | 'svg';
export type ExportType = 'json' | PictureType | 'markdown';

export const isPicture = (type: ExportType): type is PictureType => type === 'png' || type === 'svg';

interface ToolButtonProps {
  name: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** For what is on or off. */
  pressed?: boolean;
}

/** A tool of an editor: an icon with its name. */
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
  canUndo: boolean;
  canRedo: boolean;
  unsaved: boolean;
  busy: boolean;
  view: CanvasView | undefined;
  exports: readonly ExportType[];
  panels: { palette?: boolean; inspector?: boolean };
  paletteName?: string;
  onPanel: (panel: 'palette' | 'inspector') => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onExport: (type: ExportType) => void;
  onKeys: () => void;
  /** The tools of this editor. */
  children?: ReactNode;
}

/** The tools every editor has, around its own. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { formatMessage } = useIntl();
  const { view, panels } = props;
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  return (
    <Flex className={styles.toolbar} wrap align="center" gap={4} role="toolbar" aria-label={text('tools')}>
      {panels.palette !== undefined && (
        <ToolButton
          name={props.paletteName ?? text('palette')}
          icon={<BuildOutlined aria-hidden />}
          pressed={panels.palette}
          onClick={() => props.onPanel('palette')}
        />
      )}
      <ToolButton
        name={text('undo')}
        icon={<UndoOutlined aria-hidden />}
        disabled={!props.canUndo}
        onClick={props.onUndo}
      />
      <ToolButton
        name={text('redo')}
        icon={<RedoOutlined aria-hidden />}
        disabled={!props.canRedo}
        onClick={props.onRedo}
      />
      {props.children}
      <span className={styles.rest} />
      <ToolButton
        name={text('zoomOut')}
        icon={<MinusOutlined aria-hidden />}
        disabled={!view}
        onClick={() => view?.zoomOut()}
      />
      <ToolButton
        name={text('zoomIn')}
        icon={<PlusOutlined aria-hidden />}
        disabled={!view}
        onClick={() => view?.zoomIn()}
      />
      <ToolButton
        name={text('fit')}
        icon={<CompressOutlined aria-hidden />}
        disabled={!view}
        onClick={() => view?.fit()}
      />
      <ToolButton name={text('keys')} icon={<QuestionOutlined aria-hidden />} onClick={props.onKeys} />
      <Dropdown
        trigger={['click']}
        menu={{
          items: props.exports.map((type) => ({
            key: type,
            label: text(`export.${type}`),
            disabled: isPicture(type) && !view,
          })),
          onClick: ({ key }) => {
            const type = props.exports.find((name) => name === key);
            if (type) props.onExport(type);
          },
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />}>{text('export')}</Button>
      </Dropdown>
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        disabled={!props.unsaved}
        loading={props.busy && props.unsaved}
        onClick={props.onSave}
      >
        {text('save')}
      </Button>
      {panels.inspector !== undefined && (
        <ToolButton
          name={text('inspector')}
          icon={<ControlOutlined aria-hidden />}
          pressed={panels.inspector}
          onClick={() => props.onPanel('inspector')}
        />
      )}
    </Flex>
  );
}
