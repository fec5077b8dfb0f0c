import type { Config } from 'jest';
import startStages from '../e2eSetup';
import { startFigures } from './figures';

/** Starts server and browsers as for the journeys, and collects figures. */
export default async function setup(config: Config): Promise<void> {
  startFigures();
  await startStages(config);
}
