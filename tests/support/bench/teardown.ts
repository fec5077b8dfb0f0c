import stopStages from '../e2eTeardown';
import { closeFigures } from './figures';

/** All figures of the run as one JSON on standard output; jest itself writes to standard error. */
export default async function teardown(): Promise<void> {
  await stopStages();
  process.stdout.write(`${closeFigures()}\n`);
}
