import { type Box, crosses, getBounds, overlaps, type Point, toLines } from './geometry';

/** The size of labels in pixels: the font, the space around the text, and the longest text. */
export const LINE_LABEL = { font: 13, height: 22, padding: 6, maxText: 182 } as const;

/** Estimates the width of a text. Wide characters, as in Chinese, take a full square. */
export const measureText = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum + LINE_LABEL.font * (/[\u1100-\u11ff\u2e80-\uffef\u{1f000}-\u{3ffff}]/u.test(sign) ? 1 : 0.58),
    0,
  );

/** Shortens a text to the longest that a label shows. */
export function shortenLabel(text: string): string {
  if (measureText(text) <= LINE_LABEL.maxText) return text;
  const signs = [...text];
  while (signs.length > 1 && measureText(`${signs.join('')}…`) > LINE_LABEL.maxText) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Costs of a place of a label. The distance from the middle of the route is added. */
const COST = { box: 10_000, label: 4_000, line: 300, aside: 40, beyond: 20 } as const;
/** The gap that a label keeps from boxes and labels. */
const GAP = 3;
/** The distance between the places that are tried along a line, and the most of them. */
const STEP = 8;
const MOST_STEPS = 24;

/** Returns the area of a label around its center. */
export const getLabelBox = (center: Point, text: string): Box =>
  around(center, measureText(text) + 2 * LINE_LABEL.padding);

const around = ({ x, y }: Point, width: number): Box => ({
  x: x - width / 2,
  y: y - LINE_LABEL.height / 2,
  width,
  height: LINE_LABEL.height,
});

interface Candidate {
  center: Point;
  cost: number;
}

/** Returns the places for a label on and beside a route, the middle first. */
function toCandidates(route: readonly Point[], width: number): Candidate[] {
  const lines = toLines(route).map(([from, to]) => ({
    from,
    to,
    length: Math.abs(from.x - to.x) + Math.abs(from.y - to.y),
  }));
  const whole = lines.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  return lines.flatMap(({ from, to, length }) => {
    const start = before;
    before += length;
    if (length === 0) return [];
    const isFlat = from.y === to.y;
    const size = isFlat ? width : LINE_LABEL.height;
    const aside = isFlat ? LINE_LABEL.height / 2 + 4 : width / 2 + 6;
    const count = Math.min(MOST_STEPS, Math.ceil(length / STEP));
    const shares = [0.5, ...Array.from({ length: count }, (_, index) => (index + 0.5) / count)];
    return shares.flatMap((share) => {
      const center = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const isBeyond = Math.min(share, 1 - share) * length < size / 2;
      const cost = Math.abs(start + length * share - whole / 2) / 4 + (isBeyond ? COST.beyond : 0);
      const shift = (by: number) =>
        isFlat ? { x: center.x, y: center.y + by } : { x: center.x + by, y: center.y };
      return [
        { center, cost },
        { center: shift(-aside), cost: cost + COST.aside },
        { center: shift(aside), cost: cost + COST.aside },
      ];
    });
  });
}

/**
 * Places the labels of routes so that they cover no box, no other label, and as few other lines as possible. The nearest free
 * place to the middle of a route wins. A fixed number of places is tried for each line of a route. Returns the centers.
 */
export function placeLabels(
  boxes: readonly Box[],
  routes: ReadonlyMap<string, readonly Point[]>,
  labels: ReadonlyMap<string, string>,
): Map<string, Point> {
  const lines = [...routes].flatMap(([id, route]) => toLines(route).map((line) => ({ id, line })));
  const placed: Box[] = [];
  const centers = new Map<string, Point>();
  for (const [id, text] of labels) {
    const route = routes.get(id);
    if (!route) continue;
    const width = measureText(text) + 2 * LINE_LABEL.padding;
    const reach = getBounds([], route);
    const distance = 2 * width + LINE_LABEL.height;
    const nearBoxes = boxes.filter((box) => reach && overlaps(reach, box, distance));
    const nearLabels = placed.filter((box) => reach && overlaps(reach, box, distance));
    const nearLines = lines.filter(
      ({ id: other, line: [from, to] }) => other !== id && reach && crosses(from, to, reach, distance),
    );
    let best: Candidate | undefined;
    for (const { center, cost } of toCandidates(route, width).sort((one, other) => one.cost - other.cost)) {
      if (best && cost >= best.cost) break;
      const area = around(center, width);
      const total =
        cost +
        COST.box * nearBoxes.filter((box) => overlaps(area, box, GAP)).length +
        COST.label * nearLabels.filter((box) => overlaps(area, box, GAP)).length +
        COST.line * nearLines.filter(({ line: [from, to] }) => crosses(from, to, area)).length;
      if (!best || total < best.cost) best = { center, cost: total };
    }
    if (!best) continue;
    centers.set(id, best.center);
    placed.push(around(best.center, width));
  }
  return centers;
}
