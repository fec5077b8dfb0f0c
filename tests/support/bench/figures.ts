import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the folder for the figures of this run. */
export function startFigures(): void {
  process.env.BENCH_FIGURES = mkdtempSync(join(tmpdir(), 'figures-'));
}

/** Stores the figures of one subject. */
export function record(subject: string, figures: unknown): void {
  writeFileSync(join(process.env.BENCH_FIGURES ?? '', `${subject}.json`), JSON.stringify(figures));
}

/** Returns all stored figures as JSON and deletes them. */
export function endFigures(): string {
  const folder = process.env.BENCH_FIGURES ?? '';
  const figures = readdirSync(folder).map((name) => [
    name.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]);
  rmSync(folder, { recursive: true });
  return JSON.stringify(Object.fromEntries(figures), null, 2);
}

/** Half the distance between the quartiles. */
function scatter(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / 2;
}

/**
 * How much less time something takes with a piece than without it, in percent of the time without it: the difference of the
 * medians, and 0 when that is less than the times scatter.
 */
export function gain(withPiece: number[], without: number[]): number {
  const difference = median(without) - median(withPiece);
  const isNothing = Math.abs(difference) <= Math.max(scatter(withPiece), scatter(without));
  return isNothing ? 0 : (difference / median(without)) * 100;
}

/** The median; of an even number of values the lower one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
