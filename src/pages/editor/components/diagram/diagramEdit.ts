import {
  DIAGRAM_LIMITS,
  type Diagram,
  type DiagramEdge,
  type DiagramNode,
  type NodeKind,
} from '@/domain/editor/diagram';
import { type Box, getBounds, type Point } from '@/domain/editor/geometry';
import { findFreeOffset } from '@/domain/editor/placement';

/** The grid size in pixels. */
export const GRID = 16;

interface Size {
  width: number;
  height: number;
}

const FLOW: Size = { width: 160, height: 64 };
const DEVICE: Size = { width: 192, height: 80 };

const SIZES: Record<NodeKind, Size> = {
  start: FLOW,
  step: FLOW,
  decision: { width: 160, height: 96 },
  data: FLOW,
  end: FLOW,
  note: { width: 160, height: 80 },
  client: DEVICE,
  cloud: DEVICE,
  gateway: DEVICE,
  server: DEVICE,
  cache: DEVICE,
  queue: DEVICE,
  database: DEVICE,
};

/** Returns the size of a node in pixels at zoom 1. */
export const getNodeSize = (kind: NodeKind): Size => SIZES[kind];

/** Returns the area of a node, at its place or another one. */
export const toBox = (
  { kind, x, y }: Pick<DiagramNode, 'kind' | 'x' | 'y'>,
  place: Point = { x, y },
): Box => ({
  ...place,
  ...getNodeSize(kind),
});

/** How new nodes keep their distance from others, so that lines pass between them. */
const PLACEMENT = { step: GRID, gap: 2 * GRID };

export const snap = (place: number) => Math.round(place / GRID) * GRID;

/** Returns the first unused id with this prefix. */
function freeId(taken: ReadonlySet<string>, prefix: string): string {
  let number = taken.size + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

const toIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));

/** Adds a node on the grid, at the nearest free place. Without an id in the result, the diagram is full. */
export function addNode(
  diagram: Diagram,
  node: Omit<DiagramNode, 'id' | 'data'>,
): { diagram: Diagram; id?: string } {
  if (diagram.nodes.length >= DIAGRAM_LIMITS.nodes) return { diagram };
  const id = freeId(toIds(diagram.nodes), 'n');
  const wanted = toBox({ ...node, x: snap(node.x), y: snap(node.y) });
  const offset = findFreeOffset(
    diagram.nodes.map((other) => toBox(other)),
    wanted,
    PLACEMENT,
  );
  const added: DiagramNode = { ...node, x: wanted.x + offset.x, y: wanted.y + offset.y, id, data: {} };
  return { id, diagram: { ...diagram, nodes: [...diagram.nodes, added] } };
}

/** Removes nodes and edges, and the edges of the removed nodes. */
export function removeItems(diagram: Diagram, ids: ReadonlySet<string>): Diagram {
  const isKept = ({ id }: { id: string }) => !ids.has(id);
  const nodes = diagram.nodes.filter(isKept);
  const nodeIds = toIds(nodes);
  const edges = diagram.edges.filter(
    (edge) => isKept(edge) && nodeIds.has(edge.source) && nodeIds.has(edge.target),
  );
  if (nodes.length === diagram.nodes.length && edges.length === diagram.edges.length) return diagram;
  return { nodes, edges };
}

/** Moves nodes to new places. Returns the same diagram when nothing changes. */
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

/** Moves nodes by an offset in pixels. */
export function moveNodesBy(diagram: Diagram, ids: ReadonlySet<string>, dx: number, dy: number): Diagram {
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

/** Adds an edge. Callers check `connectionProblem` first. */
export function connect(diagram: Diagram, source: string, target: string): { diagram: Diagram; id: string } {
  const id = freeId(toIds(diagram.edges), 'e');
  return {
    id,
    diagram: { ...diagram, edges: [...diagram.edges, { id, source, target, label: '', data: {} }] },
  };
}

/** Returns some nodes and the edges between them, for copying. */
export function extract(diagram: Diagram, ids: ReadonlySet<string>): Diagram {
  return {
    nodes: diagram.nodes.filter(({ id }) => ids.has(id)),
    edges: diagram.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  };
}

/** Inserts copied nodes and edges under new ids on free space. Without ids in the result, the diagram is full. */
export function insert(diagram: Diagram, copied: Diagram): { diagram: Diagram; ids: string[] } {
  const hasRoom =
    diagram.nodes.length + copied.nodes.length <= DIAGRAM_LIMITS.nodes &&
    diagram.edges.length + copied.edges.length <= DIAGRAM_LIMITS.edges;
  if (!hasRoom) return { diagram, ids: [] };
  const toBoxes = ({ nodes }: Diagram) => nodes.map((node) => toBox(node));
  // As a whole, so that its lines do not run between other nodes.
  const area = getBounds(toBoxes(copied));
  const offset = area ? findFreeOffset(toBoxes(diagram), area, PLACEMENT) : { x: 0, y: 0 };
  const newIds = new Map<string, string>();
  const nodeIds = toIds(diagram.nodes);
  const nodes = copied.nodes.map((node) => {
    const id = freeId(nodeIds, 'n');
    nodeIds.add(id);
    newIds.set(node.id, id);
    return { ...node, id, x: node.x + offset.x, y: node.y + offset.y };
  });
  const edgeIds = toIds(diagram.edges);
  const edges = copied.edges.map((edge) => {
    const id = freeId(edgeIds, 'e');
    edgeIds.add(id);
    const [source = edge.source, target = edge.target] = [newIds.get(edge.source), newIds.get(edge.target)];
    return { ...edge, id, source, target };
  });
  return {
    ids: nodes.map(({ id }) => id),
    diagram: { nodes: [...diagram.nodes, ...nodes], edges: [...diagram.edges, ...edges] },
  };
}
