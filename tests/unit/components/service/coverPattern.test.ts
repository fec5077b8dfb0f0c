import { allServiceIds } from '../../../../mock/lib/catalogue/catalogue';
import { coverPattern } from '../../../../src/components/service/coverMotifs';

const HUES = 6;
const MOTIFS = ['rings', 'grid', 'waves', 'bars', 'mesh'];

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

it('stays within the palette, the motifs and the range from 0 to 99', () => {
  for (const id of ids) {
    for (const hues of [1, 2, HUES, 13]) {
      const { hue, motif, seeds } = coverPattern(id, hues);
      expect(Number.isInteger(hue) && hue >= 0 && hue < hues).toBe(true);
      expect(MOTIFS).toContain(motif);
      expect(seeds).toHaveLength(12);
      expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 99)).toBe(true);
    }
  }
});

it('spreads ids over all hues and motifs', () => {
  for (const key of ['hue', 'motif'] as const) {
    const kinds = key === 'hue' ? HUES : MOTIFS.length;
    const counts = new Map<string | number, number>();
    for (let i = 0; i < 3000; i += 1) {
      const kind = coverPattern(`service-${i}`, HUES)[key];
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect(counts.size).toBe(kinds);
    for (const count of counts.values()) expect(Math.abs(count / (3000 / kinds) - 1)).toBeLessThan(0.25);
  }
});

it('gives the services in the market varied covers', () => {
  const looks = allServiceIds().map((id) => coverPattern(id, HUES));
  const kinds = new Set(looks.map(({ hue, motif }) => `${hue} ${motif}`));
  expect(kinds.size).toBeGreaterThan((HUES * MOTIFS.length) / 2);
});
