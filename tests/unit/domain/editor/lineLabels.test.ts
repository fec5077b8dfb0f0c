import { type Box, overlaps } from '@/domain/editor/geometry';
import { getLabelBox, LINE_LABEL, measureText, placeLabels, shortenLabel } from '@/domain/editor/lineLabels';
import { routeLinks } from '@/domain/editor/routing';

it('measures wide characters as squares', () => {
  expect(measureText('审核')).toBe(2 * LINE_LABEL.font);
  expect(measureText('👍')).toBe(LINE_LABEL.font);
  expect(measureText('ab')).toBeCloseTo(15.08);
  expect(getLabelBox({ x: 10, y: 20 }, '审')).toEqual({ x: -2.5, y: 9, width: 25, height: 22 });
});

it('shortens long labels only', () => {
  expect(shortenLabel('x'.repeat(24))).toBe('x'.repeat(24));
  expect(shortenLabel('x'.repeat(25))).toBe(`${'x'.repeat(23)}…`);
  expect(shortenLabel('word '.repeat(20))).toBe('word word word word wor…');
  expect(shortenLabel('很长的标签'.repeat(6))).toBe('很长的标签很长的标签很长的…');
});

describe('placeLabels', () => {
  it.each<[string, number[][], Record<string, string>, string]>([
    ['in the middle of a line down', [], { Yes: '0,0 0,200' }, 'Yes 0,100'],
    ['in the middle of a line across', [], { Yes: '0,0 200,0' }, 'Yes 100,0'],
    [
      'on the longest part of a route',
      [
        [-80, -64],
        [240, 128],
      ],
      { 审核通过: '0,0 0,64 320,64 320,128' },
      '审核通过 160,64',
    ],
    [
      'on a line that is shorter than its text',
      [
        [0, 0],
        [184, 0],
      ],
      { Approved: '160,32 184,32' },
      'Approved 172,32',
    ],
    ['further on where a box is beside the middle', [[4, 60, 40, 80]], { Yes: '0,0 0,200' }, 'Yes 0,46'],
    [
      'over the smaller number of boxes',
      [
        [4, 0, 40, 200],
        [-44, 0, 40, 200],
      ],
      { Yes: '0,0 0,200' },
      'Yes -23,100',
    ],
    ['off a crossing', [], { Yes: '0,0 0,200', No: '-100,100 100,100' }, 'Yes 0,88; No -37,100'],
    ['off other lines', [], { Approved: '0,0 300,0', '': '150,-100 150,-4' }, 'Approved 106,0;  150,-52'],
    [
      'beside each other on one line',
      [],
      { Yes: '0,0 0,200', No: '0,0 0,200', Maybe: '0,0 0,200' },
      'Yes -23,100; No 20,100; Maybe -31,71',
    ],
    ['nowhere on a route without a length', [], { Yes: '5,5 5,5' }, ''],
  ])('places a label %s', (_where, boxes, routes, expected) => {
    const toPoint = (place: string) => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return { x, y };
    };
    const centers = placeLabels(
      boxes.map(([x = 0, y = 0, width = 160, height = 64]) => ({ x, y, width, height })),
      new Map(Object.entries(routes).map(([id, path]) => [id, path.split(' ').map(toPoint)])),
      new Map(Object.keys(routes).map((id) => [id, id])),
    );
    const places = [...centers].map(([id, { x, y }]) => `${id} ${Math.round(x)},${Math.round(y)}`);
    expect(places.join('; ')).toBe(expected);
  });

  it('ignores labels without a route', () => {
    expect(placeLabels([], new Map(), new Map([['a', 'Yes']])).size).toBe(0);
  });

  it('covers neither boxes nor other labels where there is room', () => {
    const boxes = new Map<string, Box>();
    for (let column = 0; column < 4; column += 1)
      for (let row = 0; row < 4; row += 1)
        boxes.set(`${column}${row}`, { x: column * 320, y: row * 176, width: 160, height: 80 });
    const ids = [...boxes.keys()];
    const links = ids.flatMap((source, index) =>
      [5, 6]
        .map((step) => ids[(index + step) % ids.length] ?? source)
        .map((target) => ({ id: `${source}-${target}`, source, target })),
    );
    const routes = routeLinks(boxes, links, { directed: true });
    const labels = new Map(links.map(({ id }, index) => [id, index % 2 ? 'Approved' : '1 Gbit/s · 2 ms']));
    const centers = placeLabels([...boxes.values()], routes, labels);
    expect(centers.size).toBe(links.length);
    const areas = [...centers].map(([id, center]) => getLabelBox(center, labels.get(id) ?? ''));
    for (const [index, area] of areas.entries()) {
      expect([...boxes.values()].filter((other) => overlaps(area, other))).toEqual([]);
      expect(areas.slice(0, index).filter((other) => overlaps(area, other))).toEqual([]);
    }
  });
});
