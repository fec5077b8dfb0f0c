import { type Edge, MarkerType, type Node, Position } from '@xyflow/react';
import type { Diagram, DiagramNode } from '@/domain/editor/diagram';
import { getNodeSize } from './diagramEdit';
import type { DiagramConfig } from './diagramKinds';
import type { DiagramTexts } from './useDiagramTexts';

/** A node in React Flow's form. */
export type ShapeNode = Node<{ node: DiagramNode }, 'shape'>;

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
  moving: ReadonlyMap<string, { x: number; y: number }>,
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

/** Returns the sides at which an edge leaves and arrives: those that face each other. */
function sidesBetween(source: DiagramNode, target: DiagramNode): [Position, Position] {
  const [from, to] = [getNodeSize(source.kind), getNodeSize(target.kind)];
  const dx = target.x + to.width / 2 - source.x - from.width / 2;
  const dy = target.y + to.height / 2 - source.y - from.height / 2;
  const isVertical = Math.abs(dy) >= (from.height + to.height) / 2;
  if (isVertical) return dy > 0 ? [Position.Bottom, Position.Top] : [Position.Top, Position.Bottom];
  return dx > 0 ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
}

/** Converts edges with their labels for React Flow. */
export function toEdges(
  diagram: Diagram,
  selected: ReadonlySet<string>,
  { directed }: DiagramConfig,
  { edgeName, edgeLabel }: DiagramTexts,
): Edge[] {
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]));
  return diagram.edges.flatMap((edge) => {
    const source = nodes.get(edge.source);
    const target = nodes.get(edge.target);
    if (!source || !target) return [];
    const [sourceHandle, targetHandle] = sidesBetween(source, target);
    const label = edgeLabel(edge);
    return {
      id: edge.id,
      type: 'smoothstep',
      source: edge.source,
      target: edge.target,
      sourceHandle,
      targetHandle,
      label: label || undefined,
      labelBgPadding: [6, 3],
      labelBgBorderRadius: 4,
      selected: selected.has(edge.id),
      ariaLabel: edgeName(source.label, target.label, label),
      markerEnd: directed ? { type: MarkerType.ArrowClosed, width: 18, height: 18 } : undefined,
      interactionWidth: 24,
    };
  });
}
