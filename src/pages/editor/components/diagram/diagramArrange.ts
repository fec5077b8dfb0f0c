import dagre from '@dagrejs/dagre';
import type { Diagram } from '@/domain/editor/diagram';
import { GRID, getNodeSize, moveNodes, snap, toBox } from './diagramEdit';

/** Physical directions, because the canvas always reads from the left. */
export const ALIGNMENTS = ['west', 'center', 'east', 'north', 'middle', 'south'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export const AXES = ['across', 'down'] as const;
export type Axis = (typeof AXES)[number];

type Box = ReturnType<typeof toBoxes>[number];

const toBoxes = (diagram: Diagram, ids: ReadonlySet<string>) =>
  diagram.nodes.filter(({ id }) => ids.has(id)).map((node) => ({ id: node.id, ...toBox(node) }));

/** Aligns nodes. Requires at least two. */
export function align(diagram: Diagram, ids: ReadonlySet<string>, alignment: Alignment): Diagram {
  const boxes = toBoxes(diagram, ids);
  if (boxes.length < 2) return diagram;
  const west = Math.min(...boxes.map(({ x }) => x));
  const east = Math.max(...boxes.map(({ x, width }) => x + width));
  const north = Math.min(...boxes.map(({ y }) => y));
  const south = Math.max(...boxes.map(({ y, height }) => y + height));
  const place = ({ x, y, width, height }: Box) => {
    if (alignment === 'west') return { x: west, y };
    if (alignment === 'center') return { x: (west + east - width) / 2, y };
    if (alignment === 'east') return { x: east - width, y };
    if (alignment === 'north') return { x, y: north };
    if (alignment === 'middle') return { x, y: (north + south - height) / 2 };
    return { x, y: south - height };
  };
  return moveNodes(diagram, new Map(boxes.map((box) => [box.id, place(box)])));
}

/** Spaces nodes evenly between the outer two. Requires at least three. */
export function distribute(diagram: Diagram, ids: ReadonlySet<string>, axis: Axis): Diagram {
  const start = (box: Box) => (axis === 'across' ? box.x : box.y);
  const size = (box: Box) => (axis === 'across' ? box.width : box.height);
  const boxes = toBoxes(diagram, ids).sort((one, other) => start(one) - start(other));
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last || boxes.length < 3) return diagram;
  const inside = boxes.slice(1, -1);
  const free = start(last) - start(first) - size(first) - inside.reduce((sum, box) => sum + size(box), 0);
  const gap = free / (boxes.length - 1);
  let next = start(first) + size(first) + gap;
  const places = new Map<string, { x: number; y: number }>();
  for (const box of inside) {
    places.set(box.id, axis === 'across' ? { x: next, y: box.y } : { x: box.x, y: next });
    next += size(box) + gap;
  }
  return moveNodes(diagram, places);
}

/** Lays a diagram out in layers, top down or left to right. */
export function layOut(diagram: Diagram, axis: Axis): Diagram {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: axis === 'down' ? 'TB' : 'LR', nodesep: 3 * GRID, ranksep: 4 * GRID });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, kind } of diagram.nodes) graph.setNode(id, getNodeSize(kind));
  for (const { source, target } of diagram.edges) graph.setEdge(source, target);
  dagre.layout(graph);
  const places = diagram.nodes.map(({ id, kind }) => {
    const { width, height } = getNodeSize(kind);
    // dagre returns the center of a node.
    const { x = 0, y = 0 } = graph.node(id);
    return [id, { x: snap(x - width / 2), y: snap(y - height / 2) }] as const;
  });
  return moveNodes(diagram, new Map(places));
}
