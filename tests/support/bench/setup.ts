import type { Config } from 'jest';
import startStages from '../e2eSetup';
import { startFigures } from './figures';

/** A stage as for the journeys, and a place for what is measured on it. */
export default async function setup(config: Config): Promise<void> {
  startFigures();
  await startStages(config);
}
