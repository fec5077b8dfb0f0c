import { type Box, crosses, getBounds, overlaps, type Point, toLines } from './geometry';

export type Line = readonly [Point, Point];

/** A line of a route, with the boxes that the route joins. */
export interface Track {
  line: Line;
  source: string;
  target: string;
}

/** The distance between lines that run beside each other, in pixels. */
const SPACE = 12;
/** The most places that are tried on each side. */
const TRIES = 4;

/** Returns how far two lines run on or close to each other, in pixels. */
function getShared([from, to]: Line, [start, end]: Line): number {
  const axis = from.y === to.y ? 'x' : 'y';
  const across = axis === 'x' ? 'y' : 'x';
  if (start[across] !== end[across] || Math.abs(from[across] - start[across]) >= SPACE - 2) return 0;
  const first = Math.max(Math.min(from[axis], to[axis]), Math.min(start[axis], end[axis]));
  const last = Math.min(Math.max(from[axis], to[axis]), Math.max(start[axis], end[axis]));
  return Math.max(0, last - first);
}

/** Returns the path with one inner line moved across its direction. */
const moveLine = (path: readonly Point[], index: number, axis: 'x' | 'y', place: number): Point[] =>
  path.map((point, at) => (at === index || at === index + 1 ? { ...point, [axis]: place } : point));

/**
 * Moves the inner lines of a path to the middle of their free range, or beside it where another line runs. Each is tried at a
 * fixed number of places. The ends stay, and the path keeps `margin` pixels from all boxes. `joined` are the boxes at its ends.
 */
export function assignLanes(
  path: readonly Point[],
  boxes: readonly Box[],
  joined: readonly Box[],
  others: readonly Line[],
  margin: number,
): readonly Point[] {
  // No line moves further than this.
  const reach = getBounds([], path);
  if (!reach) return path;
  const nearBoxes = boxes.filter((box) => overlaps(reach, box, TRIES * SPACE + margin));
  const nearLines = others.filter(([from, to]) => crosses(from, to, reach, TRIES * SPACE + margin));
  let settled = path;
  for (let index = 1; index < path.length - 2; index += 1) {
    const [from, to] = [settled[index], settled[index + 1]];
    const [before, after] = [settled[index - 1], settled[index + 2]];
    if (!from || !to || !before || !after) continue;
    const axis = from.x === to.x ? 'x' : 'y';
    const place = from[axis];
    const isBetween = (before[axis] - place) * (after[axis] - place) < 0;
    const [low, high] = [Math.min(before[axis], after[axis]), Math.max(before[axis], after[axis])];
    const middle = isBetween ? Math.round((low + high) / 2) : place;
    const places = [
      middle,
      ...Array.from({ length: TRIES }, (_, step) => (step + 1) * SPACE).flatMap((by) => [
        middle + by,
        middle - by,
      ]),
      place,
    ].filter(
      (candidate) =>
        // The order of the three lines stays, with room for the corners.
        candidate === place ||
        [before, after].every(
          (end) =>
            (candidate - end[axis]) * (place - end[axis]) > 0 && Math.abs(candidate - end[axis]) >= margin,
        ),
    );
    let best = settled;
    let least = Infinity;
    for (const candidate of places) {
      const moved = moveLine(settled, index, axis, candidate);
      const lines = toLines(moved).slice(index - 1, index + 2);
      const isBlocked = lines.some(([start, end], at) => {
        const isOuter = index - 1 + at === 0 || index - 1 + at === path.length - 2;
        // The outer lines touch the boxes that they join.
        return nearBoxes.some((box) =>
          crosses(start, end, box, isOuter && joined.includes(box) ? 0 : margin - 1),
        );
      });
      if (isBlocked) continue;
      const shared = lines.flatMap((line) => nearLines.map((other) => getShared(line, other)));
      const total = shared.reduce((sum, length) => sum + length, 0);
      if (total < least) [best, least] = [moved, total];
      if (least === 0) break;
    }
    settled = best;
  }
  return settled;
}
