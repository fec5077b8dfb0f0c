import {
  DIAGRAM_LIMITS,
  type Diagram,
  type DiagramEdge,
  type DiagramNode,
  type NodeKind,
} from '@/domain/editor/diagram';

/** Pixels of the grid that nodes stand on. */
export const GRID = 16;

/** How large a node is drawn, in pixels at full size. */
export function nodeSize(kind: NodeKind): { width: number; height: number } {
  if (kind === 'decision') return { width: 160, height: 96 };
  if (kind === 'note') return { width: 160, height: 80 };
  if (kind === 'start' || kind === 'end' || kind === 'step' || kind === 'data')
    return { width: 160, height: 64 };
  return { width: 192, height: 80 };
}

export const snap = (place: number) => Math.round(place / GRID) * GRID;

/** The first id of this prefix that nothing has yet. */
function freeId(taken: ReadonlySet<string>, prefix: string): string {
  let number = taken.size + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

const toIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));

/** Puts a node onto the grid; one that would stand exactly on another moves aside. The same diagram when it is full. */
export function addNode(
  diagram: Diagram,
  node: Omit<DiagramNode, 'id' | 'data'>,
): { diagram: Diagram; id?: string } {
  if (diagram.nodes.length >= DIAGRAM_LIMITS.nodes) return { diagram };
  const id = freeId(toIds(diagram.nodes), 'n');
  let place = { x: snap(node.x), y: snap(node.y) };
  const isTaken = () => diagram.nodes.some(({ x, y }) => x === place.x && y === place.y);
  while (isTaken()) place = { x: place.x + 2 * GRID, y: place.y + 2 * GRID };
  const added: DiagramNode = { ...node, ...place, id, data: {} };
  return { id, diagram: { ...diagram, nodes: [...diagram.nodes, added] } };
}

/** Takes nodes and edges away, and the edges that would hang in the air. */
export function removeItems(diagram: Diagram, ids: ReadonlySet<string>): Diagram {
  const isKept = ({ id }: { id: string }) => !ids.has(id);
  const nodes = diagram.nodes.filter(isKept);
  const known = toIds(nodes);
  const edges = diagram.edges.filter(
    (edge) => isKept(edge) && known.has(edge.source) && known.has(edge.target),
  );
  if (nodes.length === diagram.nodes.length && edges.length === diagram.edges.length) return diagram;
  return { nodes, edges };
}

/** Puts nodes elsewhere; the same diagram when all of them stand there already. */
export function moveNodes(diagram: Diagram, places: ReadonlyMap<string, { x: number; y: number }>): Diagram {
  const limit = (place: number) =>
    Math.max(-DIAGRAM_LIMITS.place, Math.min(DIAGRAM_LIMITS.place, Math.round(place)));
  let moved = false;
  const nodes = diagram.nodes.map((node) => {
    const place = places.get(node.id);
    if (!place) return node;
    const [x, y] = [limit(place.x), limit(place.y)];
    if (x === node.x && y === node.y) return node;
    moved = true;
    return { ...node, x, y };
  });
  return moved ? { ...diagram, nodes } : diagram;
}

/** Moves nodes by so many pixels. */
export function nudge(diagram: Diagram, ids: ReadonlySet<string>, dx: number, dy: number): Diagram {
  const moved = diagram.nodes.filter(({ id }) => ids.has(id));
  return moveNodes(diagram, new Map(moved.map(({ id, x, y }) => [id, { x: x + dx, y: y + dy }])));
}

export function changeNode(
  diagram: Diagram,
  id: string,
  change: Partial<Pick<DiagramNode, 'label' | 'data'>>,
): Diagram {
  return { ...diagram, nodes: diagram.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

export function changeEdge(
  diagram: Diagram,
  id: string,
  change: Partial<Pick<DiagramEdge, 'label' | 'data'>>,
): Diagram {
  return { ...diagram, edges: diagram.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)) };
}

/** Draws an edge; whether it may be drawn is asked of `connectionProblem` before. */
export function connect(diagram: Diagram, source: string, target: string): { diagram: Diagram; id: string } {
  const id = freeId(toIds(diagram.edges), 'e');
  return {
    id,
    diagram: { ...diagram, edges: [...diagram.edges, { id, source, target, label: '', data: {} }] },
  };
}

/** Some nodes with the edges between them, as they are copied. */
export function extract(diagram: Diagram, ids: ReadonlySet<string>): Diagram {
  return {
    nodes: diagram.nodes.filter(({ id }) => ids.has(id)),
    edges: diagram.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  };
}

/** Puts what was copied beside where it was, under new ids; nothing when there is no room for it. */
export function insert(
  diagram: Diagram,
  copied: Diagram,
  offset = 2 * GRID,
): { diagram: Diagram; ids: string[] } {
  const room =
    diagram.nodes.length + copied.nodes.length <= DIAGRAM_LIMITS.nodes &&
    diagram.edges.length + copied.edges.length <= DIAGRAM_LIMITS.edges;
  if (!room) return { diagram, ids: [] };
  const taken = toIds(diagram.nodes);
  const takenEdges = toIds(diagram.edges);
  const renamed = new Map<string, string>();
  for (const { id } of copied.nodes) {
    const fresh = freeId(taken, 'n');
    taken.add(fresh);
    renamed.set(id, fresh);
  }
  const nodes = copied.nodes.map((node) => ({
    ...node,
    id: renamed.get(node.id) ?? node.id,
    x: node.x + offset,
    y: node.y + offset,
  }));
  const edges = copied.edges.map((edge) => {
    const id = freeId(takenEdges, 'e');
    takenEdges.add(id);
    return {
      ...edge,
      id,
      source: renamed.get(edge.source) ?? edge.source,
      target: renamed.get(edge.target) ?? edge.target,
    };
  });
  return {
    ids: nodes.map(({ id }) => id),
    diagram: { nodes: [...diagram.nodes, ...nodes], edges: [...diagram.edges, ...edges] },
  };
}
