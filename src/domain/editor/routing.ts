import { type Box, crosses, getCenter, type Point, toLines } from './geometry';
import { assignLanes, type Track } from './lanes';
import { type ConnectionPoint, createPathFinder } from './pathFinder';

export interface Link {
  id: string;
  source: string;
  target: string;
}

/** The corners of a line from the border of one box to that of another. Each part is horizontal or vertical. */
export type Route = readonly Point[];

interface RoutingOptions {
  /** Whether lines have a direction. Then those that arrive do not share a side of a box with those that leave. */
  directed: boolean;
  /** Routes that are kept while they still fit, so that a drag only moves the lines that it affects. */
  kept?: ReadonlyMap<string, Route>;
}

/** The distances from boxes in pixels: the usual one, and one for narrow gaps. */
const MARGINS = [16, 6] as const;
/** The cost of a side that does not face the other box, in pixels of length. */
const AVERTED = 70;
/** The cost of a side that lines of the other direction use: it is worth a way around the box. */
const MIXED = 240;
/** The cost of leaving from a side that another line leaves from, so that the outcomes of a decision are apart. */
const SHARED = 40;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** Returns the middle of a side, moved outwards. */
function toPort({ x, y, width, height }: Box, side: Side, outwards = 0): Point {
  const center = { x: x + width / 2, y: y + height / 2 };
  if (side === 'top') return { x: center.x, y: y - outwards };
  if (side === 'bottom') return { x: center.x, y: y + height + outwards };
  return { x: side === 'left' ? x - outwards : x + width + outwards, y: center.y };
}

/** Returns the sides of two boxes that face each other. */
function getFacingSides(source: Box, target: Box): readonly [Side, Side] {
  const [from, to] = [getCenter(source), getCenter(target)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isVertical = Math.abs(dy) >= (source.height + target.height) / 2;
  if (isVertical) return dy > 0 ? ['bottom', 'top'] : ['top', 'bottom'];
  return dx > 0 ? ['right', 'left'] : ['left', 'right'];
}

const isAlongX = (side: Side) => side === 'left' || side === 'right';

/** Removes points that are no corners. */
const toCorners = (path: readonly Point[]): Point[] =>
  path.filter((point, index) => {
    const [before, after] = [path[index - 1], path[index + 1]];
    if (!before || !after) return true;
    if (point.x === before.x && point.y === before.y) return false;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });

/** Returns the plain line between two boxes that ignores all others. */
function toPlainRoute(source: Box, target: Box): Point[] {
  const [from, to] = getFacingSides(source, target);
  const [start, end] = [toPort(source, from), toPort(target, to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const corners = isAlongX(from)
    ? [
        { x: middle.x, y: start.y },
        { x: middle.x, y: end.y },
      ]
    : [
        { x: start.x, y: middle.y },
        { x: end.x, y: middle.y },
      ];
  return toCorners([start, ...corners, end]);
}

/** Whether a path crosses no box, and passes none but the `joined` ones closely. */
const isFree = (path: Route, boxes: readonly Box[], joined: readonly Box[]) =>
  toLines(path).every(
    ([from, to]) => !boxes.some((box) => crosses(from, to, box, joined.includes(box) ? 0 : MARGINS[1] - 1)),
  );

/** Returns the side of a box whose middle is at a place. */
const findSide = (box: Box, place: Point | undefined) =>
  SIDES.find((side) => {
    const port = toPort(box, side);
    return port.x === place?.x && port.y === place.y;
  });

/**
 * Draws lines between boxes: around all boxes where there is a way, with few bends, and beside each other where they would
 * cover each other. Where there is none, because boxes overlap, the line is plain. Links of unknown boxes are left out.
 */
export function routeLinks(
  boxes: ReadonlyMap<string, Box>,
  links: readonly Link[],
  { directed, kept }: RoutingOptions,
): Map<string, Route> {
  const obstacles = [...boxes.values()];
  const finders = MARGINS.map((margin) => {
    let find: ReturnType<typeof createPathFinder> | undefined;
    return (...gates: Parameters<ReturnType<typeof createPathFinder>>) => {
      find ??= createPathFinder(obstacles, margin);
      return find(...gates);
    };
  });
  const routes = new Map<string, Route>();
  const tracks: Track[] = [];
  /** The directions in which a side of a box is used. */
  const uses = new Map<string, Set<'in' | 'out'>>();

  const getUse = (id: string, place: Point | undefined, box: Box) => {
    const key = `${findSide(box, place)} ${id}`;
    const known = uses.get(key) ?? new Set();
    uses.set(key, known);
    return known;
  };
  const accept = ({ id, source, target }: Link, route: Route, from: Box, to: Box) => {
    routes.set(id, route);
    getUse(source, route[0], from).add('out');
    getUse(target, route.at(-1), to).add('in');
    for (const line of toLines(route)) tracks.push({ line, source, target });
  };
  /** The cost of sharing a side with lines of the other, or of the same direction. */
  const getUseCost = (id: string, port: Point | undefined, box: Box, use: 'in' | 'out') => {
    if (!directed) return 0;
    const known = getUse(id, port, box);
    return (
      (known.has(use === 'in' ? 'out' : 'in') ? MIXED : 0) + (use === 'out' && known.has('out') ? SHARED : 0)
    );
  };
  const toConnectionPoints = (
    id: string,
    box: Box,
    facing: Side,
    margin: number,
    use: 'in' | 'out',
  ): ConnectionPoint[] =>
    SIDES.map((side) => {
      const port = toPort(box, side);
      return {
        port,
        stub: toPort(box, side, margin),
        axis: isAlongX(side) ? 0 : 1,
        // From the center of the box, so that the nearer side is not preferred for being nearer.
        cost:
          (isAlongX(side) ? box.width : box.height) / 2 +
          (side === facing ? 0 : AVERTED) +
          getUseCost(id, port, box, use),
      };
    });

  function find({ source, target }: Link, from: Box, to: Box): Route {
    const [leaving, arriving] = getFacingSides(from, to);
    const plain = toPlainRoute(from, to);
    const isLoop = source === target;
    const isShared =
      getUseCost(source, plain[0], from, 'out') + getUseCost(target, plain.at(-1), to, 'in') >= MIXED;
    // A straight line is the best there is, and needs no margin.
    if (plain.length === 2 && !isLoop && !isShared && isFree(plain, obstacles, [from, to])) return plain;
    for (const [index, margin] of MARGINS.entries()) {
      const starts = toConnectionPoints(source, from, leaving, margin, 'out');
      const goals = toConnectionPoints(target, to, arriving, margin, 'in');
      const path = finders[index]?.(isLoop ? starts.slice(1, 2) : starts, isLoop ? goals.slice(0, 1) : goals);
      if (!path) continue;
      const related = (track: Track) =>
        track.source === source ||
        track.target === target ||
        (!directed && (track.source === target || track.target === source));
      const others = tracks.filter((track) => !related(track)).map(({ line }) => line);
      return assignLanes(toCorners(path), obstacles, [from, to], others, margin);
    }
    return plain;
  }

  const known = links.flatMap((link) => {
    const [from, to] = [boxes.get(link.source), boxes.get(link.target)];
    if (!from || !to) return [];
    const [start, end] = [getCenter(from), getCenter(to)];
    return [{ link, from, to, length: Math.abs(start.x - end.x) + Math.abs(start.y - end.y) }];
  });
  const open = known.filter(({ link, from, to }) => {
    const route = kept?.get(link.id);
    const fits =
      route && findSide(from, route[0]) && findSide(to, route.at(-1)) && isFree(route, obstacles, [from, to]);
    if (fits) accept(link, route, from, to);
    return !fits;
  });
  // Short lines first: long ones have more ways.
  open.sort((one, other) => one.length - other.length);
  for (const { link, from, to } of open) accept(link, find(link, from, to), from, to);
  return routes;
}
