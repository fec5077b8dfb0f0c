/** A place on the canvas in pixels at zoom 1. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its upper left corner and its size. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Whether two boxes are closer than `gap`. Boxes that touch do not overlap. */
export const overlaps = (one: Box, other: Box, gap = 0): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

/** Whether a horizontal or vertical line passes closer than `gap` to a box. A line along the border does not cross it. */
export const crosses = (from: Point, to: Point, box: Box, gap = 0): boolean =>
  Math.max(from.x, to.x) > box.x - gap &&
  Math.min(from.x, to.x) < box.x + box.width + gap &&
  Math.max(from.y, to.y) > box.y - gap &&
  Math.min(from.y, to.y) < box.y + box.height + gap;

export const getCenter = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the box around boxes and points. Undefined without any. */
export function getBounds(boxes: Iterable<Box>, points: Iterable<Point> = []): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = ({ x, y }: Point) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (const box of boxes) {
    include(box);
    include({ x: box.x + box.width, y: box.y + box.height });
  }
  for (const point of points) include(point);
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** Returns the lines of a path as pairs of points. */
export const toLines = (path: readonly Point[]): [Point, Point][] =>
  path.slice(1).map((point, index) => [path[index] ?? point, point]);
