import type { Box, Point } from './geometry';

/** A place at which a route leaves or reaches a box. */
export interface ConnectionPoint {
  /** The middle of a side. */
  port: Point;
  /** The place in front of the port, from which the route may turn. */
  stub: Point;
  /** The direction in which the route passes the port. */
  axis: 0 | 1;
  /** Added to the length of routes through this gate. */
  cost: number;
}

/** The cost of a bend, in pixels of length. */
const BEND = 40;

interface Entry {
  /** The lowest possible cost of a route through this entry. */
  total: number;
  /** The cost so far. */
  cost: number;
  /** A cell and the axis on which it was reached, or `-1 - index` of the goal. */
  state: number;
  from: number;
}

/** A binary heap with the cheapest entry on top. */
function createHeap() {
  const items: Entry[] = [];
  // Of equal entries, the one that is further on comes first.
  const isBefore = (one: Entry, other: Entry) =>
    one.total < other.total || (one.total === other.total && one.cost > other.cost);
  return {
    push(entry: Entry) {
      let index = items.push(entry) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        const above = items[parent] as Entry;
        if (!isBefore(entry, above)) break;
        items[index] = above;
        index = parent;
      }
      items[index] = entry;
    },
    pop(): Entry | undefined {
      const [top] = items;
      const last = items.pop();
      if (!last || items.length === 0) return top;
      let index = 0;
      for (;;) {
        let child = 2 * index + 1;
        if (child >= items.length) break;
        if (child + 1 < items.length && isBefore(items[child + 1] as Entry, items[child] as Entry))
          child += 1;
        if (!isBefore(items[child] as Entry, last)) break;
        items[index] = items[child] as Entry;
        index = child;
      }
      items[index] = last;
      return top;
    },
  };
}

const toSortedLines = (places: readonly number[]) =>
  Float64Array.from(new Set(places)).sort((one, other) => one - other);

/** Marks the crossings that are closer than `margin` to a box. */
function markBlocked(boxes: readonly Box[], xs: Float64Array, ys: Float64Array, margin: number): Uint8Array {
  const blocked = new Uint8Array(xs.length * ys.length);
  const inside = margin - 1;
  for (const { x, y, width, height } of boxes) {
    const first = xs.findIndex((line) => line > x - inside);
    const last = xs.findLastIndex((line) => line < x + width + inside);
    const top = ys.findIndex((line) => line > y - inside);
    const bottom = ys.findLastIndex((line) => line < y + height + inside);
    for (let row = top; row <= bottom; row += 1)
      blocked.fill(1, row * xs.length + first, row * xs.length + last + 1);
  }
  return blocked;
}

/** Numbers the connected regions of free crossings, so that no search starts without a way. Blocked ones have 0. */
function labelRegions(blocked: Uint8Array, columns: number): Int32Array {
  const regions = new Int32Array(blocked.length);
  const stack: number[] = [];
  let region = 0;
  const enter = (cell: number) => {
    if (blocked[cell] !== 0 || regions[cell] !== 0) return;
    regions[cell] = region;
    stack.push(cell);
  };
  for (let start = 0; start < blocked.length; start += 1) {
    if (blocked[start] !== 0 || regions[start] !== 0) continue;
    region += 1;
    enter(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      if (cell % columns > 0) enter(cell - 1);
      if (cell % columns < columns - 1) enter(cell + 1);
      if (cell >= columns) enter(cell - columns);
      if (cell + columns < blocked.length) enter(cell + columns);
    }
  }
  return regions;
}

/**
 * Returns a search for the cheapest ways around boxes: short, with few bends, and `margin` pixels away from each box. Ways run on
 * the lines beside and through the middle of the boxes: at most `(3 n)²` crossings for `n` boxes, each visited at most twice.
 */
export function createPathFinder(boxes: readonly Box[], margin: number) {
  const xs = toSortedLines(boxes.flatMap(({ x, width }) => [x - margin, x + width / 2, x + width + margin]));
  const ys = toSortedLines(
    boxes.flatMap(({ y, height }) => [y - margin, y + height / 2, y + height + margin]),
  );
  const columns = xs.length;
  // The middle line of a box lies between its outer lines, so two free neighbors never have a box between them.
  const regions = labelRegions(markBlocked(boxes, xs, ys, margin), columns);
  const columnOf = new Map(Array.from(xs, (x, index) => [x, index]));
  const rowOf = new Map(Array.from(ys, (y, index) => [y, index]));
  const costs = new Float64Array(regions.length * 2);
  const origins = new Int32Array(regions.length * 2);
  const searches = new Int32Array(regions.length * 2);
  let search = 0;

  const toCell = ({ x, y }: Point) => (rowOf.get(y) ?? 0) * columns + (columnOf.get(x) ?? 0);
  const toPoint = (cell: number): Point => ({
    x: xs[cell % columns] ?? 0,
    y: ys[Math.floor(cell / columns)] ?? 0,
  });
  const toOpen = (gates: readonly ConnectionPoint[]) =>
    gates
      .map((gate) => ({ ...gate, cell: toCell(gate.stub) }))
      .filter(({ cell }) => (regions[cell] ?? 0) !== 0);

  /** Returns the cheapest way from one of the starts to one of the goals. Undefined if there is none. */
  return function find(
    starts: readonly ConnectionPoint[],
    goals: readonly ConnectionPoint[],
  ): Point[] | undefined {
    const ends = toOpen(goals);
    const reachable = new Set(ends.map(({ cell }) => regions[cell]));
    const roots = new Map(
      toOpen(starts)
        .filter(({ cell }) => reachable.has(regions[cell]))
        .map((start) => [start.cell * 2 + start.axis, start]),
    );
    const heap = createHeap();
    search += 1;

    /** The lowest cost that is left: the distance, the bends that cannot be avoided, and the gate. */
    const estimate = (cell: number, axis: number) => {
      const { x, y } = toPoint(cell);
      let lowest = Infinity;
      for (const { stub, axis: last, cost } of ends) {
        const [dx, dy] = [Math.abs(stub.x - x), Math.abs(stub.y - y)];
        const isAside = last === 0 ? dy > 0 : dx > 0;
        const bends = axis !== last ? 1 : isAside ? 2 : 0;
        lowest = Math.min(lowest, dx + dy + bends * BEND + cost);
      }
      return lowest;
    };
    const reach = (cell: number, axis: number, cost: number, from: number) => {
      const state = cell * 2 + axis;
      if (searches[state] === search && (costs[state] ?? 0) <= cost) return;
      searches[state] = search;
      costs[state] = cost;
      origins[state] = from;
      heap.push({ total: cost + estimate(cell, axis), cost, state, from });
    };
    const toWay = (last: number, goal: ConnectionPoint) => {
      const way = [goal.port];
      let state = last;
      for (; state >= 0 && !(roots.has(state) && origins[state] === -1); state = origins[state] ?? -1)
        way.push(toPoint(state >> 1));
      const start = roots.get(state);
      if (start) way.push(start.stub, start.port);
      return way.reverse();
    };

    for (const [state, { cost }] of roots) reach(state >> 1, state & 1, cost, -1);
    for (let entry = heap.pop(); entry; entry = heap.pop()) {
      const { state, cost } = entry;
      if (state < 0) return toWay(entry.from, ends[-1 - state] as ConnectionPoint);
      if (cost > (costs[state] ?? 0)) continue;
      const [cell, axis] = [state >> 1, state & 1];
      ends.forEach((goal, index) => {
        if (goal.cell !== cell) return;
        const total = cost + goal.cost + (goal.axis === axis ? 0 : BEND);
        heap.push({ total, cost: total, state: -1 - index, from: state });
      });
      const column = cell % columns;
      const visit = (next: number, nextAxis: 0 | 1) => {
        if ((regions[next] ?? 0) === 0) return;
        const [here, there] = [toPoint(cell), toPoint(next)];
        const length = Math.abs(here.x - there.x) + Math.abs(here.y - there.y);
        reach(next, nextAxis, cost + length + (nextAxis === axis ? 0 : BEND), state);
      };
      if (column > 0) visit(cell - 1, 0);
      if (column < columns - 1) visit(cell + 1, 0);
      visit(cell - columns, 1);
      visit(cell + columns, 1);
    }
    return undefined;
  };
}
