import { writeFileSync } from 'node:fs';
import stopStages from '../e2eTeardown';
import { endFigures } from './figures';

/** All figures of the run as one JSON: into the file that tests/bench/run.mjs names, else on standard output. */
export default async function teardown(): Promise<void> {
  await stopStages();
  writeFileSync(process.env.BENCH_REPORT ?? process.stdout.fd, `${endFigures()}\n`);
}
