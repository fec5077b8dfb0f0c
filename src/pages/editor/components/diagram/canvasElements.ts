import { type Edge, MarkerType, type Node, Position } from '@xyflow/react';
import type { Diagram, DiagramNode } from '@/domain/editor/diagram';
import type { Point } from '@/domain/editor/geometry';
import type { Route } from '@/domain/editor/routing';
import { getNodeSize } from './diagramEdit';
import type { DiagramLines } from './useDiagramLines';
import type { DiagramTexts } from './useDiagramTexts';

/** A node in React Flow's form. */
export type ShapeNode = Node<{ node: DiagramNode }, 'shape'>;

/** A line in React Flow's form. */
export type LineEdge = Edge<{ route: Route; center: Point | undefined }, 'line'>;

/** The sides of a node at which an edge can start or end. */
export const SIDES = [Position.Top, Position.Right, Position.Bottom, Position.Left] as const;

const HANDLE_PX = 2;

function toHandles({ width, height }: { width: number; height: number }) {
  const middle = { x: (width - HANDLE_PX) / 2, y: (height - HANDLE_PX) / 2 };
  const places = {
    [Position.Top]: { x: middle.x, y: -HANDLE_PX / 2 },
    [Position.Right]: { x: width - HANDLE_PX / 2, y: middle.y },
    [Position.Bottom]: { x: middle.x, y: height - HANDLE_PX / 2 },
    [Position.Left]: { x: -HANDLE_PX / 2, y: middle.y },
  };
  return SIDES.map((position) => ({
    id: position,
    type: 'source' as const,
    position,
    ...places[position],
    width: HANDLE_PX,
    height: HANDLE_PX,
  }));
}

/** Converts nodes for React Flow. `moving` has the places of nodes that are being dragged. */
export function toNodes(
  diagram: Diagram,
  selected: ReadonlySet<string>,
  moving: ReadonlyMap<string, Point>,
  { nodeName }: DiagramTexts,
): ShapeNode[] {
  return diagram.nodes.map((node) => {
    const size = getNodeSize(node.kind);
    return {
      id: node.id,
      type: 'shape',
      position: moving.get(node.id) ?? { x: node.x, y: node.y },
      data: { node },
      selected: selected.has(node.id),
      ...size,
      // Known in advance, so that nodes and edges are visible from the first frame.
      measured: size,
      handles: toHandles(size),
      ariaLabel: nodeName(node),
    };
  });
}

/** Converts edges with their routes and labels for React Flow. */
export function toEdges(
  diagram: Diagram,
  selected: ReadonlySet<string>,
  directed: boolean,
  { edgeName, edgeLabel }: DiagramTexts,
  { routes, labels, centers }: DiagramLines,
): LineEdge[] {
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]));
  return diagram.edges.flatMap((edge) => {
    const { id, source, target } = edge;
    const [from, to, route] = [nodes.get(source), nodes.get(target), routes.get(id)];
    if (!from || !to || !route) return [];
    return {
      id,
      type: 'line' as const,
      source,
      target,
      // React Flow requires handles. The line follows its route.
      sourceHandle: Position.Top,
      targetHandle: Position.Top,
      data: { route, center: centers.get(id) },
      label: labels.get(id),
      selected: selected.has(id),
      ariaLabel: edgeName(from.label, to.label, edgeLabel(edge)),
      markerEnd: directed ? { type: MarkerType.ArrowClosed, width: 18, height: 18 } : undefined,
      interactionWidth: 24,
    };
  });
}
