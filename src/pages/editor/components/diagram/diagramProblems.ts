import { DIAGRAM_LIMITS, type Diagram, type DiagramNode } from '@/domain/editor/diagram';

export type DiagramKindName = 'flow' | 'topology';

/** Returns why two nodes cannot be connected, if so. The links of a topology have no direction. */
export function connectionProblem(
  kind: DiagramKindName,
  diagram: Diagram,
  sourceId: string,
  targetId: string,
): TextSuffix<'editor.connect'> | undefined {
  const source = diagram.nodes.find(({ id }) => id === sourceId);
  const target = diagram.nodes.find(({ id }) => id === targetId);
  if (!source || !target) return 'unknown';
  if (sourceId === targetId) return 'same';
  if (source.kind === 'note' || target.kind === 'note') return 'note';
  if (target.kind === 'start') return 'intoStart';
  if (source.kind === 'end') return 'outOfEnd';
  const isDuplicate = diagram.edges.some(
    (edge) =>
      (edge.source === sourceId && edge.target === targetId) ||
      (kind === 'topology' && edge.source === targetId && edge.target === sourceId),
  );
  if (isDuplicate) return 'twice';
  return diagram.edges.length >= DIAGRAM_LIMITS.edges ? 'full' : undefined;
}

type ProblemName = TextSuffix<'editor.problem'>;

/** A warning about a diagram. It does not prevent saving. */
interface DiagramProblem {
  name: ProblemName;
  /** Undefined for a problem of the whole diagram. */
  nodeId?: string;
}

/** Returns the problems of a diagram in the order of its nodes. An empty diagram has none. */
export function findProblems(kind: DiagramKindName, diagram: Diagram): DiagramProblem[] {
  if (diagram.nodes.length === 0) return [];
  const reached = reachedFromStart(diagram);
  const nodeProblems = diagram.nodes.flatMap((node) => {
    const names = kind === 'flow' ? flowProblems(diagram, node, reached) : topologyProblems(diagram, node);
    const all: ProblemName[] = node.label.trim() === '' ? ['unnamed', ...names] : names;
    return all.map((name) => ({ name, nodeId: node.id }));
  });
  if (kind === 'topology') return nodeProblems;
  const diagramProblems: DiagramProblem[] = [];
  if (!diagram.nodes.some((node) => node.kind === 'start')) diagramProblems.push({ name: 'noStart' });
  if (!diagram.nodes.some((node) => node.kind === 'end')) diagramProblems.push({ name: 'noEnd' });
  return [...diagramProblems, ...nodeProblems];
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

/** Returns the ids of all nodes that are reachable from a start. */
function reachedFromStart({ nodes, edges }: Diagram): Set<string> {
  const queue = nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  const reached = new Set<string>();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...edges.filter(({ source }) => source === id).map(({ target }) => target));
  }
  return reached;
}
