import { useIntl } from '@umijs/max';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { DIAGRAM_LIMITS, type DiagramNode, HEALTH, type Health } from '@/domain/editor/diagram';
import { connectionProblem } from '@/pages/editor/components/diagram/diagramProblems';
import { PanelField } from '../PanelField';
import styles from './DiagramPanels.module.css';
import type { DiagramWork } from './useDiagram';

interface NodeFieldsProps {
  node: DiagramNode;
  work: DiagramWork;
  technical: boolean;
}

/** What is known about one node, and joining it to another one without a mouse. */
export function NodeFields({ node, work, technical }: NodeFieldsProps) {
  const { formatMessage } = useIntl();
  const [targetId, setTargetId] = useState<string>();
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  const { id, label, data } = node;
  const targets = work.diagram.nodes.filter(
    (other) => connectionProblem(work.kind, work.diagram, id, other.id) === undefined,
  );
  const target = targets.find((other) => other.id === targetId);
  const options = (values: readonly Health[]) =>
    values.map((value) => ({ value, label: text(`health.${value}`) }));

  return (
    <Flex className={styles.fields} component="section" vertical gap={12} aria-labelledby="editor-node">
      <h2 id="editor-node">{text(`kind.${node.kind}`)}</h2>
      <PanelField label={text('label')}>
        {(fieldId) => (
          <Input
            id={fieldId}
            value={label}
            maxLength={DIAGRAM_LIMITS.label}
            onChange={({ target: { value } }) => work.changeNode(id, { label: value })}
          />
        )}
      </PanelField>
      {technical && (
        <>
          <PanelField label={text('address')}>
            {(fieldId) => (
              <Input
                id={fieldId}
                dir="ltr"
                value={data.address ?? ''}
                maxLength={DIAGRAM_LIMITS.address}
                onChange={({ target: { value } }) =>
                  work.changeNode(id, { data: { ...data, address: value || undefined } })
                }
              />
            )}
          </PanelField>
          <PanelField label={text('health')}>
            {(fieldId) => (
              <Select
                id={fieldId}
                allowClear
                value={data.health}
                options={options(HEALTH)}
                placeholder={text('healthUnset')}
                onChange={(health: Health | undefined) =>
                  work.changeNode(id, { data: { ...data, health: health ?? undefined } })
                }
              />
            )}
          </PanelField>
        </>
      )}
      {node.kind !== 'note' && node.kind !== 'end' && (
        <PanelField label={text('connectTo')}>
          {(fieldId) => (
            <Flex component="span" gap={8}>
              <Select
                id={fieldId}
                showSearch={{ optionFilterProp: 'label' }}
                style={{ flex: 1, minInlineSize: 0 }}
                value={target?.id}
                placeholder={text(targets.length > 0 ? 'connectChoose' : 'connectNone')}
                disabled={targets.length === 0}
                options={targets.map((other) => ({ value: other.id, label: other.label || other.id }))}
                onChange={setTargetId}
              />
              <Button
                disabled={!target}
                onClick={() => {
                  if (target) work.connect(id, target.id);
                  setTargetId(undefined);
                }}
              >
                {text('connect')}
              </Button>
            </Flex>
          )}
        </PanelField>
      )}
    </Flex>
  );
}
