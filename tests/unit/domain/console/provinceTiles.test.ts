import { theme } from 'antd';
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
  it('contain about the same number of provinces each', () => {
    const values = Array.from({ length: 34 }, (_, index) => index * index);
    const steps = shadeSteps(values);
    const shades = values.map((value) => getShade(value, steps));
    for (let shade = 0; shade < SHADES; shade += 1) {
      const count = shades.filter((each) => each === shade).length;
      // Rounded limits move a few across.
      expect(count).toBeGreaterThanOrEqual(5);
      expect(count).toBeLessThanOrEqual(8);
    }
  });

  it('begin at round numbers, and none is empty', () => {
    const values = [3, 7, 12, 26, 41, 88, 123, 164, 310, 777, 1234];
    expect(shadeSteps(values)).toEqual([0, 10, 40, 100, 300]);
    expect(shadeSteps(values.toReversed())).toEqual([0, 10, 40, 100, 300]);
    expect(shadeSteps([101, 102, 103, 104, 105])).toEqual([100]);
  });

  it.each([
    ['light', theme.defaultAlgorithm],
    ['dark', theme.darkAlgorithm],
  ])('can be told apart in the %s theme', (_, algorithm) => {
    const token: Record<string, unknown> = { ...theme.getDesignToken({ algorithm }) };
    const css = read('src/pages/dashboard/components/monitor/ProvinceMap.module.css');
    const colors = [...css.matchAll(/data-shade="\d"\]\s*\{[^}]*background: var\(--ant-(geekblue-\d+)\)/g)];
    const shades = colors.map(([, name = '']) => String(token[name]));
    expect(shades).toHaveLength(SHADES);
    for (const [index, shade] of shades.slice(1).entries())
      expect(contrast(shade, shades[index] ?? shade)).toBeGreaterThan(1.4);
  });

  it('are fewer when values repeat, from the lightest to the darkest', () => {
    const steps = shadeSteps([0, 0, 0, 0, 9]);
    expect(steps).toEqual([0, 9]);
    expect([getShade(0, steps), getShade(5, steps), getShade(9, steps)]).toEqual([0, 0, SHADES - 1]);
    expect(getShade(3, shadeSteps([3, 3]))).toBe(0);
  });
});
