import type { Box, Point } from '@/domain/editor/geometry';
import { type ConnectionPoint, createPathFinder } from '@/domain/editor/pathFinder';

const MARGIN = 16;
const BEND = 40;

/** A repeatable sequence of whole numbers below a limit. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

/** The four gates of a box, the upper and left ones dearer. */
const gatesOf = ({ x, y, width, height }: Box): ConnectionPoint[] => {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return ([-1, 1] as const).flatMap((side) => {
    const cost = side < 0 ? 7 : 0;
    const across = { x: middle.x + (side * width) / 2, y: middle.y };
    const down = { x: middle.x, y: middle.y + (side * height) / 2 };
    return [
      { port: across, stub: { ...across, x: across.x + side * MARGIN }, axis: 0 as const, cost },
      { port: down, stub: { ...down, y: down.y + side * MARGIN }, axis: 1 as const, cost },
    ];
  });
};

const isNear = ({ x, y }: Point, box: Box) =>
  x > box.x - MARGIN + 1 &&
  x < box.x + box.width + MARGIN - 1 &&
  y > box.y - MARGIN + 1 &&
  y < box.y + box.height + MARGIN - 1;

const sortLines = (places: number[]) => [...new Set(places)].sort((a, b) => a - b);

/** The lowest cost of a way by trying every step until nothing becomes cheaper; undefined without a way. */
function lowestCost(boxes: Box[], starts: ConnectionPoint[], goals: ConnectionPoint[]): number | undefined {
  const xs = sortLines(boxes.flatMap(({ x, width }) => [x - MARGIN, x + width / 2, x + width + MARGIN]));
  const ys = sortLines(boxes.flatMap(({ y, height }) => [y - MARGIN, y + height / 2, y + height + MARGIN]));
  const isFree = (place: Point) => !boxes.some((box) => isNear(place, box));
  const costs = new Map<string, number>();
  const keyOf = ({ x, y }: Point, axis: number) => `${x} ${y} ${axis}`;
  const waiting: { place: Point; axis: number }[] = [];
  const reach = (place: Point, axis: number, cost: number) => {
    if (!isFree(place) || (costs.get(keyOf(place, axis)) ?? Infinity) <= cost) return;
    costs.set(keyOf(place, axis), cost);
    waiting.push({ place, axis });
  };
  for (const { stub, axis, cost } of starts) reach(stub, axis, cost);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { place, axis } = next;
    const cost = costs.get(keyOf(place, axis)) ?? 0;
    const [column, row] = [xs.indexOf(place.x), ys.indexOf(place.y)];
    for (const by of [-1, 1]) {
      const x = xs[column + by];
      const y = ys[row + by];
      if (x !== undefined) reach({ ...place, x }, 0, cost + Math.abs(x - place.x) + (axis === 0 ? 0 : BEND));
      if (y !== undefined) reach({ ...place, y }, 1, cost + Math.abs(y - place.y) + (axis === 1 ? 0 : BEND));
    }
  }
  const all = goals.flatMap(({ stub, axis, cost }) =>
    [0, 1].map((last) => (costs.get(keyOf(stub, last)) ?? Infinity) + cost + (axis === last ? 0 : BEND)),
  );
  const lowest = Math.min(...all);
  return Number.isFinite(lowest) ? lowest : undefined;
}

/** The cost of a way: its length between the gates, its bends, and the gates. */
function costOf(way: Point[], starts: ConnectionPoint[], goals: ConnectionPoint[]): number {
  const isAt = (place: Point | undefined) => (gate: ConnectionPoint) =>
    gate.port.x === place?.x && gate.port.y === place.y;
  const [start, goal] = [starts.find(isAt(way[0])), goals.find(isAt(way.at(-1)))];
  let cost = (start?.cost ?? Infinity) + (goal?.cost ?? Infinity);
  let axis = start?.axis;
  for (const [index, place] of way.slice(2, -1).entries()) {
    const before = way[index + 1] ?? place;
    const next = before.y === place.y ? 0 : 1;
    expect(before.x === place.x || before.y === place.y).toBe(true);
    cost += Math.abs(before.x - place.x) + Math.abs(before.y - place.y) + (next === axis ? 0 : BEND);
    axis = next;
  }
  return cost + (axis === goal?.axis ? 0 : BEND);
}

it('finds a cheapest way between any two boxes, also where boxes stand so close that there is none', () => {
  let blocked = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = createRandom(seed);
    const boxes = Array.from({ length: 3 + random(7) }, () => ({
      ...{ x: random(20) * 12, y: random(16) * 12, width: 64 + random(3) * 32, height: 32 + random(3) * 32 },
    }));
    const find = createPathFinder(boxes, MARGIN);
    for (const [index, box] of boxes.entries()) {
      const [starts, goals] = [gatesOf(box), gatesOf(boxes[(index + 1) % boxes.length] ?? box)];
      const way = find(starts, goals);
      expect({ seed, index, cost: way && costOf(way, starts, goals) }).toEqual({
        ...{ seed, index, cost: lowestCost(boxes, starts, goals) },
      });
      blocked += Number(way === undefined);
      for (const place of way?.slice(1, -1) ?? [])
        expect(boxes.some((each) => isNear(place, each))).toBe(false);
    }
  }
  expect(blocked).toBeGreaterThan(5);
});
