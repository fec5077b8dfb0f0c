import { useT } from '@@/texts/editor';
import { AppstoreOutlined, ControlOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import styles from './EditorShell.module.css';
import { type Tool, ToolButton, ToolRow } from './ToolRow';
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

/** The tools of one editor. */
export interface EditorTools {
  /** Shown in the bar while there is room, the most important first. */
  tools: readonly Tool[];
  /** Always in the menu. */
  more?: readonly Tool[];
}

interface EditorToolbarProps extends EditorTools {
  workspace: AnyWorkspace;
  view: CanvasView | undefined;
  panels: { palette: boolean; inspector: boolean };
  paletteName?: string;
  onPanel: (panel: 'palette' | 'inspector') => void;
  onShortcuts: () => void;
}

/** The tools of every editor, around those of one. */
export function EditorToolbar({ workspace, view, panels, tools, more = [], ...props }: EditorToolbarProps) {
  const t = useT();
  const steps: Tool[] = [
    {
      key: 'undo',
      name: t('editor.undo'),
      icon: <UndoOutlined aria-hidden />,
      disabled: !workspace.canUndo,
      onClick: workspace.undo,
    },
    {
      key: 'redo',
      name: t('editor.redo'),
      icon: <RedoOutlined aria-hidden />,
      disabled: !workspace.canRedo,
      onClick: workspace.redo,
    },
  ];
  const zoom = (['zoomIn', 'zoomOut', 'fit'] as const).map((key) => ({
    key,
    name: t(`editor.${key}`),
    disabled: !view,
    onClick: view?.[key],
  }));
  return (
    <Flex className={styles.toolbar} align="center" gap={4} role="toolbar" aria-label={t('editor.tools')}>
      <ToolButton
        name={props.paletteName ?? t('editor.palette')}
        icon={<AppstoreOutlined aria-hidden />}
        pressed={panels.palette}
        onClick={() => props.onPanel('palette')}
      />
      <ToolRow
        tools={[...steps, ...tools]}
        more={[...more, ...zoom, { key: 'keys', name: t('editor.keys'), onClick: props.onShortcuts }]}
      />
      <ToolButton
        name={t('editor.inspector')}
        icon={<ControlOutlined aria-hidden />}
        pressed={panels.inspector}
        onClick={() => props.onPanel('inspector')}
      />
    </Flex>
  );
}
