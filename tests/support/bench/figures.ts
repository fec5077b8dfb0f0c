import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the place where the figures of this run are gathered. */
export function startFigures(): void {
  process.env.BENCH_FIGURES = mkdtempSync(join(tmpdir(), 'figures-'));
}

/** Keeps the figures of one subject. */
export function record(subject: string, figures: unknown): void {
  writeFileSync(join(process.env.BENCH_FIGURES ?? '', `${subject}.json`), JSON.stringify(figures));
}

/** All that was kept, as one JSON text, and forgotten. */
export function endFigures(): string {
  const folder = process.env.BENCH_FIGURES ?? '';
  const figures = readdirSync(folder).map((name) => [
    name.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]);
  rmSync(folder, { recursive: true });
  return JSON.stringify(Object.fromEntries(figures), null, 2);
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
