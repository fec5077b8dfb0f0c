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

const LEFT = { a: box(0, 0), b: box(320, 0) };
const BELOW = { c: box(0, 224), d: box(320, 224) };

describe('routeLinks', () => {
  it.each<[string, Record<string, Box>, string, boolean, Record<string, string>]>([
    [
      'turns half way between boxes that are beside each other',
      ...([{ a: box(0, 0), b: box(320, 192) }, 'a-b', true] as const),
      { 'a-b': '80,64 80,128 400,128 400,192' },
    ],
    [
      'goes around a box in the way',
      ...([{ a: box(0, 0), wall: box(-64, 128, 288), b: box(0, 256) }, 'a-b', true] as const),
      { 'a-b': '80,64 80,112 -80,112 -80,208 80,208 80,256' },
    ],
    [
      'goes around boxes between which there is no room',
      ...([
        { a: box(0, 0), left: box(-400, 128, 460), right: box(84, 128, 472), b: box(64, 256) },
        'a-b',
        true,
      ] as const),
      { 'a-b': '80,64 80,112 572,112 572,208 144,208 144,256' },
    ],
    [
      'does not arrive where lines leave',
      ...([{ a: box(240, 112), b: box(240, 224), c: box(0, 352) }, 'a-b c-a', true] as const),
      { 'a-b': '320,176 320,224', 'c-a': '80,352 80,144 240,144' },
    ],
    [
      'draws a line and the one back apart',
      ...([{ a: box(0, 0), b: box(0, 160) }, 'a-b b-a', true] as const),
      { 'a-b': '80,64 80,160', 'b-a': '0,192 -16,192 -16,32 0,32' },
    ],
    [
      'draws two lines without a direction as one',
      ...([{ a: box(0, 0), b: box(0, 160) }, 'a-b b-a', false] as const),
      { 'a-b': '80,64 80,160', 'b-a': '80,160 80,64' },
    ],
    [
      'leaves a decision from different sides',
      ...([{ ask: box(0, 0, 160, 96), yes: box(0, 160), no: box(0, 320) }, 'ask-yes ask-no', true] as const),
      { 'ask-yes': '80,96 80,160', 'ask-no': '160,48 176,48 176,240 80,240 80,320' },
    ],
    [
      'draws lines of different boxes beside each other',
      ...([{ ...LEFT, ...BELOW }, 'a-d b-c', true] as const),
      { 'a-d': '80,64 80,144 400,144 400,224', 'b-c': '400,64 400,156 80,156 80,224' },
    ],
    [
      'draws three lines in the lanes that are free',
      ...([{ ...LEFT, ...BELOW, e: box(640, 0), f: box(640, 224) }, 'a-f b-c e-d', true] as const),
      {
        'b-c': '400,64 400,144 80,144 80,224',
        'e-d': '720,64 720,144 400,144 400,224',
        'a-f': '80,64 80,156 720,156 720,224',
      },
    ],
    [
      'draws a loop outside its box, and nothing to an unknown one',
      ...([{ a: box(0, 0) }, 'a-z a-a', true] as const),
      { 'a-a': '160,32 176,32 176,-16 80,-16 80,0' },
    ],
  ])('%s', (_what, boxes, links, directed, expected) => {
    const named = links.split(' ').map((name) => link(...(name.split('-') as [string, string])));
    const drawn = [...route(boxes, named, directed)].map(([id, path]) => [
      id,
      path.map(({ x, y }) => `${x},${y}`).join(' '),
    ]);
    expect(Object.fromEntries(drawn)).toEqual(expected);
  });

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

  it.each([
    [1, 7320, 32],
    [2, 7792, 38],
    [3, 10416, 38],
    [4, 11080, 51],
    [5, 13888, 64],
    [6, 16184, 61],
    [7, 15072, 58],
    [8, 17680, 64],
    [9, 28432, 92],
    [10, 23808, 78],
    [11, 26200, 88],
    [12, 32240, 100],
  ])(
    'crosses no box among the spaced boxes %i, with lines of %i pixels and %i bends',
    (seed, length, bends) => {
      const { boxes, links } = scatter(seed, 8 + seed * 2, 10 + seed * 2);
      const routes = routeLinks(boxes, links, { directed: seed % 2 === 0 });
      expect(routes.size).toBe(links.length);
      const paths = [...routes.values()];
      const lengths = paths.flatMap(toLines).map(([from, to]) => Math.abs(from.x - to.x + from.y - to.y));
      expect(lengths.reduce((sum, each) => sum + each, 0)).toBe(length);
      expect(paths.reduce((sum, path) => sum + path.length - 2, 0)).toBe(bends);
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
