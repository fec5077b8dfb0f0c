import { useT } from '@@/texts/editor';
import { Handle, type NodeProps } from '@xyflow/react';
import { Flex, Input } from 'antd';
import { createContext, useContext } from 'react';
import { textLimit } from '@/components/form/textCount';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { DIAGRAM_LIMITS, TOPOLOGY_NODE_KINDS } from '@/domain/editor/diagram';
import { HEALTH_TONE } from '@/domain/statusTone';
import { type ShapeNode, SIDES } from './canvasElements';
import styles from './DiagramCanvas.module.css';
import { NODE_ICONS } from './diagramKinds';

interface LabelEditing {
  /** The node whose label is being edited. */
  editingId: string | undefined;
  onLabel: (id: string, label: string) => void;
  onEnd: () => void;
}

export const LabelEditingContext = createContext<LabelEditing | undefined>(undefined);

/** A node on the canvas. Its label is edited in place. */
export function DiagramShape({ id, data: { node } }: NodeProps<ShapeNode>) {
  const t = useT();
  const editing = useContext(LabelEditingContext);
  const { kind, label, data } = node;
  const technical = TOPOLOGY_NODE_KINDS.some((name) => name === kind);
  return (
    <Flex
      className={`${styles.shape} ${technical ? styles.device : (styles[kind] ?? '')}`}
      align="center"
      justify="center"
    >
      {technical && <span className={styles.icon}>{NODE_ICONS[kind]}</span>}
      <div className={styles.content}>
        {editing?.editingId === id ? (
          <Input
            autoFocus
            size="small"
            className="nodrag nopan"
            aria-label={t('editor.label')}
            defaultValue={label}
            count={textLimit(DIAGRAM_LIMITS.label)}
            onFocus={({ target }) => target.select()}
            onBlur={({ target }) => {
              if (target.value !== label) editing.onLabel(id, target.value);
              editing.onEnd();
            }}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Escape') event.currentTarget.value = label;
              // The focus returns to the node, which ends the editing.
              if (event.key === 'Escape' || event.key === 'Enter')
                event.currentTarget.closest<HTMLElement>('.react-flow__node')?.focus();
            }}
          />
        ) : (
          <span className={styles.label} dir="auto">
            {label}
          </span>
        )}
        {data.address && (
          <span className={`${typography.ellipsis} ${styles.address}`} dir="ltr" translate="no">
            {data.address}
          </span>
        )}
        {data.health && (
          <StatusTag tone={HEALTH_TONE[data.health]} text={t(`editor.health.${data.health}`)} />
        )}
      </div>
      {kind !== 'note' &&
        SIDES.map((side) => <Handle key={side} id={side} type="source" position={side} tabIndex={-1} />)}
    </Flex>
  );
}
