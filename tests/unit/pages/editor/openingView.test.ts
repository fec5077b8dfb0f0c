import { LINE_LABEL } from '@/domain/editor/lineLabels';
import { getOpeningView, READABLE_ZOOM } from '@/pages/editor/components/diagram/openingView';
import { read } from '../../../support/sources';

const area = { width: 760, height: 700 };

it('shows a whole diagram in the middle, a small one not larger than 125 %', () => {
  expect(getOpeningView({ x: 100, y: -50, width: 160, height: 64 }, area)).toEqual({
    x: 380 - 180 * 1.25,
    y: 350 + 18 * 1.25,
    zoom: 1.25,
  });
});

it('shows the beginning of a diagram whose texts would be too small', () => {
  const { x, y, zoom } = getOpeningView({ x: 16, y: 16, width: 400, height: 5_000 }, area);
  expect(zoom).toBe(READABLE_ZOOM);
  expect(x + (16 + 200) * zoom).toBeCloseTo(area.width / 2);
  expect(y + 16 * zoom).toBeCloseTo(32);
});

it('keeps every text of the canvas at 12 pixels or more', () => {
  const sheet = read('src/pages/editor/components/diagram/DiagramCanvas.module.css');
  const sizes = [...sheet.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(3);
  for (const size of sizes) expect(size * READABLE_ZOOM).toBeGreaterThanOrEqual(12);
  expect(/\.lineLabel \{[^}]*font-size: (\d+)px/.exec(sheet)?.[1]).toBe(String(LINE_LABEL.font));
});
