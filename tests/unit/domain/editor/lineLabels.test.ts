import { type Box, overlaps, type Point } from '@/domain/editor/geometry';
import { getLabelBox, LINE_LABEL, measureText, placeLabels, shortenLabel } from '@/domain/editor/lineLabels';
import { routeLinks } from '@/domain/editor/routing';

it('measures wide characters as squares', () => {
  expect(measureText('审核')).toBe(2 * LINE_LABEL.font);
  expect(measureText('ab')).toBeLessThan(2 * LINE_LABEL.font);
});

it('shortens long labels only', () => {
  expect(shortenLabel('Yes')).toBe('Yes');
  for (const text of ['word '.repeat(20), '很长的标签'.repeat(6), '👍'.repeat(40)]) {
    const short = shortenLabel(text);
    expect(short.endsWith('…')).toBe(true);
    expect(measureText(short)).toBeLessThanOrEqual(LINE_LABEL.maxText);
    expect(text.startsWith(short.slice(0, -1))).toBe(true);
  }
});

describe('placeLabels', () => {
  const route = [
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ];

  it('places a label in the middle of its route, beside what is there', () => {
    const routes = new Map([['a', route]]);
    expect(placeLabels([], routes, new Map([['a', 'Yes']]))).toEqual(new Map([['a', { x: 0, y: 100 }]]));
    const blocked = placeLabels(
      [{ x: 4, y: 60, width: 40, height: 80 }],
      routes,
      new Map([['a', 'Yes']]),
    ).get('a');
    expect(blocked).not.toEqual({ x: 0, y: 100 });
    expect(overlaps(getLabelBox(blocked as Point, 'Yes'), { x: 4, y: 60, width: 40, height: 80 })).toBe(
      false,
    );
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
