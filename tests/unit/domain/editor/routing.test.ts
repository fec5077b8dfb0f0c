import { type Box, crosses, type Point, toLines } from '@/domain/editor/geometry';
import { type Link, routeLinks } from '@/domain/editor/routing';

const box = (x: number, y: number, width = 160, height = 64): Box => ({ x, y, width, height });
const link = (source: string, target: string): Link => ({ id: `${source}-${target}`, source, target });
const toMap = (boxes: Record<string, Box>) => new Map(Object.entries(boxes));
const route = (boxes: Record<string, Box>, links: Link[], directed = true) =>
  routeLinks(toMap(boxes), links, { directed });

/** A repeatable sequence of numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Boxes of mixed sizes in the cells of a grid, at least 48 pixels apart, and links between random ones. */
function scatter(seed: number, count: number, linkCount: number) {
  const random = createRandom(seed);
  const columns = Math.ceil(Math.sqrt(count));
  const boxes = new Map<string, Box>();
  for (let index = 0; index < count; index += 1) {
    const cell = { x: (index % columns) * 320, y: Math.floor(index / columns) * 224 };
    const [width, height] = random() < 0.5 ? [160, 96] : [192, 80];
    const shift = (free: number) => Math.floor((random() * free) / 16) * 16;
    boxes.set(`b${index}`, box(cell.x + shift(80), cell.y + shift(80), width, height));
  }
  const pick = () => `b${Math.floor(random() * count)}`;
  const links = Array.from({ length: linkCount }, (_, index) => ({
    id: `l${index}`,
    source: pick(),
    target: pick(),
  }));
  return { boxes, links: links.filter(({ source, target }) => source !== target) };
}

const isOnBorder = ({ x, y, width, height }: Box, place: Point) =>
  [
    [x + width / 2, y],
    [x + width / 2, y + height],
    [x, y + height / 2],
    [x + width, y + height / 2],
  ].some(([px, py]) => px === place.x && py === place.y);

function expectWhole(path: readonly Point[], source: Box, target: Box) {
  expect(isOnBorder(source, path[0] as Point)).toBe(true);
  expect(isOnBorder(target, path.at(-1) as Point)).toBe(true);
  const lines = toLines(path);
  expect(lines.every(([from, to]) => (from.x === to.x) !== (from.y === to.y))).toBe(true);
  // Each corner turns.
  for (const [index, [from, to]] of lines.slice(1).entries())
    expect((from.x === to.x) !== ((lines[index]?.[0].x ?? 0) === (lines[index]?.[1].x ?? 1))).toBe(true);
}

describe('routeLinks', () => {
  it('draws a straight line between boxes that face each other', () => {
    expect(route({ a: box(0, 0), b: box(0, 160) }, [link('a', 'b')]).get('a-b')).toEqual([
      { x: 80, y: 64 },
      { x: 80, y: 160 },
    ]);
    const close = route({ a: box(0, 0), b: box(168, 0) }, [link('a', 'b')]);
    expect(close.get('a-b')).toEqual([
      { x: 160, y: 32 },
      { x: 168, y: 32 },
    ]);
  });

  it('turns half way between boxes that are beside each other', () => {
    expect(route({ a: box(0, 0), b: box(320, 192) }, [link('a', 'b')]).get('a-b')).toEqual([
      { x: 80, y: 64 },
      { x: 80, y: 128 },
      { x: 400, y: 128 },
      { x: 400, y: 192 },
    ]);
  });

  it('goes around a box in the way', () => {
    const boxes = { a: box(0, 0), wall: box(-64, 128, 288), b: box(0, 256) };
    const path = route(boxes, [link('a', 'b')]).get('a-b') ?? [];
    expectWhole(path, boxes.a, boxes.b);
    expect(path.length).toBeGreaterThan(2);
    expect(toLines(path).some(([from, to]) => crosses(from, to, boxes.wall, 5))).toBe(false);
  });

  it('uses a gap that is narrow, and a plain line where there is no way', () => {
    const narrow = { a: box(0, 0), left: box(-400, 128, 472), right: box(88, 128, 472), b: box(0, 256) };
    const through = route(narrow, [link('a', 'b')]).get('a-b') ?? [];
    expect(through).toEqual([
      { x: 80, y: 64 },
      { x: 80, y: 256 },
    ]);
    const onTop = { a: box(0, 0), b: box(16, 16) };
    expect(route(onTop, [link('a', 'b')]).get('a-b')?.length).toBeGreaterThan(1);
    const inside = { ...onTop, around: box(-200, -200, 600, 500), c: box(800, 0) };
    expect(route(inside, [link('a', 'c')]).get('a-c')?.length).toBeGreaterThan(1);
  });

  it('does not arrive where lines leave', () => {
    // The step returns to a box whose lower side leads on.
    const boxes = { data: box(240, 112), check: box(240, 224), back: box(0, 352) };
    const routes = route(boxes, [link('data', 'check'), link('back', 'data')]);
    expect(routes.get('back-data')?.at(-1)).toEqual({ x: 240, y: 144 });
    expect(routes.get('back-data')).toHaveLength(3);
  });

  it('draws a line and the one back apart', () => {
    const boxes = { a: box(0, 0), b: box(0, 160) };
    const routes = route(boxes, [link('a', 'b'), link('b', 'a')]);
    expect(routes.get('a-b')).toHaveLength(2);
    const back = routes.get('b-a') ?? [];
    expectWhole(back, boxes.b, boxes.a);
    expect(back.every(({ x }) => x !== 80)).toBe(true);
  });

  it('leaves a decision from different sides', () => {
    const boxes = { ask: box(0, 0, 160, 96), yes: box(0, 160), no: box(0, 320) };
    const routes = route(boxes, [link('ask', 'yes'), link('ask', 'no')]);
    expect(routes.get('ask-yes')?.[0]).toEqual({ x: 80, y: 96 });
    expect(routes.get('ask-no')?.[0]).not.toEqual({ x: 80, y: 96 });
  });

  it('draws lines of different boxes beside each other', () => {
    const boxes = { a: box(0, 0), b: box(320, 0), c: box(0, 224), d: box(320, 224) };
    const routes = route(boxes, [link('a', 'd'), link('b', 'c')]);
    const heights = [...routes.values()].map((path) => path[1]?.y ?? 0);
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(10);
  });

  it('leaves out links of unknown boxes, and draws a loop outside its box', () => {
    const boxes = { a: box(0, 0) };
    const routes = route(boxes, [link('a', 'z'), link('a', 'a')]);
    expect([...routes.keys()]).toEqual(['a-a']);
    const path = routes.get('a-a') ?? [];
    expectWhole(path, boxes.a, boxes.a);
    expect(toLines(path).some(([from, to]) => crosses(from, to, boxes.a))).toBe(false);
    expect(routeLinks(new Map(), [], { directed: true }).size).toBe(0);
  });

  it('keeps the routes that a moved box does not touch', () => {
    const { boxes, links } = scatter(7, 16, 20);
    const kept = routeLinks(boxes, links, { directed: true });
    expect(routeLinks(boxes, links, { directed: true, kept })).toEqual(kept);
    const moved = new Map(boxes).set('b5', { ...(boxes.get('b5') as Box), x: 400, y: 900 });
    const routes = routeLinks(moved, links, { directed: true, kept });
    for (const { id, source, target } of links) {
      expectWhole(routes.get(id) ?? [], moved.get(source) as Box, moved.get(target) as Box);
      const isTouched = toLines(kept.get(id) ?? []).some(([from, to]) =>
        crosses(from, to, moved.get('b5') as Box),
      );
      if (source !== 'b5' && target !== 'b5' && !isTouched) expect(routes.get(id)).toBe(kept.get(id));
    }
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'crosses no box among spaced boxes (%i)',
    (seed) => {
      const { boxes, links } = scatter(seed, 8 + seed * 2, 10 + seed * 2);
      const routes = routeLinks(boxes, links, { directed: seed % 2 === 0 });
      expect(routes.size).toBe(links.length);
      for (const { id, source, target } of links) {
        const path = routes.get(id) ?? [];
        expectWhole(path, boxes.get(source) as Box, boxes.get(target) as Box);
        // The ends touch their own boxes; all others are at a distance.
        const crossed = [...boxes].filter(([name, other]) =>
          toLines(path).some(([from, to]) =>
            crosses(from, to, other, name === source || name === target ? 0 : 5),
          ),
        );
        expect(crossed).toEqual([]);
      }
    },
  );

  it('finds the ways among 200 boxes', () => {
    const { boxes, links } = scatter(99, 200, 60);
    const routes = routeLinks(boxes, links, { directed: true });
    const all = [...boxes.values()];
    const crossings = [...routes.values()]
      .flatMap(toLines)
      .filter(([from, to]) => all.some((other) => crosses(from, to, other)));
    expect(routes.size).toBe(links.length);
    expect(crossings).toEqual([]);
  });
});
