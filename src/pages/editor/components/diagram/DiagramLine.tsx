import { BaseEdge, EdgeLabelRenderer, type EdgeProps, useStoreApi } from '@xyflow/react';
import type { Point } from '@/domain/editor/geometry';
import type { LineEdge } from './canvasElements';
import styles from './DiagramCanvas.module.css';

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

/** An edge along its route. Its label is above all lines, and selects the edge. */
export function DiagramLine({ id, data, label, markerEnd, interactionWidth }: EdgeProps<LineEdge>) {
  const store = useStoreApi();
  const { route = [], center } = data ?? {};
  return (
    <>
      <BaseEdge path={toPath(route)} markerEnd={markerEnd} interactionWidth={interactionWidth} />
      {label && center && (
        <EdgeLabelRenderer>
          {/* For pointers only. The edge itself has the name and the keys. */}
          <span
            aria-hidden
            className={styles.lineLabel}
            style={{ transform: `translate(-50%, -50%) translate(${center.x}px, ${center.y}px)` }}
            onClick={() => store.getState().addSelectedEdges([id])}
          >
            <bdi>{label}</bdi>
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
