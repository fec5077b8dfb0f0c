import { useT } from '@@/texts/editor';
import { Button, Flex, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
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

interface FieldProps {
  label: string;
  /** Renders the control with the id that the label refers to. */
  children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  );
}

function LabelField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  return (
    <Field label={t('editor.label')}>
      {(id) => (
        <Input
          id={id}
          value={value}
          count={textLimit(DIAGRAM_LIMITS.label)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
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
    <Flex className={styles.fields} component="section" vertical gap={12} aria-labelledby="editor-node">
      <h2 id="editor-node">{t(`editor.kind.${node.kind}`)}</h2>
      <LabelField value={label} onChange={(value) => model.changeNode(id, { label: value })} />
      {!model.isDirected && (
        <>
          <Field label={t('editor.address')}>
            {(fieldId) => (
              <Input
                id={fieldId}
                dir="ltr"
                value={data.address ?? ''}
                count={textLimit(DIAGRAM_LIMITS.address)}
                onChange={({ target: { value } }) =>
                  model.changeNode(id, { data: { ...data, address: value || undefined } })
                }
              />
            )}
          </Field>
          <Field label={t('editor.health')}>
            {(fieldId) => (
              <Select
                id={fieldId}
                allowClear={allowClear}
                value={data.health}
                options={HEALTH.map((value) => ({ value, label: t(`editor.health.${value}`) }))}
                placeholder={t('editor.healthUnset')}
                onChange={(health: Health | undefined) =>
                  model.changeNode(id, { data: { ...data, health: health ?? undefined } })
                }
              />
            )}
          </Field>
        </>
      )}
      {node.kind !== 'note' && node.kind !== 'end' && (
        <Field label={t('editor.connectTo')}>
          {(fieldId) => (
            <Flex component="span" gap={8}>
              <Select
                id={fieldId}
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
          )}
        </Field>
      )}
    </Flex>
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
  const errorId = useId();
  const [refused, setRefused] = useState<number | string>();
  const isRefused = refused !== undefined;

  function handleChange(typed: number | string | undefined) {
    const isTaken = typed === undefined || (typeof typed === 'number' && typed >= 0 && typed <= max);
    setRefused(isTaken ? undefined : typed);
    if (isTaken) onChange(typed);
  }

  return (
    <Field label={label}>
      {(id) => (
        <>
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
          <span id={errorId} role="alert" className={typography.errorLine}>
            {isRefused && t('editor.number', { max })}
          </span>
        </>
      )}
    </Field>
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
    <Flex className={styles.fields} component="section" vertical gap={12} aria-labelledby="editor-edge">
      <h2 id="editor-edge">{t(isLink ? 'editor.link' : 'editor.arrow')}</h2>
      <p className={styles.hint}>
        {t('editor.edgeName', { source: getName(edge.source), target: getName(edge.target) })}
      </p>
      <LabelField value={label} onChange={(value) => model.changeEdge(id, { label: value })} />
      {isLink && numberField('bandwidth')}
      {isLink && numberField('latency')}
    </Flex>
  );
}
