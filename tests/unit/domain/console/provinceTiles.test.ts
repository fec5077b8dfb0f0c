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
    expect(neighbourTile('HE', 'end')).toBe('BJ');
    expect(neighbourTile('BJ', 'start')).toBe('HE');
    expect(neighbourTile('BJ', 'down')).toBe('TJ');
    expect(neighbourTile('HL', 'up')).toBe('HL');
    expect(neighbourTile('nowhere', 'up')).toBe('nowhere');
  });
});

describe('the shades', () => {
  it('contain about the same number of provinces each', () => {
    const values = Array.from({ length: 34 }, (_, index) => index * index);
    const steps = shadeSteps(values);
    const shades = values.map((value) => getShade(value, steps));
    for (let shade = 0; shade < SHADES; shade += 1) {
      const count = shades.filter((each) => each === shade).length;
      expect(count).toBeGreaterThanOrEqual(6);
      expect(count).toBeLessThanOrEqual(7);
    }
  });

  it('are fewer when values repeat, from the lightest to the darkest', () => {
    const steps = shadeSteps([0, 0, 0, 0, 9]);
    expect(steps).toEqual([0, 9]);
    expect([getShade(0, steps), getShade(5, steps), getShade(9, steps)]).toEqual([0, 0, SHADES - 1]);
    expect(getShade(3, shadeSteps([3, 3]))).toBe(0);
  });
});
