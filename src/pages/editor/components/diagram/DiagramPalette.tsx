import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { NodeKind } from '@/domain/editor/diagram';
import styles from './DiagramPanels.module.css';
import { DRAG_TYPE, NODE_ICONS } from './diagramKinds';

interface DiagramPaletteProps {
  kinds: readonly NodeKind[];
  onAdd: (kind: NodeKind) => void;
}

/** What can be put onto the canvas: dragged there, or pressed to stand in the middle of the view. */
export function DiagramPalette({ kinds, onAdd }: DiagramPaletteProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className={styles.hint}>{formatMessage({ id: 'editor.paletteHint' })}</p>
      <ul className={styles.palette} aria-label={formatMessage({ id: 'editor.palette' })}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              draggable
              icon={NODE_ICONS[kind]}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, kind);
                dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => onAdd(kind)}
            >
              {formatMessage({ id: `editor.kind.${kind}` })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
