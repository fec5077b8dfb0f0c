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

/** Rounds to one digit, or to half of it from 10 on: 7, 15, 200, 350. */
function roundStep(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const part = unit === 1 ? 1 : unit / 2;
  return Math.round(value / part) * part;
}

/**
 * Returns the lowest value of each shade: quantiles, rounded to a readable number, so that each holds about as many
 * values. There are fewer shades when values are equal, and none is empty.
 */
export function shadeSteps(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const quantiles = Array.from(
    { length: SHADES - 1 },
    (_, shade) => sorted[Math.floor(((shade + 1) * sorted.length) / SHADES)] ?? 0,
  );
  const steps = [...new Set([0, ...quantiles.map(roundStep)])];
  return steps.filter((lowest, index) =>
    values.some((value) => value >= lowest && value < (steps[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
}

/** Returns the shade of a value, from the lightest (0) to the darkest. */
export function getShade(value: number, steps: readonly number[]): number {
  const step = Math.max(
    0,
    steps.findLastIndex((lowest) => value >= lowest),
  );
  return steps.length < 2 ? 0 : Math.round((step * (SHADES - 1)) / (steps.length - 1));
}
