import { writeFileSync } from 'node:fs';
import stopStages from '../e2eTeardown';
import { endFigures } from './figures';

/** Writes all figures as JSON to the file named by tests/bench/run.mjs, or to standard output. */
export default async function teardown(): Promise<void> {
  await stopStages();
  writeFileSync(process.env.BENCH_REPORT ?? process.stdout.fd, `${endFigures()}\n`);
}
