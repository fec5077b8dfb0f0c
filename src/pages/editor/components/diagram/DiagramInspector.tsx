import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { findProblems } from '@/pages/editor/components/diagram/diagramProblems';
import { NodeFinder } from '../NodeFinder';
import styles from './DiagramPanels.module.css';
import type { DiagramTraits } from './diagramKinds';
import { EdgeFields } from './EdgeFields';
import { NodeFields } from './NodeFields';
import type { DiagramWork } from './useDiagram';

interface DiagramInspectorProps {
  work: DiagramWork;
  traits: DiagramTraits;
  /** Chooses a node and shows it. */
  onFind: (id: string) => void;
}

/** What is chosen, what is wrong, and what there is. */
export function DiagramInspector({ work, traits, onFind }: DiagramInspectorProps) {
  const { formatMessage } = useIntl();
  const { diagram, selectedNodes, selectedEdges } = work;
  const [node, ...moreNodes] = selectedNodes;
  const [edge, ...moreEdges] = selectedEdges;
  const problems = findProblems(traits.kind, diagram);
  const getLabel = (id: string | undefined) => diagram.nodes.find((other) => other.id === id)?.label ?? '';

  return (
    <Flex className={styles.panel} vertical gap={16}>
      {node && moreNodes.length === 0 && !edge && (
        <NodeFields key={node.id} node={node} work={work} technical={traits.technical} />
      )}
      {edge && moreEdges.length === 0 && !node && (
        <EdgeFields key={edge.id} edge={edge} work={work} technical={traits.technical} />
      )}
      {selectedNodes.length + selectedEdges.length > 1 && (
        <p className={styles.hint}>
          {formatMessage(
            { id: 'editor.chosen' },
            { nodes: selectedNodes.length, edges: selectedEdges.length },
          )}
        </p>
      )}
      {!node && !edge && <p className={styles.hint}>{formatMessage({ id: 'editor.chooseHint' })}</p>}
      <section aria-labelledby="editor-problems">
        <h2 id="editor-problems">
          {problems.length === 0 ? (
            <CheckCircleOutlined aria-hidden />
          ) : (
            <ExclamationCircleOutlined aria-hidden />
          )}{' '}
          {formatMessage({ id: 'editor.problems' }, { count: problems.length })}
        </h2>
        <Flex className={styles.list} component="ul" vertical gap={4}>
          {problems.map(({ name, nodeId }) => (
            <li key={`${name} ${nodeId ?? ''}`}>
              {nodeId === undefined ? (
                formatMessage({ id: `editor.problem.${name}` })
              ) : (
                <Button type="text" onClick={() => onFind(nodeId)}>
                  <bdi>
                    {formatMessage({ id: `editor.problem.${name}` }, { name: getLabel(nodeId) || nodeId })}
                  </bdi>
                </Button>
              )}
            </li>
          ))}
        </Flex>
      </section>
      <NodeFinder nodes={diagram.nodes} onFound={onFind} />
    </Flex>
  );
}
