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

/** The shades of numbers from one on. Shade 0 is for none. */
export const SHADES = 3;

/** The unit of rounding: one digit, or half of it from 10 on, such as 7, 15, 200, 350. */
function stepUnit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return unit === 1 ? 1 : unit / 2;
}

/**
 * Returns the lowest number of each shade: 0 if there is one, then quantiles of the different numbers above it, rounded to whole,
 * readable ones. Equal numbers count once, so that a few high ones stand out from many low ones. No shade is empty, and no two
 * begin at the same number.
 */
export function shadeSteps(counts: readonly number[]): number[] {
  const different = [...new Set(counts.filter((count) => count > 0))].sort((a, b) => a - b);
  const length = Math.min(SHADES, different.length);
  const quantiles = Array.from({ length }, (_, shade) => {
    const count = different[Math.floor((shade * different.length) / length)] ?? 1;
    const unit = stepUnit(count);
    // The lowest number is never below its step.
    return (shade === 0 ? Math.floor : Math.round)(count / unit) * unit;
  });
  const steps = [...new Set(quantiles)];
  const filled = steps.filter((lowest, index) =>
    different.some((count) => count >= lowest && count < (steps[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  return counts.includes(0) ? [0, ...filled] : filled;
}

/** Returns the shade of a number: 0 for none, then from 1, the nearest to it, to the strongest. */
export function getShade(count: number, steps: readonly number[]): number {
  if (count === 0) return 0;
  const filled = steps.filter((lowest) => lowest > 0);
  const step = Math.max(
    0,
    filled.findLastIndex((lowest) => count >= lowest),
  );
  return filled.length < 2 ? 1 : 1 + Math.round((step * (SHADES - 1)) / (filled.length - 1));
}
