import { DIAGRAM_LIMITS, type Diagram, type DiagramNode } from '@/domain/editor/diagram';

export type DiagramKindName = 'flow' | 'topology';

/** Why two nodes cannot be joined. */
export type ConnectionProblem = 'same' | 'twice' | 'unknown' | 'intoStart' | 'outOfEnd' | 'note' | 'full';

/** Whether an edge from one node to another may be drawn; undefined when it may. A topology's links have no direction. */
export function connectionProblem(
  kind: DiagramKindName,
  diagram: Diagram,
  sourceId: string,
  targetId: string,
): ConnectionProblem | undefined {
  const node = (wanted: string) => diagram.nodes.find(({ id }) => id === wanted);
  const source = node(sourceId);
  const target = node(targetId);
  if (!source || !target) return 'unknown';
  if (sourceId === targetId) return 'same';
  if (source.kind === 'note' || target.kind === 'note') return 'note';
  if (target.kind === 'start') return 'intoStart';
  if (source.kind === 'end') return 'outOfEnd';
  const isTwice = diagram.edges.some(
    (edge) =>
      (edge.source === sourceId && edge.target === targetId) ||
      (kind === 'topology' && edge.source === targetId && edge.target === sourceId),
  );
  if (isTwice) return 'twice';
  return diagram.edges.length >= DIAGRAM_LIMITS.edges ? 'full' : undefined;
}

export type ProblemName =
  | 'noStart'
  | 'noEnd'
  | 'unnamed'
  | 'intoStart'
  | 'outOfEnd'
  | 'deadEnd'
  | 'unreachable'
  | 'oneWayOut'
  | 'wayUnnamed'
  | 'alone'
  | 'sameAddress'
  | 'down';

/** Something about a diagram that a person should look at. It can be saved all the same. */
export interface DiagramProblem {
  name: ProblemName;
  /** Missing when it is about the whole. */
  nodeId?: string;
}

/** What is wrong with a diagram, in the order of its nodes; nothing about one that is empty. */
export function findProblems(kind: DiagramKindName, diagram: Diagram): DiagramProblem[] {
  if (diagram.nodes.length === 0) return [];
  const reached = reachedFromStart(diagram);
  const ofNodes = diagram.nodes.flatMap((node) => {
    const names = kind === 'flow' ? flowProblems(diagram, node, reached) : topologyProblems(diagram, node);
    const all: ProblemName[] = node.label.trim() === '' ? ['unnamed', ...names] : names;
    return all.map((name) => ({ name, nodeId: node.id }));
  });
  if (kind === 'topology') return ofNodes;
  const has = (wanted: DiagramNode['kind']) => diagram.nodes.some((node) => node.kind === wanted);
  const ofAll: ProblemName[] = [];
  if (!has('start')) ofAll.push('noStart');
  if (!has('end')) ofAll.push('noEnd');
  return [...ofAll.map((name) => ({ name })), ...ofNodes];
}

function flowProblems(
  diagram: Diagram,
  { id, kind }: DiagramNode,
  reached: ReadonlySet<string>,
): ProblemName[] {
  if (kind === 'note') return [];
  const out = diagram.edges.filter(({ source }) => source === id);
  const into = diagram.edges.filter(({ target }) => target === id);
  const names: ProblemName[] = [];
  if (kind === 'start' && into.length > 0) names.push('intoStart');
  if (kind === 'end' && out.length > 0) names.push('outOfEnd');
  if (kind !== 'end' && out.length === 0) names.push('deadEnd');
  if (kind !== 'start' && !reached.has(id)) names.push('unreachable');
  if (kind === 'decision' && out.length === 1) names.push('oneWayOut');
  if (kind === 'decision' && out.length > 1 && out.some(({ label }) => label.trim() === ''))
    names.push('wayUnnamed');
  return names;
}

function topologyProblems(diagram: Diagram, { id, data }: DiagramNode): ProblemName[] {
  const names: ProblemName[] = [];
  const isLinked = diagram.edges.some(({ source, target }) => source === id || target === id);
  if (!isLinked && diagram.nodes.length > 1) names.push('alone');
  const address = data.address?.trim();
  const isTaken = diagram.nodes.some((other) => other.id !== id && other.data.address?.trim() === address);
  if (address && isTaken) names.push('sameAddress');
  if (data.health === 'down') names.push('down');
  return names;
}

/** Every node that some way leads to from a start. */
function reachedFromStart({ nodes, edges }: Diagram): Set<string> {
  const waiting = nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  const reached = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...edges.filter(({ source }) => source === id).map(({ target }) => target));
  }
  return reached;
}
