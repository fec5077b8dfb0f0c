import { BaseEdge, type EdgeProps } from '@xyflow/react';
import type { Point } from '@/domain/editor/geometry';
import { LINE_LABEL } from '@/domain/editor/lineLabels';
import type { LineEdge } from './canvasElements';

/** The radius of corners in pixels. */
const RADIUS = 8;

/** Returns the SVG path of a route, with round corners. */
export function toPath(route: readonly Point[]): string {
  return route
    .map((corner, index) => {
      const [before, after] = [route[index - 1], route[index + 1]];
      if (!before) return `M${corner.x},${corner.y}`;
      if (!after) return `L${corner.x},${corner.y}`;
      const toward = (end: Point) => {
        const length = Math.hypot(end.x - corner.x, end.y - corner.y) || 1;
        const share = Math.min(RADIUS, length / 2) / length;
        return `${corner.x + (end.x - corner.x) * share},${corner.y + (end.y - corner.y) * share}`;
      };
      return `L${toward(before)} Q${corner.x},${corner.y} ${toward(after)}`;
    })
    .join(' ');
}

/** An edge along its route, with its label. */
export function DiagramLine({ data, label, markerEnd, interactionWidth }: EdgeProps<LineEdge>) {
  const { route = [], center } = data ?? {};
  return (
    <BaseEdge
      path={toPath(route)}
      label={center && label}
      labelX={center?.x}
      labelY={center?.y}
      labelBgPadding={[LINE_LABEL.padding, 3]}
      labelBgBorderRadius={4}
      markerEnd={markerEnd}
      interactionWidth={interactionWidth}
    />
  );
}
