import dagre from '@dagrejs/dagre';
import type { Diagram } from '@/domain/editor/diagram';
import type { Axis } from '@/pages/editor/components/diagram/diagramArrange';
import { GRID, moveNodes, nodeSize, snap } from '@/pages/editor/components/diagram/diagramEdit';

/** Lays a diagram out in layers, from the top down or from the start across. In a chunk of its own, with dagre. */
export function layOut(diagram: Diagram, axis: Axis): Diagram {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: axis === 'down' ? 'TB' : 'LR', nodesep: 3 * GRID, ranksep: 4 * GRID });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, kind } of diagram.nodes) graph.setNode(id, nodeSize(kind));
  for (const { source, target } of diagram.edges) graph.setEdge(source, target);
  dagre.layout(graph);
  const places = diagram.nodes.map(({ id, kind }) => {
    const { width, height } = nodeSize(kind);
    // dagre places the middle of a node.
    const { x = 0, y = 0 } = graph.node(id);
    return [id, { x: snap(x - width / 2), y: snap(y - height / 2) }] as const;
  });
  return moveNodes(diagram, new Map(places));
}
