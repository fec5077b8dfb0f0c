import { useIntl } from '@umijs/max';
import { Flex, Input, InputNumber } from 'antd';
import { DIAGRAM_LIMITS, type DiagramEdge } from '@/domain/editor/diagram';
import { PanelField } from '../PanelField';
import styles from './DiagramPanels.module.css';
import type { DiagramWork } from './useDiagram';

interface EdgeFieldsProps {
  edge: DiagramEdge;
  work: DiagramWork;
  technical: boolean;
}

/** What is known about one edge. */
export function EdgeFields({ edge, work, technical }: EdgeFieldsProps) {
  const { formatMessage } = useIntl();
  const { id, label, data } = edge;
  const getName = (nodeId: string) => work.diagram.nodes.find((node) => node.id === nodeId)?.label ?? '';
  const amount = (name: 'bandwidth' | 'latency') => (
    <PanelField label={formatMessage({ id: `editor.${name}` })}>
      {(fieldId) => (
        <InputNumber
          id={fieldId}
          style={{ inlineSize: '100%' }}
          min={0}
          max={DIAGRAM_LIMITS[name]}
          value={data[name] ?? null}
          onChange={(value) => work.changeEdge(id, { data: { ...data, [name]: value ?? undefined } })}
        />
      )}
    </PanelField>
  );
  return (
    <Flex className={styles.fields} component="section" vertical gap={12} aria-labelledby="editor-edge">
      <h2 id="editor-edge">{formatMessage({ id: technical ? 'editor.link' : 'editor.arrow' })}</h2>
      <p className={styles.hint}>
        {formatMessage(
          { id: 'editor.edgeName' },
          { source: getName(edge.source), target: getName(edge.target) },
        )}
      </p>
      <PanelField label={formatMessage({ id: 'editor.label' })}>
        {(fieldId) => (
          <Input
            id={fieldId}
            value={label}
            maxLength={DIAGRAM_LIMITS.label}
            onChange={({ target: { value } }) => work.changeEdge(id, { label: value })}
          />
        )}
      </PanelField>
      {technical && amount('bandwidth')}
      {technical && amount('latency')}
    </Flex>
  );
}
