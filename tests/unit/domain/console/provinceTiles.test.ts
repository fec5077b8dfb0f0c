import { theme } from 'antd';
import { portalTheme } from '../../../../src/components/portalTheme';
import { contrast } from '../../../../src/components/portalThemeShades';
import {
  getShade,
  neighbourTile,
  PROVINCE_TILES,
  SHADES,
  shadeSteps,
  TILE_COLUMNS,
  TILE_ROWS,
} from '../../../../src/domain/console/provinceTiles';
import en from '../../../../src/locales/en-US/dashboardMap';
import { read } from '../../../support/sources';

describe('the tiles', () => {
  it('show the 34 provinces with their names, each in its own place', () => {
    expect(new Set(PROVINCE_TILES.map(({ code }) => code)).size).toBe(34);
    expect(new Set(PROVINCE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(34);
    const texts: Record<string, string> = en;
    for (const { code, column, row } of PROVINCE_TILES) {
      expect(texts[`dashboard.province.${code}`]).toBeTruthy();
      expect(texts[`dashboard.provinceShort.${code}`]).toBeTruthy();
      expect(column).toBeLessThanOrEqual(TILE_COLUMNS);
      expect(row).toBeLessThanOrEqual(TILE_ROWS);
    }
    expect(Object.keys(texts).filter((id) => id.startsWith('dashboard.province.'))).toHaveLength(34);
  });

  it('are all reachable by arrow keys', () => {
    const reached = new Set(['GD']);
    for (const code of reached) {
      for (const direction of ['up', 'down', 'start', 'end'] as const)
        reached.add(neighbourTile(code, direction));
    }
    expect(reached.size).toBe(34);
  });

  it('have the nearest tile as neighbour in each direction', () => {
    const neighbours = (code: string) =>
      (['up', 'down', 'start', 'end'] as const).map((direction) => neighbourTile(code, direction)).join(' ');
    expect(['XJ', 'SH', 'XZ', 'TW', 'HI', 'HK', 'SX', 'HL', 'nowhere'].map(neighbours)).toEqual([
      'HL XZ XJ GS',
      'LN TW JS SH',
      'XJ YN XZ QH',
      'SH HK FJ TW',
      'GX HI YN MO',
      'JX HK MO FJ',
      'NM HA SN HE',
      'HL JL BJ HL',
      'nowhere nowhere nowhere nowhere',
    ]);
  });
});

describe('the shades', () => {
  const shadesOf = (counts: readonly number[]) => {
    const steps = shadeSteps(counts);
    return counts.map((count) => getShade(count, steps));
  };

  it('contain about the same number of provinces each where all have different numbers', () => {
    const shades = shadesOf(Array.from({ length: 34 }, (_, index) => index * index));
    expect(shades.filter((shade) => shade === 0)).toHaveLength(1);
    for (let shade = 1; shade <= SHADES; shade += 1) {
      const count = shades.filter((each) => each === shade).length;
      // Rounded limits move a few across.
      expect(count).toBeGreaterThanOrEqual(9);
      expect(count).toBeLessThanOrEqual(13);
    }
  });

  it('begin at round numbers, and none is empty', () => {
    const counts = [3, 7, 12, 26, 41, 88, 123, 164, 310, 777, 1234];
    expect(shadeSteps(counts)).toEqual([3, 25, 150]);
    expect(shadeSteps(counts.toReversed())).toEqual([3, 25, 150]);
    expect(shadeSteps([101, 102, 103, 104, 105])).toEqual([100]);
    expect(shadeSteps([])).toEqual([]);
  });

  it('tell few orders apart: none from one, and one from several', () => {
    const none = Array.from({ length: 30 }, () => 0);
    expect(shadeSteps(none)).toEqual([0]);
    expect(shadesOf([...none, 1, 1]).slice(-2)).toEqual([1, 1]);
    expect(shadeSteps([...none, 1, 1, 2, 5])).toEqual([0, 1, 2, 5]);
    expect(shadesOf([...none, 1, 1, 2, 5]).slice(29)).toEqual([0, 1, 1, 2, SHADES]);
    // Many equal numbers take no more steps than one.
    expect(shadeSteps([...none, ...none.map(() => 1), 2, 8])).toEqual([0, 1, 2, 8]);
    expect(shadesOf([0, 0, 9])).toEqual([0, 0, 1]);
  });

  it.each(Array.from({ length: 60 }, (_, highest) => highest))(
    'are whole, rising and in use up to %i orders',
    (highest) => {
      const counts = Array.from({ length: 34 }, (_, index) => (index * index * 7 + highest) % (highest + 1));
      const steps = shadeSteps(counts);
      expect(steps.every(Number.isInteger)).toBe(true);
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
      expect(new Set(shadesOf(counts)).size).toBe(steps.length);
      expect(counts.map((count) => getShade(count, steps) === 0)).toEqual(counts.map((count) => count === 0));
    },
  );

  it.each(['light', 'dark'] as const)('can be told apart, and from none, in the %s theme', (mode) => {
    const themed = theme.getDesignToken(portalTheme(mode));
    const token: Record<string, unknown> = { ...themed };
    const css = read('src/pages/dashboard/components/monitor/ProvinceMap.module.css');
    const rules = [
      ...css.matchAll(
        /data-shade="[1-9]"\]\s*\{\s*color: var\(--ant-([\w-]+)\);\s*background: var\(--ant-(blue-\d+)\)/g,
      ),
    ];
    const shades = rules.map(([, , name = '']) => String(token[name]));
    expect(shades).toHaveLength(SHADES);
    for (const [index, shade] of shades.entries()) {
      expect(contrast(shade, shades[index - 1] ?? themed.colorBgContainer)).toBeGreaterThan(1.9);
      // The text of the first is that of the page, which is partly transparent.
      if (rules[index]?.[1] === 'color-bg-layout')
        expect(contrast(shade, themed.colorBgLayout)).toBeGreaterThan(4.5);
    }
  });
});
