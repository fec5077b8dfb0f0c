import { useT } from '@@/texts/editor';
import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { SearchInput } from '@/components/search/SearchInput';
import typography from '@/components/typography.module.css';
import type { DiagramNode } from '@/domain/editor/diagram';
import { keywordMatcher } from '@/domain/keyword';
import styles from './DiagramPanels.module.css';
import { NODE_ICONS } from './diagramKinds';
import { findProblems } from './diagramProblems';
import { EdgeFields, NodeFields } from './SelectionFields';
import type { DiagramModel } from './useDiagram';

interface DiagramInspectorProps {
  model: DiagramModel;
  /** Selects a node and scrolls to it. */
  onFind: (id: string) => void;
}

/** The properties of the selection, the problems of the diagram, and a list of its nodes. */
export function DiagramInspector({ model, onFind }: DiagramInspectorProps) {
  const t = useT();
  const { diagram, selectedNodes, selectedEdges } = model;
  const count = selectedNodes.length + selectedEdges.length;
  const [node] = selectedNodes;
  const [edge] = selectedEdges;
  const problems = findProblems(model.kind, diagram);
  const getLabel = (id: string) => diagram.nodes.find((other) => other.id === id)?.label || id;

  return (
    <Flex className={styles.panel} vertical gap={16}>
      {count === 1 && node && <NodeFields key={node.id} node={node} model={model} />}
      {count === 1 && edge && <EdgeFields key={edge.id} edge={edge} model={model} />}
      {count > 1 && (
        <p className={typography.caption}>
          {t('editor.chosen', { nodes: selectedNodes.length, edges: selectedEdges.length })}
        </p>
      )}
      {count === 0 && <p className={typography.caption}>{t('editor.chooseHint')}</p>}
      <section aria-labelledby="editor-problems">
        <h2 id="editor-problems">
          {problems.length === 0 ? (
            <CheckCircleOutlined aria-hidden />
          ) : (
            <ExclamationCircleOutlined aria-hidden />
          )}{' '}
          {t('editor.problems', { count: problems.length })}
        </h2>
        <Flex className={styles.list} component="ul" vertical gap={4}>
          {problems.map(({ name, nodeId }) => (
            <li key={`${name} ${nodeId ?? ''}`}>
              {nodeId === undefined ? (
                t(`editor.problem.${name}`)
              ) : (
                <Button type="text" onClick={() => onFind(nodeId)}>
                  <bdi>{t(`editor.problem.${name}`, { name: getLabel(nodeId) })}</bdi>
                </Button>
              )}
            </li>
          ))}
        </Flex>
      </section>
      <NodeFinder nodes={diagram.nodes} onFind={onFind} />
    </Flex>
  );
}

/** Searches the nodes by name and address. */
function NodeFinder({ nodes, onFind }: { nodes: readonly DiagramNode[]; onFind: (id: string) => void }) {
  const t = useT();
  const [keywords, setKeywords] = useState('');
  const matches = keywordMatcher(keywords);
  const found = nodes.filter(({ label, data }) => matches([label, data.address]));
  return (
    <section aria-labelledby="editor-nodes">
      <h2 id="editor-nodes">{t('editor.nodes', { count: found.length })}</h2>
      <SearchInput
        label={t('editor.find')}
        value={keywords}
        onChange={setKeywords}
        onPressEnter={() => found[0] && onFind(found[0].id)}
      />
      <Typography.Text type="secondary" role="status">
        {keywords.trim() !== '' && t('editor.found', { count: found.length })}
      </Typography.Text>
      <Flex className={styles.list} component="ul" vertical gap={4}>
        {found.map(({ id, kind, label }) => (
          <li key={id}>
            <Button type="text" icon={NODE_ICONS[kind]} onClick={() => onFind(id)}>
              <bdi>{label || t(`editor.kind.${kind}`)}</bdi>
            </Button>
          </li>
        ))}
      </Flex>
    </section>
  );
}
