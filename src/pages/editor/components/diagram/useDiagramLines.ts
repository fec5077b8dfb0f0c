import { useMemo, useState } from 'react';
import type { Diagram } from '@/domain/editor/diagram';
import { type Box, getBounds, type Point } from '@/domain/editor/geometry';
import { getLabelBox, placeLabels, shortenLabel } from '@/domain/editor/lineLabels';
import { type Route, routeLinks } from '@/domain/editor/routing';
import { toBox } from './diagramEdit';
import type { DiagramTexts } from './useDiagramTexts';

export type DiagramLines = ReturnType<typeof useDiagramLines>;
type Places = ReadonlyMap<string, Point>;

const toBoxes = ({ nodes }: Diagram, moving?: Places) =>
  new Map(nodes.map((node) => [node.id, toBox(node, moving?.get(node.id))]));

/** Returns the routes of a diagram, and remembers the last ones: a change of texts moves no lines. */
function createRouter() {
  let lastShape: string | undefined;
  let last: ReadonlyMap<string, Route> = new Map();
  return (diagram: Diagram, directed: boolean) => {
    const shape = JSON.stringify([
      diagram.nodes.map(({ id, kind, x, y }) => [id, kind, x, y]),
      diagram.edges.map(({ id, source, target }) => [id, source, target]),
    ]);
    if (shape !== lastShape) last = routeLinks(toBoxes(diagram), diagram.edges, { directed });
    lastShape = shape;
    return last;
  };
}

/** The routes and labels of a diagram's edges. While nodes are dragged, only the affected lines change. */
export function useDiagramLines(
  diagram: Diagram,
  moving: Places,
  directed: boolean,
  { edgeLabel }: DiagramTexts,
) {
  const [route] = useState(createRouter);
  return useMemo(() => {
    const kept = route(diagram, directed);
    const boxes: ReadonlyMap<string, Box> = toBoxes(diagram, moving);
    const routes = moving.size === 0 ? kept : routeLinks(boxes, diagram.edges, { directed, kept });
    const labels = new Map(
      diagram.edges.flatMap((edge) => {
        const text = shortenLabel(edgeLabel(edge));
        return text ? [[edge.id, text] as const] : [];
      }),
    );
    const centers = placeLabels([...boxes.values()], routes, labels);
    const labelBoxes = [...centers].map(([id, center]) => getLabelBox(center, labels.get(id) ?? ''));
    /** The area of all nodes, lines and labels. */
    const bounds = getBounds([...boxes.values(), ...labelBoxes], [...routes.values()].flat());
    return { routes, labels, centers, bounds };
  }, [route, diagram, moving, directed, edgeLabel]);
}
