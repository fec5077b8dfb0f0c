const ROWS = [
  '.. .. .. .. .. .. .. .. HL',
  '.. XJ .. .. .. NM .. .. JL',
  '.. .. GS NX SN SX HE BJ LN',
  '.. XZ QH SC CQ HA SD TJ ..',
  '.. .. .. YN GZ HB AH JS SH',
  '.. .. .. .. GX HN JX ZJ ..',
  '.. .. .. .. .. GD .. FJ TW',
  '.. .. .. .. HI MO HK .. ..',
] as const;

type Codes<Line extends string> = Line extends `${infer First} ${infer Others}`
  ? First | Codes<Others>
  : Line;

/** ISO 3166-2:CN. */
export type ProvinceCode = Exclude<Codes<(typeof ROWS)[number]>, '..'>;

/** A province as a square of a grid map; columns and rows count from 1. */
export interface ProvinceTile {
  code: ProvinceCode;
  column: number;
  row: number;
}

/** The 34 provinces from north to south. */
export const PROVINCE_TILES: readonly ProvinceTile[] = ROWS.flatMap((line, row) =>
  line
    .split(' ')
    .map((code, column) => ({ code, column: column + 1, row: row + 1 }))
    .filter((tile): tile is ProvinceTile => tile.code !== '..'),
);

export const TILE_COLUMNS = 9;
export const TILE_ROWS = ROWS.length;

const STEPS = { up: [0, -1], down: [0, 1], start: [-1, 0], end: [1, 0] } as const;
export type TileDirection = keyof typeof STEPS;

/** Returns the nearest tile in a direction, or the same one. */
export function neighbourTile(code: string, direction: TileDirection): string {
  const from = PROVINCE_TILES.find((tile) => tile.code === code);
  if (!from) return code;
  const [across, down] = STEPS[direction];
  const ahead = PROVINCE_TILES.map((tile) => {
    const columns = tile.column - from.column;
    const rows = tile.row - from.row;
    const forward = columns * across + rows * down;
    const aside = Math.abs(across === 0 ? columns : rows);
    return { code: tile.code, forward, distance: forward + 2 * aside };
  }).filter(({ forward }) => forward > 0);
  const [nearest] = ahead.sort((a, b) => a.distance - b.distance || a.forward - b.forward);
  return nearest?.code ?? code;
}

export const SHADES = 5;

/** Returns the lowest value of each shade, by quantiles; fewer shades when values are equal. */
export function shadeSteps(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const steps = Array.from(
    { length: SHADES },
    (_, shade) => sorted[Math.floor((shade * sorted.length) / SHADES)] ?? 0,
  );
  return [...new Set(steps)];
}

/** Returns the shade of a value, from the lightest (0) to the darkest. */
export function getShade(value: number, steps: readonly number[]): number {
  const step = Math.max(
    0,
    steps.findLastIndex((lowest) => value >= lowest),
  );
  return steps.length < 2 ? 0 : Math.round((step * (SHADES - 1)) / (steps.length - 1));
}
