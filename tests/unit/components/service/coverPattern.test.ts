import { allServiceIds, findServiceRecord } from '../../../../mock/lib/catalogue/catalogue';
import { COVER_PATHS, coverPattern } from '../../../../src/components/service/coverMotifs';
import { COVER_DRAWINGS, readDrawing } from '../../../../src/domain/catalog/cover';

const HUES = 8;
const GENERAL = ['records', 'monitoring', 'writing'];

const ids = [
  '',
  'a',
  '短信',
  '🎈',
  'x'.repeat(10_000),
  '__proto__',
  ...Array.from({ length: 500 }, (_, i) => `id-${i}`),
];

it('is stable for each id and differs between ids', () => {
  for (const id of ids) expect(coverPattern(id, HUES)).toEqual(coverPattern(id, HUES));
  const different = new Set(ids.map((id) => JSON.stringify(coverPattern(id, HUES))));
  expect(different.size).toBe(ids.length);
});

it('stays within the palette, the general drawings and the range from 0 to 99', () => {
  for (const id of ids) {
    for (const hues of [1, 2, HUES, 13]) {
      const { hue, drawing, seeds } = coverPattern(id, hues);
      expect(Number.isInteger(hue) && hue >= 0 && hue < hues).toBe(true);
      expect(GENERAL).toContain(drawing);
      expect(seeds).toHaveLength(12);
      expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 99)).toBe(true);
    }
  }
});

it('spreads ids over all hues and general drawings', () => {
  for (const key of ['hue', 'drawing'] as const) {
    const kinds = key === 'hue' ? HUES : GENERAL.length;
    const counts = new Map<string | number, number>();
    for (let i = 0; i < 3000; i += 1) {
      const kind = coverPattern(`service-${i}`, HUES)[key];
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect(counts.size).toBe(kinds);
    for (const count of counts.values()) expect(Math.abs(count / (3000 / kinds) - 1)).toBeLessThan(0.25);
  }
});

it.each(COVER_DRAWINGS)('draws %s in paths without a broken number, another for other seeds', (drawing) => {
  const paths = ids.map((id) => Object.values(COVER_PATHS[drawing](coverPattern(id, HUES).seeds)));
  for (const d of paths.flat()) expect(d).toMatch(/^M[\d\sMHVLZAQCTSmhvlzaqcts-]+$/);
  expect(new Set(paths.map(String)).size).toBeGreaterThan(1);
});

it('gives no two services of the market the same cover', () => {
  const looks = allServiceIds().map((id) => {
    const { hue, seeds } = coverPattern(id, HUES);
    return `${readDrawing(findServiceRecord(id)?.cover)} ${hue} ${seeds.slice(0, 4)}`;
  });
  expect(new Set(looks).size).toBe(looks.length);
  const drawings = new Set(looks.map((look) => look.replace(/ [\d,]+$/, '')));
  expect(drawings.size).toBeGreaterThan(looks.length / 2);
});
