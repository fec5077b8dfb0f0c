import dagre from '@dagrejs/dagre';
import type { Diagram } from '@/domain/editor/diagram';
import type { Axis } from './diagramArrange';
import { GRID, getNodeSize, moveNodes, snap } from './diagramEdit';

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
