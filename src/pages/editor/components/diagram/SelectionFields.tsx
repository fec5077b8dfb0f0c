import { useT } from '@@/texts/editor';
import { Button, Flex, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { NumberInput } from '@/components/form/NumberInput';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { textLimit } from '@/components/form/textCount';
import typography from '@/components/typography.module.css';
import { useAllowClear } from '@/components/useAllowClear';
import {
  DIAGRAM_LIMITS,
  type DiagramEdge,
  type DiagramNode,
  HEALTH,
  type Health,
} from '@/domain/editor/diagram';
import styles from './DiagramPanels.module.css';
import { connectionProblem } from './diagramProblems';
import type { DiagramModel } from './useDiagram';

function LabelField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Form.Item label={useT()('editor.label')} htmlFor="editor-label">
      <Input
        id="editor-label"
        value={value}
        count={textLimit(DIAGRAM_LIMITS.label)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}

/** The properties of a node, and a way to connect it without a pointer. */
export function NodeFields({ node, model }: { node: DiagramNode; model: DiagramModel }) {
  const t = useT();
  const allowClear = useAllowClear();
  const [targetId, setTargetId] = useState<string>();
  const { id, label, data } = node;
  const targets = model.diagram.nodes.filter(
    (other) => connectionProblem(model.kind, model.diagram, id, other.id) === undefined,
  );
  const target = targets.find((other) => other.id === targetId);

  return (
    <Form className={styles.fields} component="section" layout="vertical" aria-labelledby="editor-node">
      <h2 id="editor-node">{t(`editor.kind.${node.kind}`)}</h2>
      <LabelField value={label} onChange={(value) => model.changeNode(id, { label: value })} />
      {!model.isDirected && (
        <>
          <Form.Item label={t('editor.address')} htmlFor="editor-address">
            <Input
              id="editor-address"
              dir="ltr"
              value={data.address ?? ''}
              count={textLimit(DIAGRAM_LIMITS.address)}
              onChange={({ target: { value } }) =>
                model.changeNode(id, { data: { ...data, address: value || undefined } })
              }
            />
          </Form.Item>
          <Form.Item label={t('editor.health')} htmlFor="editor-health">
            <Select
              id="editor-health"
              allowClear={allowClear}
              value={data.health}
              options={HEALTH.map((value) => ({ value, label: t(`editor.health.${value}`) }))}
              placeholder={t('editor.healthUnset')}
              onChange={(health: Health | undefined) =>
                model.changeNode(id, { data: { ...data, health: health ?? undefined } })
              }
            />
          </Form.Item>
        </>
      )}
      {node.kind !== 'note' && node.kind !== 'end' && (
        <Form.Item label={t('editor.connectTo')} htmlFor="editor-target">
          <Flex component="span" gap={8}>
            <Select
              id="editor-target"
              showSearch={optionSearch}
              style={{ flex: 1, minInlineSize: 0 }}
              value={target?.id}
              placeholder={t(targets.length > 0 ? 'editor.connectChoose' : 'editor.connectNone')}
              disabled={targets.length === 0}
              options={targets.map((other) => ({ value: other.id, label: other.label || other.id }))}
              onChange={setTargetId}
            />
            <Button
              disabled={!target}
              onClick={() => {
                if (target) model.connect(id, target.id);
                setTargetId(undefined);
              }}
            >
              {t('editor.connect')}
            </Button>
          </Flex>
        </Form.Item>
      )}
    </Form>
  );
}

interface EdgeNumberProps {
  label: string;
  max: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number from zero. What cannot be taken stays in the field with its error, and the edge keeps its value. */
function EdgeNumber({ label, max, value, onChange }: EdgeNumberProps) {
  const t = useT();
  const id = useId();
  const errorId = `${id}error`;
  const [refused, setRefused] = useState<number | string>();
  const isRefused = refused !== undefined;

  function handleChange(typed: number | string | undefined) {
    const isTaken = typed === undefined || (typeof typed === 'number' && typed >= 0 && typed <= max);
    setRefused(isTaken ? undefined : typed);
    if (isTaken) onChange(typed);
  }

  return (
    <Form.Item label={label} htmlFor={id}>
      <NumberInput
        id={id}
        min={0}
        max={max}
        value={refused ?? value}
        status={isRefused ? 'error' : undefined}
        aria-invalid={isRefused}
        aria-describedby={errorId}
        onChange={handleChange}
      />
      <span id={errorId} role="alert" className={typography.error}>
        {isRefused && t('editor.number', { max })}
      </span>
    </Form.Item>
  );
}

/** The properties of an edge. */
export function EdgeFields({ edge, model }: { edge: DiagramEdge; model: DiagramModel }) {
  const t = useT();
  const { id, label, data } = edge;
  const isLink = !model.isDirected;
  const getName = (nodeId: string) => model.diagram.nodes.find((node) => node.id === nodeId)?.label ?? '';
  const numberField = (name: 'bandwidth' | 'latency') => (
    <EdgeNumber
      label={t(`editor.${name}`)}
      max={DIAGRAM_LIMITS[name]}
      value={data[name]}
      onChange={(value) => model.changeEdge(id, { data: { ...data, [name]: value } })}
    />
  );
  return (
    <Form className={styles.fields} component="section" layout="vertical" aria-labelledby="editor-edge">
      <h2 id="editor-edge">{t(isLink ? 'editor.link' : 'editor.arrow')}</h2>
      <p className={typography.caption}>
        {t('editor.edgeName', { source: getName(edge.source), target: getName(edge.target) })}
      </p>
      <LabelField value={label} onChange={(value) => model.changeEdge(id, { label: value })} />
      {isLink && numberField('bandwidth')}
      {isLink && numberField('latency')}
    </Form>
  );
}
